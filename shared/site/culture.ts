import type { CultureId, CurrencyIso, ServedCatalogueId } from './ids.ts'

/** The language of a culture's texts, ISO 639-1. */
export type Lang = 'en' | 'fr' | 'de' | 'es' | 'sv'

/** A culture that a domain serves (spec 3 "Culture", rulings 2). */
export interface Culture {
  readonly id: CultureId
  /** First segment of its paths where it is not its domain's default culture (rulings 2.3): shared/routes/prefix.ts. */
  readonly routePrefix: string
  /** The locale sent to the content API and to third parties: the culture id (rulings 2.2). */
  readonly locale: CultureId
  /** BCP 47 tag for `lang`, `hreflang`, `Intl` and the manifest; never the culture id itself (rulings 2.1). */
  readonly htmlLang: string
  readonly lang: Lang
  /** Its own name for itself, as the language switcher prints it. */
  readonly name: string
  readonly localCode: string
  /** The culture as the user-context service knows it: en-ROW is asked for as "en" (rulings 2.2). */
  readonly apiCode: string
  readonly currency: CurrencyIso
  /** ISO 3166-1 alpha-2. */
  readonly defaultCountry: string
  /** The country is not sent to the authentication widget's config URL (rulings 9). */
  readonly disableCountry: boolean
  /** Whether the feedback link and modes exist (rulings 9). */
  readonly feedbacksEnabled: boolean
  /** Sweden: play opens the platform directly, without a registration form (spec 3). */
  readonly usePnpRegistration: boolean
  /** Open Graph's locale, e.g. en_GB. */
  readonly ogLocale: string
  /** Catalogues asked in turn when a key is missing (rulings 2.8). */
  readonly fallbacks: readonly ServedCatalogueId[]
}
