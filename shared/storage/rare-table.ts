// Data: what this site keeps on a visitor's device beside the rows of table.ts: what no script of a first visit touches.
import type { StoredRecord, StoredText } from './stored.ts'
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
export const heldClientUrl = {
  name: 'xcurl',
  kind: 'session',
  category: 'necessary',
  lifetime: 'session',
  owner: 'site',
  purpose: 'heldClientUrl',
  pattern: /^https?:\/\/[^\s"<>\\]{1,1900}$/,
} as const satisfies StoredText

/** The install prompt was hidden; for this session only (spec 4). */
export const installHidden = {
  name: 'xpwa',
  kind: 'session',
  category: 'necessary',
  lifetime: 'session',
  owner: 'site',
  purpose: 'installHidden',
  pattern: /^1$/,
} as const satisfies StoredText

/** The name of the last login (spec 9). */
export const lastLoginName = {
  name: 'xunk',
  kind: 'local',
  category: 'functionality',
  lifetime: 'lasting',
  owner: 'site',
  purpose: 'lastLoginName',
  pattern: /^.{1,80}$/,
} as const satisfies StoredText

/** The visitor's favourite games: slugs with a space between, which `shared/games/favourites.ts` reads and writes (assumed). */
export const favouriteGames = {
  name: 'favouriteGames',
  kind: 'local',
  category: 'functionality',
  lifetime: 'lasting',
  owner: 'site',
  purpose: 'favouriteGames',
  pattern: /^[a-z0-9-]{1,120}( [a-z0-9-]{1,120}){0,47}$/,
} as const satisfies StoredText

/** What the visitor looked for on this device, one a line; what `shared/search/recent.ts` reads and writes (assumed). */
export const recentSearches = {
  name: 'recentSearches',
  kind: 'local',
  category: 'functionality',
  lifetime: 'lasting',
  owner: 'site',
  purpose: 'recentSearches',
  pattern: /^[^\n]{2,80}(\n[^\n]{2,80}){0,5}$/,
} as const satisfies StoredText

/** A player has logged in here once (spec 4). */
export const everLogged = {
  name: '_gxtel',
  kind: 'local',
  category: 'tracking',
  lifetime: 'lasting',
  owner: 'site',
  purpose: 'everLogged',
  pattern: /^1$/,
} as const satisfies StoredText

/** Flags of tests, for this session (spec 9 "Storage"; the name is assumed). */
export const abSession = {
  name: 'xabs',
  kind: 'session',
  category: 'necessary',
  lifetime: 'session',
  owner: 'site',
  purpose: 'abSession',
  pattern: /^[01]{4}$/,
} as const satisfies StoredText

/** Numbers of browser and visit, by which visits are counted (spec 3 "Player state"). */
export const trackingInfo = {
  name: '_gxti',
  kind: 'local',
  category: 'tracking',
  lifetime: 'lasting',
  owner: 'site',
  purpose: 'trackingInfo',
} as const satisfies StoredRecord

/** Variants of steps that were seen (spec 9 "Storage"; name and category are assumed). */
export const abLifetime = {
  name: 'xabl',
  kind: 'local',
  category: 'tracking',
  lifetime: 'lasting',
  owner: 'site',
  purpose: 'abLifetime',
  pattern: /^[a-]{7}$/,
} as const satisfies StoredText

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
  lastLoginName,
  abSession,
  abLifetime,
  trackingInfo,
  lifetimeState,
  promosViewd,
  recentSearches,
  favouriteGames,
  everLogged,
  affiliateName,
  affiliateLink,
  affiliateZone,
] as const
