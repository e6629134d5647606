import { describe, expect, test } from 'vitest'
import { brands } from '../../../brands/registry.ts'
import { type GeoInfo, geoInfoFallback } from '../../../shared/content/geo.ts'
import type { CultureId } from '../../../shared/site/ids.ts'
import { suggestedCulture } from '../../../worker/visitor/suggested-culture.ts'

const offered = brands.uk.domain.cultures.map((id) => ({ culture: { id } }))
const geoOf = (prime: string, native = prime, region: string | null = null): GeoInfo => ({
  ...geoInfoFallback,
  country: { ...geoInfoFallback.country, prime_culture: prime, native_culture: native },
  region:
    region === null
      ? null
      : {
          code: 'QC',
          name: 'Québec',
          prime_culture: region,
          native_culture: region,
          prime_lang: 'fr',
          native_lang: 'fr',
        },
})

describe('the culture that the bar on home suggests (rulings 2.5)', () => {
  test.each<readonly [string, GeoInfo | null, CultureId, CultureId | null]>([
    ['nothing where the place is unknown', null, 'en-GB', null],
    ['nothing to those who are there already', geoOf('en-GB'), 'en-GB', null],
    ['the country’s', geoOf('en-IE'), 'en-GB', 'en-IE'],
    ['the country’s to those who read another', geoOf('en-GB'), 'en-IE', 'en-GB'],
    ['the country’s own language', geoOf('de-DE', 'fr-CA'), 'en-GB', 'fr-CA'],
    ['the region’s', geoOf('sv', 'sv', 'fr-CA'), 'en-GB', 'fr-CA'],
    ['nothing that the domain does not serve', geoOf('de-DE'), 'en-GB', null],
    ['nothing where one of several wanted ones is read', geoOf('en-GB', 'fr-CA'), 'en-GB', null],
  ])('is %s', (_, geo, current, expected) => {
    expect(suggestedCulture(geo, current, offered)).toBe(expected)
  })
})
