import * as z from 'zod/mini'
import { restrictionLevels, restrictions } from '../place/restriction.ts'

const place = {
  prime_culture: z.string(),
  native_culture: z.string(),
  prime_lang: z.string(),
  native_lang: z.string(),
}

/** GET geo-info (spec 7): what a country and region mean to a brand. */
export const geoInfoSchema = z.object({
  country: z.object({
    iso2: z.string().check(z.regex(/^[A-Z]{2}$/)),
    name: z.string(),
    prime_currency: z.string(),
    ...place,
  }),
  region: z.nullable(z.object({ code: z.string(), name: z.string(), ...place })),
  restriction: z.enum(restrictions),
  restriction_level: z.enum(restrictionLevels),
})
export type GeoInfo = z.infer<typeof geoInfoSchema>

/** Great Britain, English, no restriction (spec 7, 9). */
export const geoInfoFallback: GeoInfo = {
  country: {
    iso2: 'GB',
    name: 'United Kingdom',
    prime_currency: 'GBP',
    prime_culture: 'en-GB',
    native_culture: 'en-GB',
    prime_lang: 'en',
    native_lang: 'en',
  },
  region: null,
  restriction: 'none',
  restriction_level: 'none',
}
