import { describe, expect, test } from 'vitest'
import { brands } from '../../../brands/registry.ts'
import { cultures } from '../../../locales/registry.ts'
import { geoInfoFallback } from '../../../shared/content/geo.ts'
import type { Content } from '../../../worker/content/content.ts'
import { exchangeRate } from '../../../worker/visitor/exchange-rate.ts'
import type { Visitor } from '../../../worker/visitor/visitor.ts'
import { visitorData } from '../../../worker/visitor/visitor-data.ts'
import { type VisitorPlace, visitorPlace } from '../../../worker/visitor/visitor-place.ts'
import { allowConsole } from '../../support/console.ts'
import { platformOf } from '../support/platform.ts'

const visitor: Visitor = {
  place: { country: 'CA', region: 'ON' },
  emulation: null,
  notOntario: false,
  consent: undefined,
  gpc: false,
  chosenCulture: null,
}
const geo = {
  ...geoInfoFallback,
  country: { ...geoInfoFallback.country, iso2: 'CA', prime_currency: 'CAD' },
  restriction: 'blocked',
  restriction_level: 'region',
}

describe('the rate of a currency (spec 9 "Currency rates")', () => {
  test('is the service’s', async () => {
    const { content, asked } = platformOf({ '/currency/GBP/': { rate: 0.9 } })
    expect(await exchangeRate('GBP', content)).toBe(0.9)
    expect(asked).toEqual(['/currency/GBP/?no-cache=1'])
  })

  test('of EUR is 1 and never asked for', async () => {
    const { content, asked } = platformOf({ '/currency/': { rate: 7 } })
    expect(await exchangeRate('EUR', content)).toBe(1)
    expect(asked).toEqual([])
  })

  test('is the specification’s where the service is down', async () => {
    allowConsole('error', /currency/)
    expect(await exchangeRate('SEK', platformOf({}).content)).toBe(10.6368)
  })
})

describe('the restriction of a visit (rulings 4)', () => {
  test('of an unknown place is none, and nobody is asked', async () => {
    const { content, asked } = platformOf({ '/geo-info/': geo })
    const place = await visitorPlace({ ...visitor, place: null }, 'STR', content)
    expect(place).toEqual({ geo: null, restriction: 'none', clearable: false })
    expect(asked).toEqual([])
  })

  test('is what the service says of brand, country and region', async () => {
    const { content, asked } = platformOf({ '/geo-info/': geo })
    expect(await visitorPlace(visitor, 'STR', content)).toEqual({
      geo,
      restriction: 'blocked',
      clearable: true,
    })
    expect(asked).toEqual(['/geo-info/?brand_code=STR&no-cache=1&country=CA&region=ON'])
  })

  test('is asked for by the emulation where there is one', async () => {
    const { content, asked } = platformOf({ '/geo-info/': geo })
    await visitorPlace({ ...visitor, emulation: 'CA-ON' }, 'STR', content)
    expect(asked).toEqual(['/geo-info/CA-ON/?brand_code=STR&no-cache=1'])
  })

  test('is lifted by the visitor’s word, and stays clearable', async () => {
    const { content } = platformOf({ '/geo-info/': geo })
    const place = await visitorPlace({ ...visitor, notOntario: true }, 'STR', content)
    expect(place).toMatchObject({ restriction: 'none', clearable: true })
  })

  test('is none where the service is down, and nothing is known of the country', async () => {
    allowConsole('error', /geo-info/)
    const place = await visitorPlace(visitor, 'STR', platformOf({}).content)
    expect(place).toEqual({ geo: null, restriction: 'none', clearable: false })
  })

  test('is none where the content has no answer at all', async () => {
    const content = { get: async () => ({ state: 'unavailable', value: null }) } as unknown as Content
    expect(await visitorPlace(visitor, 'STR', content)).toEqual({ geo: null, restriction: 'none', clearable: false })
  })
})

describe('the visitor’s part of a response (rulings 5.1, 5.2)', () => {
  const context = {
    skinName: 'starling',
    license: 'GC',
    country: 'CA',
    userCountry: 'CA',
    code: 'STR',
    localCode: 'uk',
    apiCode: 'en',
    culture: 'en-ROW',
    skillCulture: 'en-ROW',
    platformUnderMaintenance: true,
  }
  const answers = { '/user-context/': context, '/currency/CAD/': { rate: 1.5 }, '/currency/GBP/': { rate: 0.9 } }
  const placeOf = (prime_currency: string): VisitorPlace => ({
    geo: { ...geoInfoFallback, country: { ...geoInfoFallback.country, prime_currency } },
    restriction: 'playblocked',
    clearable: false,
  })
  const unknown: VisitorPlace = { geo: null, restriction: 'none', clearable: false }

  test('says place, currency, rate, restriction and context', async () => {
    const { content, asked } = platformOf(answers)
    expect(await visitorData(visitor, placeOf('CAD'), brands.uk, cultures['en-ROW'], content)).toEqual({
      country: 'CA',
      region: 'ON',
      currency: 'CAD',
      rate: 1.5,
      restriction: 'playblocked',
      geo: {
        countryName: 'United Kingdom',
        regionName: null,
        culture: 'en-GB',
        nativeCulture: 'en-GB',
        lang: 'en',
        nativeLang: 'en',
        restrictionLevel: 'none',
      },
      context,
    })
    expect(asked.toSorted()).toEqual([
      '/currency/CAD/?no-cache=1',
      '/user-context/?brand_code=STR&page_culture=en&user_country=CA&no-cache=1',
    ])
  })

  test('says of a region what is the region’s own', async () => {
    const region = {
      code: 'QC',
      name: 'Québec',
      prime_culture: 'fr-CA',
      native_culture: 'fr-CA',
      prime_lang: 'fr',
      native_lang: 'fr',
    }
    const place = { ...placeOf('CAD'), geo: { ...geoInfoFallback, region, restriction_level: 'region' as const } }
    const { geo: said } = await visitorData(visitor, place, brands.uk, cultures['fr-CA'], platformOf(answers).content)
    expect(said).toEqual({
      countryName: 'United Kingdom',
      regionName: 'Québec',
      culture: 'fr-CA',
      nativeCulture: 'fr-CA',
      lang: 'fr',
      nativeLang: 'fr',
      restrictionLevel: 'region',
    })
  })

  test('takes the culture’s currency and country where the place is unknown', async () => {
    const { content, asked } = platformOf(answers)
    const data = await visitorData({ ...visitor, place: null }, unknown, brands.uk, cultures['en-GB'], content)
    expect(data).toMatchObject({
      country: null,
      region: null,
      geo: null,
      currency: 'GBP',
      rate: 0.9,
      restriction: 'none',
    })
    expect(asked).toContain('/user-context/?brand_code=STR&page_culture=en-GB&user_country=GB&no-cache=1')
  })

  test('takes the culture’s currency where the country’s is none of ours', async () => {
    const data = await visitorData(visitor, placeOf('JPY'), brands.uk, cultures['en-GB'], platformOf(answers).content)
    expect(data.currency).toBe('GBP')
  })

  test('knows from the registries what the service cannot say, and that nothing is under maintenance', async () => {
    allowConsole('error', /user-context|currency/)
    const data = await visitorData(visitor, unknown, brands.uk, cultures['en-ROW'], platformOf({}).content)
    expect(data.context).toEqual({
      skinName: brands.uk.skinName,
      license: 'GC',
      country: cultures['en-ROW'].defaultCountry,
      userCountry: 'CA',
      code: 'STR',
      localCode: 'row',
      apiCode: 'en',
      culture: 'en-ROW',
      skillCulture: 'en-ROW',
      platformUnderMaintenance: false,
    })
  })
})
