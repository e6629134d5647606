import type { UserContext } from '../content/user-context.ts'
import type { Restriction, RestrictionLevel } from '../place/restriction.ts'
import type { CultureId, CurrencyIso } from './ids.ts'

/** What the geo service says of the visitor's place beside its codes (spec 3 "Geo state"): the region's word before the country's. */
export interface VisitorGeo {
  readonly countryName: string
  readonly regionName: string | null
  /** The culture that the site has for the place, and the one its people have at home. */
  readonly culture: string
  readonly nativeCulture: string
  readonly lang: string
  readonly nativeLang: string
  readonly restrictionLevel: RestrictionLevel
}

/** The part of a response that is the visitor's own: put into the page after the cache, as JSON (rulings 5.1). */
export interface VisitorData {
  readonly country: string | null
  readonly region: string | null
  /** Currency of the visitor's country, where it is known and another than the page's; else the page's. */
  readonly currency: CurrencyIso
  /** Units of that currency for one EUR. */
  readonly rate: number
  /** Restriction that holds for the visit (rulings 4). */
  readonly restriction: Restriction
  /** Null where the place is unknown, and where the geo service cannot be had. */
  readonly geo: VisitorGeo | null
  /** What the brand's platform says of this culture and country. */
  readonly context: UserContext
}

/** Where the links of overlays and account steps lead from this page. */
export interface PageAddresses {
  readonly search: string
  readonly contact: string
  readonly privacy: string
  readonly terms: string
  /** Pages of the platform: see docs/where-things-live.md. */
  readonly login: string
  readonly register: string
  readonly play: string
}

/** What the client needs to know about the page itself; the same for every visitor, so it stands in the cached part. */
export interface PageData {
  readonly culture: CultureId
  readonly htmlLang: string
  readonly currency: CurrencyIso
  /** Address of the client's texts. */
  readonly texts: string
  readonly home: string
  readonly addresses: PageAddresses
  /** Address of the script that searches in a thread of its own. */
  readonly searchWorker: string
  /** Address of the overlays' stylesheet. */
  readonly overlayStyles: string
  /** Whether play opens the platform directly, without the account popup (spec 3 "Culture"). */
  readonly payAndPlay: boolean
  /** Address of the service worker to register, or null where none is. */
  readonly serviceWorker: string | null
}
