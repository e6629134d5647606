// Data: what this site keeps on a visitor's device beside the rows of table.ts: what no script of a first visit touches.
import { slugsPattern } from '../content/slug.ts'
import { lastingRecord, lastingText, sessionText } from './rows.ts'
import type { StoredText } from './stored.ts'
import {
  affiliateLink,
  affiliateName,
  affiliateZone,
  arrivalAffiliate,
  arrivalDeeplink,
  arrivalDeeplinkId,
  bannerCode,
  bannerValue,
  chosenCulture,
  consentChoice,
  lifetimeState,
  promosViewd,
} from './table.ts'

/** The visitor's word that they are not in Ontario (rulings 4.3). */
export const notOntario = {
  name: 'xnoton',
  kind: 'cookie',
  category: 'necessary',
  lifetime: 'session',
  owner: 'site',
  purpose: 'notOntario',
  pattern: /^1$/,
  httpOnly: true,
} as const satisfies StoredText

/** Where the platform leads after a login, held until the visitor goes there (rulings 6.9; the name is assumed). */
export const heldClientUrl = /* @__PURE__ */ sessionText('xcurl', 'heldClientUrl', /^https?:\/\/[^\s"<>\\]{1,1900}$/)

/** The install prompt was hidden; for this session only (spec 4). */
export const installHidden = /* @__PURE__ */ sessionText('xpwa', 'installHidden', /^1$/)

/** How far lists were opened; what `shared/layout/view-sizes.ts` reads and writes (spec 3 "UI state"; the name is assumed). */
export const viewSizes = /* @__PURE__ */ sessionText(
  'xvs',
  'viewSizes',
  /^\/\S{0,159} \d{1,4} \d{1,6}(\n\/\S{0,159} \d{1,4} \d{1,6}){0,11}$/,
)

/** The name of the last login (spec 9). */
export const lastLoginName = /* @__PURE__ */ lastingText('xunk', 'functionality', 'lastLoginName', /^.{1,80}$/)

/** The visitor's favourite games: slugs with a space between, which `shared/games/favourites.ts` reads and writes (assumed). */
export const favouriteGames = /* @__PURE__ */ lastingText(
  'favouriteGames',
  'functionality',
  'favouriteGames',
  /* @__PURE__ */ slugsPattern(48),
)

/** The games that were looked at on this device, the last first: as the favourites, by `shared/games/recent-games.ts` (assumed). */
export const recentGames = /* @__PURE__ */ lastingText(
  'recentGames',
  'functionality',
  'recentGames',
  /* @__PURE__ */ slugsPattern(12),
)

/** What the visitor looked for on this device, one a line; what `shared/search/recent.ts` reads and writes (assumed). */
export const recentSearches = /* @__PURE__ */ lastingText(
  'recentSearches',
  'functionality',
  'recentSearches',
  /^[^\n]{2,80}(\n[^\n]{2,80}){0,5}$/,
)

/** A player has logged in here once (spec 4). */
export const everLogged = /* @__PURE__ */ lastingText('_gxtel', 'tracking', 'everLogged', /^1$/)

/** Flags of tests, for this session (spec 9 "Storage"; the name is assumed). */
export const abSession = /* @__PURE__ */ sessionText('xabs', 'abSession', /^[01]{4}$/)

/** Numbers of browser and visit, by which visits are counted (spec 3 "Player state"). */
export const trackingInfo = /* @__PURE__ */ lastingRecord('_gxti', 'tracking', 'trackingInfo')

/** Variants of steps that were seen (spec 9 "Storage"; name and category are assumed). */
export const abLifetime = /* @__PURE__ */ lastingText('xabl', 'tracking', 'abLifetime', /^[a-]{7}$/)

/** Everything this site itself keeps; what is not named here is neither written nor read. */
export const siteStorage = [
  chosenCulture,
  consentChoice,
  notOntario,
  bannerCode,
  bannerValue,
  arrivalAffiliate,
  arrivalDeeplink,
  arrivalDeeplinkId,
  heldClientUrl,
  installHidden,
  viewSizes,
  lastLoginName,
  abSession,
  abLifetime,
  trackingInfo,
  lifetimeState,
  promosViewd,
  recentSearches,
  favouriteGames,
  recentGames,
  everLogged,
  affiliateName,
  affiliateLink,
  affiliateZone,
] as const
