import type { GeoInfo } from '../../../shared/content/geo.ts'

export type Country = GeoInfo['country']
export type Region = NonNullable<GeoInfo['region']>

const country = (
  iso2: string,
  name: string,
  currency: string,
  prime: readonly [culture: string, lang: string],
  native: readonly [culture: string, lang: string] = prime,
): Country => ({
  iso2,
  name,
  prime_currency: currency,
  prime_culture: prime[0],
  native_culture: native[0],
  prime_lang: prime[1],
  native_lang: native[1],
})

const row = ['en-ROW', 'en'] as const

/** Countries as the geo service knows them: currency, and the culture and language that fit best. A table of data. */
export const countries: readonly Country[] = [
  country('AR', 'Argentina', 'USD', ['es', 'es']),
  country('AT', 'Austria', 'EUR', ['de-DE', 'de']),
  country('AU', 'Australia', 'EUR', row),
  country('BE', 'Belgium', 'EUR', row, ['fr', 'fr']),
  country('BR', 'Brazil', 'BRL', row, ['pt-BR', 'pt']),
  country('CA', 'Canada', 'CAD', ['en-CA', 'en']),
  country('CH', 'Switzerland', 'EUR', ['de-DE', 'de']),
  country('CL', 'Chile', 'USD', ['es', 'es']),
  country('CY', 'Cyprus', 'EUR', row),
  country('CZ', 'Czechia', 'EUR', row),
  country('DE', 'Germany', 'EUR', ['de-DE', 'de']),
  country('DK', 'Denmark', 'DKK', row, ['da', 'da']),
  country('EE', 'Estonia', 'EUR', row),
  country('ES', 'Spain', 'EUR', ['es', 'es']),
  country('FI', 'Finland', 'EUR', row, ['fi', 'fi']),
  country('FR', 'France', 'EUR', row, ['fr', 'fr']),
  country('GB', 'United Kingdom', 'GBP', ['en-GB', 'en']),
  country('GI', 'Gibraltar', 'GBP', ['en-GB', 'en']),
  country('GR', 'Greece', 'EUR', row),
  country('HU', 'Hungary', 'EUR', row),
  country('IE', 'Ireland', 'EUR', ['en-IE', 'en']),
  country('IN', 'India', 'INR', row),
  country('IS', 'Iceland', 'EUR', row),
  country('IT', 'Italy', 'EUR', row),
  country('JP', 'Japan', 'USD', row),
  country('LT', 'Lithuania', 'EUR', row),
  country('LU', 'Luxembourg', 'EUR', row, ['fr', 'fr']),
  country('LV', 'Latvia', 'EUR', row),
  country('MT', 'Malta', 'EUR', row),
  country('MX', 'Mexico', 'USD', ['es', 'es']),
  country('NL', 'Netherlands', 'EUR', row),
  country('NO', 'Norway', 'NOK', row, ['nb-NO', 'nb']),
  country('NZ', 'New Zealand', 'NZD', ['en-NZ', 'en']),
  country('PE', 'Peru', 'USD', ['es', 'es']),
  country('PL', 'Poland', 'EUR', row),
  country('PT', 'Portugal', 'EUR', row),
  country('SE', 'Sweden', 'SEK', ['sv', 'sv']),
  country('SG', 'Singapore', 'USD', row),
  country('TR', 'Türkiye', 'USD', row),
  country('US', 'United States', 'USD', row),
  country('ZA', 'South Africa', 'EUR', row),
]

/** Regions that mean something to a brand, by country. */
export const regions: Readonly<Record<string, readonly Region[]>> = {
  CA: [
    { code: 'ON', name: 'Ontario', prime_culture: 'ca', native_culture: 'ca', prime_lang: 'en', native_lang: 'en' },
    {
      code: 'QC',
      name: 'Quebec',
      prime_culture: 'fr-CA',
      native_culture: 'fr-CA',
      prime_lang: 'fr',
      native_lang: 'fr',
    },
    ...[
      ['AB', 'Alberta'],
      ['BC', 'British Columbia'],
      ['MB', 'Manitoba'],
      ['NB', 'New Brunswick'],
      ['NL', 'Newfoundland and Labrador'],
      ['NS', 'Nova Scotia'],
      ['NT', 'Northwest Territories'],
      ['NU', 'Nunavut'],
      ['PE', 'Prince Edward Island'],
      ['SK', 'Saskatchewan'],
      ['YT', 'Yukon'],
    ].map(([code = '', name = '']) => ({
      code,
      name,
      prime_culture: 'en-CA',
      native_culture: 'en-CA',
      prime_lang: 'en',
      native_lang: 'en',
    })),
  ],
}
