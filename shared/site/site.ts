import type { CultureRoutes } from '../routes/compile.ts'
import type { Brand } from './brand.ts'
import type { Culture } from './culture.ts'
import type { Market } from './market.ts'

/** A brand on one of its hosts, with the cultures it serves there. */
export interface Site {
  readonly brand: Brand
  /** Origin of canonical addresses, without a trailing slash (rulings 1). */
  readonly origin: string
  /** Origin of the secure platform that belongs to this host. */
  readonly platformUrl: string
  /** In local runs what stands for all vendors but the platform; null elsewhere. */
  readonly vendorOrigin: string | null
  /** Default culture first; cultures of a switched-off market are left out (rulings 8). */
  readonly editions: readonly [Edition, ...Edition[]]
}

/** A site in one culture: its row, its market and its routes. */
export interface Edition {
  readonly culture: Culture
  readonly market: Market
  /** First segment of its paths: '' for the default culture (shared/routes/prefix.ts). */
  readonly prefix: string
  readonly routes: CultureRoutes
}

/** The site in the culture of that id; undefined where it has none of that name. */
export function editionNamed(site: Site, id: string | undefined): Edition | undefined {
  return site.editions.find(({ culture }) => culture.id === id)
}
