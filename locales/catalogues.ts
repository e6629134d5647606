import { type Catalogue, catalogueOf, mergeCatalogues, type Namespace, type Texts } from '../shared/i18n/catalogue.ts'
import type { CatalogueId } from '../shared/site/ids.ts'
import enGBClient from './en-GB/client.json' with { type: 'json' }
import enGBGame from './en-GB/game.json' with { type: 'json' }
import enGBSite from './en-GB/site.json' with { type: 'json' }

const base = { site: enGBSite, game: enGBGame, client: enGBClient }
const { complete, overlay } = catalogueOf(base)
