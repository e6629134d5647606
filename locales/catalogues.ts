import { type Catalogue, catalogueOf, mergeCatalogues, type Namespace, type Texts } from '../shared/i18n/catalogue.ts'
import type { CatalogueId, CultureId } from '../shared/site/ids.ts'
import enGBClient from './en-GB/client.json' with { type: 'json' }
import enGBGame from './en-GB/game.json' with { type: 'json' }
import enGBSite from './en-GB/site.json' with { type: 'json' }
import { cultures } from './registry.ts'

const base = { site: enGBSite, game: enGBGame, client: enGBClient }
const { complete } = catalogueOf(base)

/** Every catalogue as its files hold it; a missing key of a complete one, or a misspelt one, does not compile. */
export const catalogues: Readonly<Partial<Record<CatalogueId, Catalogue>>> = {
  'en-GB': complete(base),
}

/** A culture's complete texts: its own catalogue over those it falls back to (rulings 2.8). */
export function textsOf(id: CultureId): Record<Namespace, Texts> {
  return mergeCatalogues([id, ...cultures[id].fallbacks, 'en-GB' as const].map((link) => catalogues[link] ?? {}))
}
