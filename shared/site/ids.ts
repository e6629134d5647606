/**
 * The registered brands by id. brands/registry.ts fills it in, so that shared code knows the ids as a type and imports no
 * brand.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by declaration merging
export interface RegisteredBrands {}
export type BrandId = keyof RegisteredBrands

/** Cultures that a domain serves (spec 1). A culture id is not a language tag (rulings 2.1). */
export const cultureIds = [
  'en-GB',
  'en-ROW',
  'en-IE',
  'en-CA',
  'en-NZ',
  'fr-CA',
  'frca',
  'ca',
  'de-DE',
  'sv',
  'es',
] as const
export type CultureId = (typeof cultureIds)[number]

/** Catalogues without content or route (rulings 2.7) that a culture falls back to. */
export const fallbackCatalogueIds = ['fr'] as const
/** Those that no page needs yet. */
export const unservedCatalogueIds = ['da', 'fi', 'pt-BR', 'nb-NO'] as const
export type UnservedCatalogueId = (typeof unservedCatalogueIds)[number]

/** Catalogues that a page may need. */
export type ServedCatalogueId = CultureId | (typeof fallbackCatalogueIds)[number]
export type CatalogueId = ServedCatalogueId | UnservedCatalogueId

/** Currencies that amounts are printed in; amounts themselves are stored in EUR (rulings 5.2). */
export const currencyIsos = ['EUR', 'GBP', 'CAD', 'NZD', 'SEK', 'USD', 'DKK', 'NOK', 'BRL', 'INR'] as const
export type CurrencyIso = (typeof currencyIsos)[number]
