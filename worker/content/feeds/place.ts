import { currencyRateSchema, fallbackRates } from '../../../shared/content/currency.ts'
import { geoInfoFallback, geoInfoSchema } from '../../../shared/content/geo.ts'
import { currencyTag, geoTag } from '../../../shared/content/tags.ts'
import type { CurrencyIso } from '../../../shared/site/ids.ts'
import { defineService, serviceTimes } from '../feed.ts'

/** What a country and region mean to a brand (spec 7). Asked once per place, never per visitor (rulings 4.2). */
export const geoInfo = defineService({
  ...serviceTimes,
  name: 'geo-info',
  path: ({ emulation }: { brandCode: string; country: string; region: string | null; emulation: string | null }) =>
    emulation === null ? '/geo-info/' : `/geo-info/${encodeURIComponent(emulation)}/`,
  query: ({ brandCode, country, region, emulation }) => ({
    brand_code: brandCode,
    'no-cache': 1,
    country: emulation === null ? country : null,
    region: emulation === null ? region : null,
  }),
  schema: geoInfoSchema,
  tags: (_, scope) => [geoTag(scope.brand)],
  fallback: geoInfoFallback,
})

/** Units of a currency for one EUR (spec 7). EUR itself is never asked for. */
export const currencyRate = defineService({
  ...serviceTimes,
  name: 'currency',
  path: ({ iso }: { iso: CurrencyIso }) => `/currency/${iso}/`,
  query: () => ({ 'no-cache': 1 }),
  schema: currencyRateSchema,
  tags: () => [currencyTag],
  fallback: null,
})

/** The rate of a currency when its service fails (spec 9). */
export const fallbackRate = (iso: CurrencyIso): number => fallbackRates[iso]
