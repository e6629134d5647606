import type { BrandId, CatalogueId, CultureId, CurrencyIso } from './ids.ts'

/** The language of a culture's texts, ISO 639-1. */
export type Lang = 'en' | 'fr' | 'de' | 'es' | 'sv'

/** A culture that a domain serves (spec 3 "Culture", rulings 2). */
export interface Culture {
  readonly id: CultureId
  /** First path segment, or '' for its domain's default culture (rulings 2.3). */
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
  readonly fallbacks: readonly CatalogueId[]
}

export interface SocialLink {
  readonly network: 'twitter' | 'facebook' | 'instagram'
  readonly url: string
}

export interface Support {
  readonly email: string
  /** International phone number in the groups it is read in, or null where there is none. */
  readonly phone: string | null
  /** Opening hours as the clock of `timeZone` shows them, e.g. 08:00 to 23:00; 00:00 is midnight. */
  readonly opens: string
  readonly closes: string
  /** IANA name, e.g. Europe/London. */
  readonly timeZone: string
}

/** A brand's domain (spec 3 "Domain"). The API host and platform URL come from the environment: see worker/env.ts. */
export interface Domain {
  readonly name: string
  /** Production host, the one canonical one. */
  readonly host: string
  /** Hosts answered with one 301 to `host`. */
  readonly aliases: readonly string[]
  readonly stagingHost: string
  readonly localHosts: readonly string[]
  readonly localCode: BrandId
  readonly defaultCountry: string
  /** Put before `/img/` paths when not empty (rulings 9). */
  readonly internalImgCdnHost: string
  /** The brand's ids with its vendors; empty means that the vendor is not used. */
  readonly thirdPartySettings: Readonly<
    Record<'analytics' | 'tagManager' | 'meta' | 'adroll' | 'bing' | 'tiktok', string>
  >
  readonly socialLinks: Partial<Readonly<Record<CultureId, readonly SocialLink[]>>>
  readonly support: Support
  readonly isDefault: boolean
  /** Whether the site maps list the game pages too (rulings 7.5). */
  readonly gamesSiteMap: boolean
  /** Default culture first. */
  readonly cultures: readonly [CultureId, ...CultureId[]]
}

export interface Brand {
  readonly id: BrandId
  readonly name: string
  /** Three letters (spec 3 "Brand constants"). */
  readonly code: string
  readonly skinName: string
  readonly license: 'GC'
  /** The fictional company that holds the licence; fills {{licensee}} in a market's licence line. */
  readonly licensee: { readonly name: string; readonly account: string; readonly address: string }
  /** `theme-color` and the manifest's colours. */
  readonly colors: {
    readonly theme: string
    readonly background: string
    readonly scheme: 'dark' | 'light'
    /** Ground on which the header's logo stands. */
    readonly header: 'dark' | 'light'
  }
  readonly domain: Domain
}
