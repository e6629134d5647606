import type { Place } from '../../shared/place/place.ts'
import type { Restriction } from '../../shared/place/restriction.ts'

/**
 * All that a rendered page depends on beside its address (path and declared query), its content, and the time where it
 * declares that it reads it (rulings 5.1). A page is rendered of nothing else: see worker/routes/pages/render-page.ts.
 */
export interface PageKey {
  /** Of the build. */
  readonly version: string
  /** Names the site: brand, environment's addresses. The path has the culture. */
  readonly origin: string
  readonly restriction: Restriction
  /** Whether the visitor may say that they are not in Ontario. */
  readonly clearable: boolean
  /** The place that a blocking screen speaks of; null where nothing is blocked. */
  readonly place: Place | null
  readonly festive: boolean
  /** Units of the culture's currency for one EUR; null for a page that prints no converted amounts. */
  readonly rate: number | null
}

/** The key of a page as one text; `address` is its path with its declared query. */
export const pageKeyText = (key: PageKey, address: string): string =>
  [
    key.version,
    key.origin,
    address,
    key.restriction,
    key.clearable ? 'clearable' : '',
    key.place === null ? '' : `${key.place.country}-${key.place.region ?? ''}`,
    key.festive ? 'festive' : '',
    key.rate ?? '',
  ].join('|')
