import { expect, test } from 'vitest'
import { termsCodeOf } from '../../../shared/content/bonus-terms.ts'
import { fallbackRates } from '../../../shared/content/currency.ts'
import { geoInfoFallback, geoInfoSchema } from '../../../shared/content/geo.ts'

test('the rates of a service that fails are the specification’s (spec 9)', () => {
  expect(fallbackRates).toEqual({
    EUR: 1,
    USD: 1.0155,
    CAD: 1.3194,
    GBP: 0.86778,
    DKK: 7.4365,
    SEK: 10.6368,
    NOK: 9.9718,
    BRL: 5.1933,
    INR: 80.692,
    NZD: 1.6499,
  })
})

test('a place of which nobody knows is Great Britain, in English, without a restriction (spec 7, 9)', () => {
  expect(geoInfoSchema.parse(geoInfoFallback)).toEqual({
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
  })
})

test('the whole terms are asked for of a bonus for a deposit, by its own code (rulings 9)', () => {
  expect(termsCodeOf).toEqual({ welcome: 'welcome', reload: 'reload' })
})
