// Data: what this site keeps on a visitor's device, one row each (spec 9, rulings 6.6): what the scripts of every page use; the
// other rows, and the list of all, are in rare-table.ts. Lifetimes in seconds. Every row has a name of its own and holds plain
// literals, so that a script carries only the rows it uses.
import type { StoredRecord, StoredText } from './stored.ts'

/** The explicit choice of a language (spec 9, rulings 2.5). */
export const chosenCulture = {
  name: 'xtcl',
  kind: 'cookie',
  category: 'necessary',
  lifetime: 604_800,
  owner: 'site',
  purpose: 'chosenCulture',
  pattern: /^[A-Za-z]{2,4}(-[A-Za-z]{2,4})?$/,
} as const satisfies StoredText

/** The answer to the cookie notice; one year is assumed (rulings 6.5). */
export const consentChoice = {
  name: 'xconsent',
  kind: 'cookie',
  category: 'necessary',
  lifetime: 31_536_000,
  owner: 'site',
  purpose: 'consentChoice',
  pattern: /^1[01]{3}$/,
} as const satisfies StoredText

/** The banner-tracking code that the visit came with (spec 9). */
export const bannerCode = {
  name: 'mdxlc',
  kind: 'session',
  category: 'necessary',
  lifetime: 'session',
  owner: 'site',
  purpose: 'bannerCode',
  pattern: /^[\w.-]{1,40}$/,
} as const satisfies StoredText

/** The value that goes with the banner-tracking code (spec 9). */
export const bannerValue = {
  name: 'mdxlcr',
  kind: 'session',
  category: 'necessary',
  lifetime: 'session',
  owner: 'site',
  purpose: 'bannerValue',
  pattern: /^[\w.-]{1,40}$/,
} as const satisfies StoredText

/** The affiliate of this visit, before its cookies may be written (spec 9, aname; the name of the key is assumed). */
export const arrivalAffiliate = {
  name: 'xaname',
  kind: 'session',
  category: 'necessary',
  lifetime: 'session',
  owner: 'site',
  purpose: 'arrivalAffiliate',
  pattern: /^[\w.-]{1,80}$/,
} as const satisfies StoredText

/** Where on the platform the visit is to lead (spec 9, dl; the name of the key is assumed). */
export const arrivalDeeplink = {
  name: 'xdl',
  kind: 'session',
  category: 'necessary',
  lifetime: 'session',
  owner: 'site',
  purpose: 'arrivalDeeplink',
  pattern: /^[\w./-]{1,160}$/,
} as const satisfies StoredText

/** The id that goes with it (spec 9, prid; the name of the key is assumed). */
export const arrivalDeeplinkId = {
  name: 'xprid',
  kind: 'session',
  category: 'necessary',
  lifetime: 'session',
  owner: 'site',
  purpose: 'arrivalDeeplinkId',
  pattern: /^[\w.-]{1,80}$/,
} as const satisfies StoredText

/** Promotions were viewed: their dot in the header goes (spec 2). */
export const promosViewd = {
  name: 'promosViewd',
  kind: 'local',
  category: 'functionality',
  lifetime: 'lasting',
  owner: 'site',
  purpose: 'promosViewd',
  pattern: /^1$/,
} as const satisfies StoredText

/** The affiliate that sent the visitor (spec 9). */
export const affiliateName = {
  name: 'Aname',
  kind: 'cookie',
  category: 'tracking',
  lifetime: 2_592_000,
  owner: 'site',
  purpose: 'affiliateName',
  pattern: /^[\w.-]{1,80}$/,
} as const satisfies StoredText

/** The affiliate's own id of the link (spec 9). */
export const affiliateLink = {
  name: 'Dyn_id',
  kind: 'cookie',
  category: 'tracking',
  lifetime: 2_592_000,
  owner: 'site',
  purpose: 'affiliateLink',
  pattern: /^[\w.-]{1,80}$/,
} as const satisfies StoredText

/** Says that the visit came by an affiliate; always 1 (spec 9). */
export const affiliateZone = {
  name: 'Zone_id',
  kind: 'cookie',
  category: 'tracking',
  lifetime: 2_592_000,
  owner: 'site',
  purpose: 'affiliateZone',
  pattern: /^1$/,
} as const satisfies StoredText

/** What is remembered of a player from visit to visit: segment and names (spec 3 "Player state"). */
export const lifetimeState = {
  name: '_gxtl',
  kind: 'local',
  category: 'functionality',
  lifetime: 'lasting',
  owner: 'site',
  purpose: 'lifetimeState',
} as const satisfies StoredRecord
