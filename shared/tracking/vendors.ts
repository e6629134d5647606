import type { ConsentCategory } from '../consent/categories.ts'

/** Third parties that a brand may have; `thirdPartySettings` holds its id with each (spec 3 "Domain"). */
export const vendorIds = ['analytics', 'tagManager', 'meta', 'adroll', 'bing', 'tiktok', 'accountLogger'] as const
export type VendorId = (typeof vendorIds)[number]

/** A brand's ids with its vendors: those that it uses. '' is none either. */
export type VendorSettings = Readonly<Partial<Record<VendorId, string>>>

/** What this site tells vendors of (spec 9 "Pixels"). */
export const trackedEvents = ['PageView', 'Lead', 'GameClick'] as const
export type TrackedEvent = (typeof trackedEvents)[number]

/** Directives of the content security policy in which a vendor's hosts can stand. */
export type VendorDirective = 'script-src' | 'connect-src' | 'img-src'

export interface Vendor {
  /** As visitors read it. */
  readonly name: string
  /** Nothing of it is loaded, sent or kept before this is granted. */
  readonly category: Exclude<ConsentCategory, 'necessary'>
  /** How a brand's id with it is written, for programs and for people. */
  readonly id: { readonly pattern: RegExp; readonly words: string }
  /**
   * Address of its script; `{id}` is the brand's id, as far as a dot where it has one, `{platform}` the origin of the brand's
   * platform.
   */
  readonly script: string
  /** Origins that its script loads from and reports to. */
  readonly hosts: Readonly<Record<VendorDirective, readonly string[]>>
  /** Its own names of what it is told. */
  readonly events: Partial<Readonly<Record<TrackedEvent, string>>>
  /** Where its script runs: in a worker, off the main thread. One that must answer the page runs in it. */
  readonly runs: 'worker' | 'page'
}

const google = 'https://www.googletagmanager.com'

/** Analytics, tag manager, the four advertising pixels (spec 7 "Third parties") and the account logger, one row each. */
export const vendors = {
  analytics: {
    name: 'Google Analytics',
    category: 'tracking',
    id: { pattern: /^G-[A-Z0-9]{6,12}$/, words: 'G- and 6 to 12 letters or digits' },
    script: `${google}/gtag/js?id={id}`,
    hosts: {
      'script-src': [google],
      'connect-src': [google, 'https://www.google-analytics.com', 'https://*.google-analytics.com'],
      'img-src': [google, 'https://www.google-analytics.com'],
    },
    events: { PageView: 'page_view', Lead: 'generate_lead', GameClick: 'select_content' },
    runs: 'worker',
  },
  tagManager: {
    name: 'Google Tag Manager',
    category: 'tracking',
    id: { pattern: /^GTM-[A-Z0-9]{4,9}$/, words: 'GTM- and 4 to 9 letters or digits' },
    script: `${google}/gtm.js?id={id}`,
    hosts: { 'script-src': [google], 'connect-src': [google], 'img-src': [google] },
    events: { PageView: 'PageView', Lead: 'Lead', GameClick: 'GameClick' },
    runs: 'worker',
  },
  meta: {
    name: 'Meta',
    category: 'targeting',
    id: { pattern: /^\d{15,16}$/, words: '15 or 16 digits' },
    script: 'https://connect.facebook.net/en_US/fbevents.js',
    hosts: {
      'script-src': ['https://connect.facebook.net'],
      'connect-src': ['https://connect.facebook.net', 'https://www.facebook.com'],
      'img-src': ['https://www.facebook.com'],
    },
    events: { PageView: 'PageView', Lead: 'Lead', GameClick: 'GameClick' },
    runs: 'worker',
  },
  adroll: {
    name: 'AdRoll',
    category: 'targeting',
    id: { pattern: /^[A-Z0-9]{16,26}\.[A-Z0-9]{16,26}$/, words: 'the advertiser’s id, a dot and the pixel’s id' },
    script: 'https://s.adroll.com/j/{id}/roundtrip.js',
    hosts: {
      'script-src': ['https://s.adroll.com', 'https://d.adroll.com'],
      'connect-src': ['https://s.adroll.com', 'https://d.adroll.com'],
      'img-src': ['https://d.adroll.com'],
    },
    events: { PageView: 'pageView', Lead: 'userRegistration', GameClick: 'gameClick' },
    runs: 'worker',
  },
  bing: {
    name: 'Microsoft Advertising',
    category: 'targeting',
    id: { pattern: /^\d{7,9}$/, words: '7 to 9 digits' },
    script: 'https://bat.bing.com/bat.js',
    hosts: {
      'script-src': ['https://bat.bing.com'],
      'connect-src': ['https://bat.bing.com', 'https://bat.bing.net'],
      'img-src': ['https://bat.bing.com', 'https://bat.bing.net'],
    },
    events: { PageView: 'page_view', Lead: 'submit_lead_form', GameClick: 'game_click' },
    runs: 'worker',
  },
  tiktok: {
    name: 'TikTok',
    category: 'targeting',
    id: { pattern: /^[A-Z0-9]{12,20}$/, words: '12 to 20 letters or digits' },
    script: 'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid={id}&lib=ttq',
    hosts: {
      'script-src': ['https://analytics.tiktok.com'],
      'connect-src': ['https://analytics.tiktok.com'],
      'img-src': ['https://analytics.tiktok.com'],
    },
    events: { PageView: 'Pageview', Lead: 'SubmitForm', GameClick: 'ClickButton' },
    runs: 'worker',
  },
  accountLogger: {
    name: 'Account logger',
    category: 'tracking',
    id: { pattern: /^[A-Z]{3}$/, words: 'the brand’s code' },
    script: '{platform}/account-logger.js?id={id}',
    hosts: { 'script-src': ['{platform}'], 'connect-src': ['{platform}'], 'img-src': [] },
    events: {},
    runs: 'page',
  },
} as const satisfies Readonly<Record<VendorId, Vendor>>

/** The vendors whose scripts run in a worker: each has a `Tag` of the client, and a stand-in in local runs. */
export type TaggedVendorId = {
  [Id in VendorId]: (typeof vendors)[Id]['runs'] extends 'worker' ? Id : never
}[VendorId]

/** The vendors that a brand uses. */
export const configuredVendors = (settings: VendorSettings): readonly VendorId[] =>
  vendorIds.filter((id) => (settings[id] ?? '') !== '')

/** What is wrong with a brand's ids, a line each. */
export function vendorIdFaults(settings: VendorSettings): readonly string[] {
  return vendorIds.flatMap((id) => {
    const given = settings[id] ?? ''
    const { name, id: form } = vendors[id]
    return given === '' || form.pattern.test(given)
      ? []
      : [`the id "${given}" with ${name} (${id}) is not one: ${form.words}.`]
  })
}

/** Where vendors are found: the brand's platform, and, in local runs, one origin that stands for all the others. */
export interface VendorOrigins {
  readonly platform: string
  /** Null: the vendors themselves. */
  readonly standIn: string | null
}

/** An address of a vendor; at a stand-in each vendor has a folder of its own. */
function located(id: VendorId, address: string, { platform, standIn }: VendorOrigins): string {
  if (address.startsWith('{platform}')) return address.replace('{platform}', platform)
  if (standIn === null) return address
  const { pathname, search } = new URL(address.replace('*.', 'www.'))
  return `${standIn}/${id}${pathname}${search}`
}

/** The address of a vendor's script for a brand. */
export function vendorScript(id: VendorId, setting: string, origins: VendorOrigins): string {
  const [inAddress = ''] = setting.split('.')
  return located(id, vendors[id].script.replace('{id}', encodeURIComponent(inAddress)), origins)
}

/** What the content security policy allows for a brand's vendors, each source once. */
export function vendorSources(
  settings: VendorSettings,
  directive: VendorDirective,
  origins: VendorOrigins,
): readonly string[] {
  const sources = configuredVendors(settings).flatMap((id) =>
    vendors[id].hosts[directive].map((host) => located(id, host, origins)),
  )
  return [...new Set(sources)]
}

/**
 * The address of a script that may be relayed to a worker: one of the hosts that the brand's vendors in workers load scripts
 * from; null for any other.
 */
export function relayedScript(address: string, settings: VendorSettings, origins: VendorOrigins): URL | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const inWorkers = configuredVendors(settings).filter((id) => vendors[id].runs === 'worker')
  const allowed = inWorkers.flatMap((id) => vendors[id].hosts['script-src'].map((host) => located(id, host, origins)))
  const { href, username, password } = url
  const fits = allowed.some((source) => href.startsWith(source.endsWith('/') ? source : `${source}/`))
  return fits && username === '' && password === '' ? url : null
}
