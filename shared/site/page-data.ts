import type { UserContext } from '../content/user-context.ts'
import { restrictionLevels, restrictions } from '../place/restriction.ts'
import { flag, nullOr, number, oneOf, type Reader, shape, text } from '../schema/shape.ts'
import { cultureIds, currencyIsos } from './ids.ts'

const geo = shape({
  countryName: text,
  regionName: nullOr(text),
  /** The culture that the site has for the place, and the one its people have at home. */
  culture: text,
  nativeCulture: text,
  lang: text,
  nativeLang: text,
  restrictionLevel: oneOf(restrictionLevels),
})

/** What the geo service says of the visitor's place beside its codes (spec 3 "Geo state"): the region's word before the country's. */
export type VisitorGeo = ReturnType<typeof geo>

const context: Reader<Readonly<UserContext>> = shape({
  skinName: text,
  license: text,
  country: text,
  userCountry: text,
  code: text,
  localCode: text,
  apiCode: text,
  culture: text,
  skillCulture: text,
  platformUnderMaintenance: flag,
})

/** The part of a response that is the visitor's own: put into the page after the cache, as JSON (rulings 5.1). */
export const visitorDataShape = shape({
  country: nullOr(text),
  region: nullOr(text),
  /** Currency of the visitor's country, where it is known and another than the page's; else the page's. */
  currency: oneOf(currencyIsos),
  /** Units of that currency for one EUR. */
  rate: number,
  /** Restriction that holds for the visit (rulings 4). */
  restriction: oneOf(restrictions),
  /** Null where the place is unknown, and where the geo service cannot be had. */
  geo: nullOr(geo),
  /** Whether the query may emulate place, time and tests: never in production (rulings 4.1). */
  emulation: flag,
  /** What the brand's platform says of this culture and country. */
  context,
})
export type VisitorData = ReturnType<typeof visitorDataShape>

const addresses = shape({
  search: text,
  contact: text,
  privacy: text,
  terms: text,
  /** Pages of the platform: see docs/where-things-live.md. */
  login: text,
  register: text,
  play: text,
})

/** Where the links of overlays and account steps lead from this page. */
export type PageAddresses = ReturnType<typeof addresses>

/** What the client needs to know about the page itself; the same for every visitor, so it stands in the cached part. */
export const pageDataShape = shape({
  culture: oneOf(cultureIds),
  htmlLang: text,
  currency: oneOf(currencyIsos),
  /** Address of the client's texts. */
  texts: text,
  home: text,
  addresses,
  /** The account widget's script (docs/contracts/widget.md), and whether it is told the visitor's country (rulings 9). */
  widget: shape({ address: text, sendsCountry: flag }),
  /** Address of the script that searches in a thread of its own. */
  searchWorker: text,
  /** Address of the overlays' stylesheet. */
  overlayStyles: text,
  /** Whether play opens the platform directly, without the account popup (spec 3 "Culture"). */
  payAndPlay: flag,
  /** Whether the culture takes feedback (spec 3 "Culture"). */
  feedback: flag,
  /** Address of the service worker to register, or null where none is. */
  serviceWorker: nullOr(text),
})
export type PageData = ReturnType<typeof pageDataShape>
