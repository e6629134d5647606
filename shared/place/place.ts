import * as z from 'zod/mini'

/** Where a visitor is: ISO 3166-1 alpha-2 and the subdivision's code without the country, e.g. CA and ON. */
export interface Place {
  readonly country: string
  readonly region: string | null
}

const countryCode = z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/))
const regionCode = z.string().check(z.toUpperCase(), z.regex(/^[A-Z0-9]{1,3}$/))

/** The code by which a CDN says that it does not know. Tor's is T1, which is no country's code. */
const unknownCountry = 'XX'

/** What says where a visitor is, in the order in which it is believed (rulings 4.1). */
export interface PlaceSources {
  /** The query's `gl`, e.g. CA-ON; null where emulation is not allowed. */
  readonly emulation: string | null
  /** The runtime's request metadata; null where it is a placeholder. */
  readonly metadata: { readonly country?: unknown; readonly regionCode?: unknown } | null
  /** The CDN's geo headers. */
  readonly headers: { readonly country: string | null; readonly region: string | null }
}

const placeOf = (country: unknown, region: unknown): Place | null => {
  // Mostly nothing is said: that needs no schema to find.
  if (country === null || country === undefined) return null
  const parsed = countryCode.safeParse(country)
  if (!parsed.success || parsed.data === unknownCountry) return null
  const parsedRegion = regionCode.safeParse(region)
  return { country: parsed.data, region: parsedRegion.success ? parsedRegion.data : null }
}

/** The visitor's place, or null when unknown: no geo call is made then and nothing is restricted (rulings 4.1). */
export function resolvePlace(sources: PlaceSources): Place | null {
  if (sources.emulation) {
    const [country, region] = sources.emulation.split('-')
    const place = placeOf(country, region)
    if (place) return place
  }
  if (sources.metadata?.country !== undefined) return placeOf(sources.metadata.country, sources.metadata.regionCode)
  return placeOf(sources.headers.country, sources.headers.region)
}
