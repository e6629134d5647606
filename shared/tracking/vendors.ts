import type { ConsentCategory } from '../consent/categories.ts'

/** Third parties that a brand may have; `thirdPartySettings` holds its id with each (spec 3 "Domain"). */
export const vendorIds = ['analytics', 'tagManager', 'meta', 'adroll', 'bing', 'tiktok', 'accountLogger'] as const
export type VendorId = (typeof vendorIds)[number]

/** A brand's ids with its vendors; '' where it does not use one. */
export type VendorSettings = Readonly<Record<VendorId, string>>

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
  /** Address of its script; `{id}` is the brand's id, `{platform}` the origin of the brand's platform. */
  readonly script: string
  /** Origins that its script loads from and reports to. */
  readonly hosts: Readonly<Record<VendorDirective, readonly string[]>>
  /** Its own names of what it is told. */
  readonly events: Partial<Readonly<Record<TrackedEvent, string>>>
  /**
   * Where its script runs: `worker` off the main thread. One that must answer the page runs in it. Scripts whose servers let
   * no other origin read them reach the worker through this site (`relayed`).
   */
  readonly runs: 'worker' | 'relayed' | 'page'
}

const google = 'https://www.googletagmanager.com'

/** Analytics, tag manager, the four advertising pixels (spec 7 "Third parties") and the account logger, one row each. */
export const vendors = {
  analytics: {
    name: 'Google Analytics',
    category: 'tracking',
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
    script: `${google}/gtm.js?id={id}`,
    hosts: { 'script-src': [google], 'connect-src': [google], 'img-src': [google] },
    events: { PageView: 'PageView', Lead: 'Lead', GameClick: 'GameClick' },
    runs: 'worker',
  },
  meta: {
    name: 'Meta',
    category: 'targeting',
    script: 'https://connect.facebook.net/en_US/fbevents.js',
    hosts: {
      'script-src': ['https://connect.facebook.net'],
      'connect-src': ['https://connect.facebook.net', 'https://www.facebook.com'],
      'img-src': ['https://www.facebook.com'],
    },
    events: { PageView: 'PageView', Lead: 'Lead', GameClick: 'GameClick' },
    runs: 'relayed',
  },
  adroll: {
    name: 'AdRoll',
    category: 'targeting',
    script: 'https://s.adroll.com/j/{id}/roundtrip.js',
    hosts: {
      'script-src': ['https://s.adroll.com', 'https://d.adroll.com'],
      'connect-src': ['https://s.adroll.com', 'https://d.adroll.com'],
      'img-src': ['https://d.adroll.com'],
    },
    events: { PageView: 'pageView', Lead: 'userRegistration', GameClick: 'gameClick' },
    runs: 'relayed',
  },
  bing: {
    name: 'Microsoft Advertising',
    category: 'targeting',
    script: 'https://bat.bing.com/bat.js',
    hosts: {
      'script-src': ['https://bat.bing.com'],
      'connect-src': ['https://bat.bing.com', 'https://bat.bing.net'],
      'img-src': ['https://bat.bing.com', 'https://bat.bing.net'],
    },
    events: { PageView: 'page_view', Lead: 'submit_lead_form', GameClick: 'game_click' },
    runs: 'relayed',
  },
  tiktok: {
    name: 'TikTok',
    category: 'targeting',
    script: 'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid={id}&lib=ttq',
    hosts: {
      'script-src': ['https://analytics.tiktok.com'],
      'connect-src': ['https://analytics.tiktok.com'],
      'img-src': ['https://analytics.tiktok.com'],
    },
    events: { PageView: 'Pageview', Lead: 'SubmitForm', GameClick: 'ClickButton' },
    runs: 'relayed',
  },
  accountLogger: {
    name: 'Account logger',
    category: 'tracking',
    script: '{platform}/account-logger.js?id={id}',
    hosts: { 'script-src': ['{platform}'], 'connect-src': ['{platform}'], 'img-src': [] },
    events: {},
    runs: 'page',
  },
} as const satisfies Readonly<Record<VendorId, Vendor>>

/** The vendors that a brand uses. */
export const configuredVendors = (settings: VendorSettings): readonly VendorId[] =>
  vendorIds.filter((id) => settings[id] !== '')

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
  return located(id, vendors[id].script.replace('{id}', encodeURIComponent(setting)), origins)
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
