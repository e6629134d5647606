import { type Catalogue, catalogueOf, mergeCatalogues, type Namespace, type Texts } from '../shared/i18n/catalogue.ts'
import type { CultureId, ServedCatalogueId } from '../shared/site/ids.ts'
import caSite from './ca/site.json' with { type: 'json' }
import deDEClient from './de-DE/client.json' with { type: 'json' }
import deDEGame from './de-DE/game.json' with { type: 'json' }
import deDESite from './de-DE/site.json' with { type: 'json' }
import enCASite from './en-CA/site.json' with { type: 'json' }
import enGBClient from './en-GB/client.json' with { type: 'json' }
import enGBGame from './en-GB/game.json' with { type: 'json' }
import enGBSite from './en-GB/site.json' with { type: 'json' }
import enIESite from './en-IE/site.json' with { type: 'json' }
import enNZSite from './en-NZ/site.json' with { type: 'json' }
import enROWSite from './en-ROW/site.json' with { type: 'json' }
import esClient from './es/client.json' with { type: 'json' }
import esGame from './es/game.json' with { type: 'json' }
import esSite from './es/site.json' with { type: 'json' }
import frClient from './fr/client.json' with { type: 'json' }
import frGame from './fr/game.json' with { type: 'json' }
import frSite from './fr/site.json' with { type: 'json' }
import frCAClient from './fr-CA/client.json' with { type: 'json' }
import frCAGame from './fr-CA/game.json' with { type: 'json' }
import frCASite from './fr-CA/site.json' with { type: 'json' }
import frcaClient from './frca/client.json' with { type: 'json' }
import frcaSite from './frca/site.json' with { type: 'json' }
import { cultures } from './registry.ts'
import svClient from './sv/client.json' with { type: 'json' }
import svGame from './sv/game.json' with { type: 'json' }
import svSite from './sv/site.json' with { type: 'json' }

const base = { site: enGBSite, game: enGBGame, client: enGBClient }
const { complete, overlay } = catalogueOf(base)

export { complete }

/** The catalogues that a page may need, as their files hold them; a missing key of a complete one, or a misspelt one, does not compile. */
export const catalogues: Readonly<Record<ServedCatalogueId, Catalogue>> = {
  'en-GB': complete(base),
  'en-ROW': overlay({ site: enROWSite }),
  'en-IE': overlay({ site: enIESite }),
  'en-CA': overlay({ site: enCASite }),
  'en-NZ': overlay({ site: enNZSite }),
  fr: complete({ site: frSite, game: frGame, client: frClient }),
  'fr-CA': overlay({ site: frCASite, game: frCAGame, client: frCAClient }),
  frca: overlay({ site: frcaSite, client: frcaClient }),
  ca: overlay({ site: caSite }),
  'de-DE': complete({ site: deDESite, game: deDEGame, client: deDEClient }),
  sv: complete({ site: svSite, game: svGame, client: svClient }),
  es: complete({ site: esSite, game: esGame, client: esClient }),
}

/** A culture's complete texts: its own catalogue over those it falls back to (rulings 2.8). */
export function textsOf(id: CultureId): Record<Namespace, Texts> {
  return mergeCatalogues([id, ...cultures[id].fallbacks, 'en-GB' as const].map((link) => catalogues[link]))
}
