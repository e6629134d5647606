import type { CultureRoutes } from '../routes/compile.ts'
import type { Brand, Culture } from './culture.ts'
import type { Market } from './market.ts'

/** A brand on one of its hosts, with the cultures it serves there. */
export interface Site {
  readonly brand: Brand
  /** Origin of canonical addresses, without a trailing slash (rulings 1). */
  readonly origin: string
  /** Default culture first; cultures of a switched-off market are left out (rulings 8). */
  readonly cultures: readonly [SiteCulture, ...SiteCulture[]]
}

/** A culture as a site serves it: its row, its market and its routes. */
export interface SiteCulture {
  readonly culture: Culture
  readonly market: Market
  readonly routes: CultureRoutes
}
