// Data: what this site keeps on a visitor's device, one row each (spec 9, rulings 6.6): what the scripts of every page use; the
// other rows, and the list of all, are in rare-table.ts. Lifetimes in seconds. Every row has a name of its own, so that a script
// carries only the rows it uses.
import { cookieText, lastingRecord, lastingText, sessionText } from './rows.ts'

/** The explicit choice of a language (spec 9, rulings 2.5). */
export const chosenCulture = /* @__PURE__ */ cookieText(
  'xtcl',
  'necessary',
  604_800,
  'chosenCulture',
  /^[A-Za-z]{2,4}(-[A-Za-z]{2,4})?$/,
)

/** The answer to the cookie notice; one year is assumed (rulings 6.5). */
export const consentChoice = /* @__PURE__ */ cookieText(
  'xconsent',
  'necessary',
  31_536_000,
  'consentChoice',
  /^1[01]{3}$/,
)

/** The banner-tracking code that the visit came with (spec 9). */
export const bannerCode = /* @__PURE__ */ sessionText('mdxlc', 'bannerCode', /^[\w.-]{1,40}$/)

/** The value that goes with the banner-tracking code (spec 9). */
export const bannerValue = /* @__PURE__ */ sessionText('mdxlcr', 'bannerValue', /^[\w.-]{1,40}$/)

/** The affiliate of this visit, before its cookies may be written (spec 9, aname; the name of the key is assumed). */
export const arrivalAffiliate = /* @__PURE__ */ sessionText('xaname', 'arrivalAffiliate', /^[\w.-]{1,80}$/)

/** Where on the platform the visit is to lead (spec 9, dl; the name of the key is assumed). */
export const arrivalDeeplink = /* @__PURE__ */ sessionText('xdl', 'arrivalDeeplink', /^[\w./-]{1,160}$/)

/** The id that goes with it (spec 9, prid; the name of the key is assumed). */
export const arrivalDeeplinkId = /* @__PURE__ */ sessionText('xprid', 'arrivalDeeplinkId', /^[\w.-]{1,80}$/)

/** Promotions were viewed: their dot in the header goes (spec 2). */
export const promosViewd = /* @__PURE__ */ lastingText('promosViewd', 'functionality', 'promosViewd', /^1$/)

/** The affiliate that sent the visitor (spec 9). */
export const affiliateName = /* @__PURE__ */ cookieText(
  'Aname',
  'tracking',
  2_592_000,
  'affiliateName',
  /^[\w.-]{1,80}$/,
)

/** The affiliate's own id of the link (spec 9). */
export const affiliateLink = /* @__PURE__ */ cookieText(
  'Dyn_id',
  'tracking',
  2_592_000,
  'affiliateLink',
  /^[\w.-]{1,80}$/,
)

/** Says that the visit came by an affiliate; always 1 (spec 9). */
export const affiliateZone = /* @__PURE__ */ cookieText('Zone_id', 'tracking', 2_592_000, 'affiliateZone', /^1$/)

/** What is remembered of a player from visit to visit: segment and names (spec 3 "Player state"). */
export const lifetimeState = /* @__PURE__ */ lastingRecord('_gxtl', 'functionality', 'lifetimeState')
