import { describe, expect, test } from 'vitest'
import { brands } from '../../../brands/registry.ts'
import { vendorStorage } from '../../../shared/storage/vendor-table.ts'
import {
  configuredVendors,
  relayedScript,
  trackedEvents,
  type VendorOrigins,
  type VendorSettings,
  vendorIdFaults,
  vendorIds,
  vendorScript,
  vendorSources,
  vendors,
} from '../../../shared/tracking/vendors.ts'

const nobody: VendorSettings = {
  analytics: '',
  tagManager: '',
  meta: '',
  adroll: '',
  bing: '',
  tiktok: '',
  accountLogger: '',
}
const real: VendorOrigins = { platform: 'https://play.starling.example', standIn: null }
const local: VendorOrigins = { platform: 'http://play.uk.localhost:8788', standIn: 'http://vendors.localhost:8788' }

describe('the vendors', () => {
  // Written from spec 4 "Consent" and 7 "Third parties": what each may only do with which consent.
  test.each([
    ['analytics', 'tracking'],
    ['tagManager', 'tracking'],
    ['accountLogger', 'tracking'],
    ['meta', 'targeting'],
    ['adroll', 'targeting'],
    ['bing', 'targeting'],
    ['tiktok', 'targeting'],
  ] as const)('%s needs %s', (id, category) => {
    expect(vendors[id].category).toBe(category)
  })

  test('keep things of their own category alone', () => {
    for (const { owner, category, name } of vendorStorage)
      expect([name, category]).toEqual([name, vendors[owner].category])
  })

  test('four of them are told of leads, pages and clicks on games by names of their own (spec 9 "Pixels")', () => {
    for (const id of ['meta', 'adroll', 'bing', 'tiktok'] as const)
      expect(Object.keys(vendors[id].events).sort()).toEqual([...trackedEvents].sort())
  })

  test('are asked for under the brand’s id', () => {
    expect(vendorScript('analytics', 'G-1', real)).toBe('https://www.googletagmanager.com/gtag/js?id=G-1')
    expect(vendorScript('adroll', 'A/B.PIXEL', real)).toBe('https://s.adroll.com/j/A%2FB/roundtrip.js')
    expect(vendorScript('accountLogger', 'STR', real)).toBe('https://play.starling.example/account-logger.js?id=STR')
  })

  test('each have a folder at the stand-in of local runs; the account logger is the platform’s own there too', () => {
    expect(vendorScript('tiktok', 'C1', local)).toBe(
      'http://vendors.localhost:8788/tiktok/i18n/pixel/events.js?sdkid=C1&lib=ttq',
    )
    expect(vendorScript('accountLogger', 'STR', local)).toBe('http://play.uk.localhost:8788/account-logger.js?id=STR')
    expect(vendorSources({ ...nobody, meta: '1' }, 'img-src', local)).toEqual(['http://vendors.localhost:8788/meta/'])
  })

  test.each(vendorIds)('%s runs from a host that its policy names', (id) => {
    const settings = { ...nobody, [id]: 'an-id' }
    for (const origins of [real, local]) {
      const { origin } = new URL(vendorScript(id, 'an-id', origins))
      expect(vendorSources(settings, 'script-src', origins).some((source) => source.startsWith(origin))).toBe(true)
    }
  })

  test.each([
    ['analytics', 'G-AB12CD34', ['G-AB12', 'G-AB12CD34EF567', 'g-ab12cd34', 'xG-AB12CD34', 'UA-123456']],
    ['tagManager', 'GTM-AB12', ['GTM-AB1', 'GTM-AB12CD34EF', 'xGTM-AB12', 'GTM-ab12']],
    ['meta', '123456789012345', ['12345678901234', '12345678901234567', '1234567890123a5']],
    ['adroll', 'ABCDEFGH12345678.ABCDEFGH12345678', ['ABCDEFGH12345678', 'ABCDEFGH12345678.', 'A.B']],
    ['bing', '1234567', ['123456', '1234567890', '12345a7']],
    ['tiktok', 'C123456789AB', ['C123', 'C123456789ABC123456789', 'c123456789ab']],
    ['accountLogger', 'STR', ['ST', 'STRX', 'str']],
  ] as const)('%s knows %s as an id', (id, good, bad) => {
    expect(vendorIdFaults({ [id]: good })).toEqual([])
    for (const given of bad) {
      const { name, id: form } = vendors[id]
      expect(vendorIdFaults({ [id]: given })).toEqual([
        `the id "${given}" with ${name} (${id}) is not one: ${form.words}.`,
      ])
    }
  })

  test('that a brand does without are no fault', () => {
    expect(vendorIdFaults(nobody)).toEqual([])
    expect(vendorIdFaults({})).toEqual([])
  })

  test('with hosts of many names have one folder at the stand-in', () => {
    expect(vendorSources({ ...nobody, analytics: 'G-AB12CD34' }, 'connect-src', local)).toEqual([
      'http://vendors.localhost:8788/analytics/',
    ])
  })

  test('that a brand has not configured appear nowhere', () => {
    expect(configuredVendors(nobody)).toEqual([])
    for (const directive of ['script-src', 'connect-src', 'img-src'] as const)
      expect(vendorSources(nobody, directive, real)).toEqual([])
    expect(vendorSources({ ...nobody, bing: '1' }, 'script-src', real)).toEqual(['https://bat.bing.com'])
  })

  test('every one is used by a brand, and a brand does without any', () => {
    const used = Object.values(brands).map(({ domain }) => configuredVendors(domain.thirdPartySettings))
    expect([...new Set(used.flat())].sort()).toEqual([...vendorIds].sort())
    expect(used.some((ids) => ids.length === 0)).toBe(true)
  })

  test('in workers have their scripts relayed, and nothing else is', () => {
    const settings = { ...nobody, meta: '1', accountLogger: 'STR' }
    const relayed = (address: string, origins = real) => relayedScript(address, settings, origins)?.href ?? null
    expect(relayed('https://connect.facebook.net/en_US/fbevents.js')).not.toBeNull()
    expect(relayed('http://vendors.localhost:8788/meta/en_US/fbevents.js', local)).not.toBeNull()
    for (const address of [
      '',
      'connect.facebook.net',
      'https://bat.bing.com/bat.js',
      'https://play.starling.example/account-logger.js?id=STR',
      'https://connect.facebook.net.evil.example/x.js',
      'https://connect.facebook.net@evil.example/x.js',
      'https://someone@connect.facebook.net/x.js',
      'http://connect.facebook.net/x.js',
      'http://127.0.0.1/',
    ])
      expect(relayed(address), address).toBeNull()
    expect(relayed('http://vendors.localhost:8788/tiktok/x.js', local)).toBeNull()
  })
})
