import { createStore } from 'zustand/vanilla'
import { geoNames } from '../../shared/place/geo-names.ts'
import type { Restriction, RestrictionLevel } from '../../shared/place/restriction.ts'
import type { CurrencyIso } from '../../shared/site/ids.ts'
import { readVisitorData } from './page-data.ts'

/** Where the visitor is (spec 3 "Geo state"). */
export interface GeoState {
  readonly currency: { readonly iso: CurrencyIso; readonly rate: number }
  readonly culture: string
  readonly country: { readonly iso2: string; readonly name: string }
  readonly region: string | null
  readonly restriction: Restriction
  readonly restriction_level: RestrictionLevel
  /** Nothing is known of the place: what stands here is the specification's fallback (spec 9 "Geo fallback"). */
  readonly initial: boolean
  readonly nativeCulture: string
  readonly lang: string
  readonly nativeLang: string
}

/** The place as the edge resolved it; the browser asks nobody for it (rulings 4.2). */
export const geo = createStore<GeoState>()(() => {
  const visit = readVisitorData()
  const known = visit?.geo ?? null
  return {
    currency: { iso: visit?.currency ?? 'EUR', rate: visit?.rate ?? 1 },
    country: { iso2: visit?.country ?? geoNames.country, name: known?.countryName ?? geoNames.countryName },
    culture: known?.culture ?? geoNames.culture,
    nativeCulture: known?.nativeCulture ?? geoNames.culture,
    lang: known?.lang ?? geoNames.lang,
    nativeLang: known?.nativeLang ?? geoNames.lang,
    region: visit?.region ?? null,
    restriction: visit?.restriction ?? 'none',
    restriction_level: known?.restrictionLevel ?? 'none',
    initial: known === null,
  }
})
