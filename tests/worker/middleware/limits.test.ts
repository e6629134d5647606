import { describe, expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { brands } from '../../../brands/registry.ts'
import { callerOf, counters, type LimitName, limitOfPage, limitOfPath } from '../../../worker/middleware/limits.ts'

interface Declared {
  readonly name: string
  readonly simple: { readonly limit: number; readonly period: number }
}

/** In local and test runs everybody comes from one address: there the numbers are this many times as large. */
const localFactor = 20

const hosted = Object.values(brands).flatMap(({ id }) => [id, `${id}-staging`])
const declared = (env?: string) =>
  unstable_readConfig({ config: 'wrangler.toml', ...(env && { env }) }).ratelimits.map(
    ({ name, simple: { limit, period } }: Declared) => [name, limit, period],
  )

describe('the counters of the runtime', () => {
  test.each(hosted)('are declared in %s with the numbers of the table', (env) => {
    expect(declared(env)).toEqual(Object.values(counters).map(({ binding, perMinute }) => [binding, perMinute, 60]))
  })

  test('are larger in local runs, where everybody comes from one address', () => {
    expect(declared()).toEqual(
      Object.values(counters).map(({ binding, perMinute }) => [binding, perMinute * localFactor, 60]),
    )
  })
})

test.each([
  ['/api/voucher/', 'voucher'],
  ['/api/subscribe/', 'subscription'],
  ['/api/maintenance/', 'account'],
  ['/api/not-ontario/', 'account'],
  ['/api/consent/', 'account'],
  ['/api/log/', 'log'],
  ['/api/vitals/', 'log'],
  ['/api/csp-reports/', 'reports'],
  ['/api/en-GB/games/thor/', 'data'],
  ['/api/en-GB/bt-texts/', 'data'],
  ['/api/voucher/more/', 'data'],
  ['/slots/', null],
  ['/ops/purge', null],
] as const)('%s has the limit %s', (path, limit) => {
  expect(limitOfPath(path)).toBe<LimitName | null>(limit)
})

test('a page has a limit where it searches', () => {
  expect(limitOfPage('search', new URLSearchParams('q=thor'))).toBe('search')
  expect(limitOfPage('blogSearch', new URLSearchParams('q=thor&page=2'))).toBe('search')
  expect(limitOfPage('search', new URLSearchParams())).toBeNull()
  expect(limitOfPage('home', new URLSearchParams('q=thor'))).toBeNull()
  expect(limitOfPage('category', new URLSearchParams('q=thor'))).toBe('lists')
  expect(limitOfPage('help', new URLSearchParams('q=limit'))).toBe('search')
  expect(limitOfPage('category', new URLSearchParams('page=2'))).toBeNull()
  expect(limitOfPage('category', new URLSearchParams('page=2&provider='))).toBe('lists')
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2'],
  ['2001:db8::5:6', '2001:db8:0:0'],
  ['2001:db8::7:8:9', '2001:db8:0:0'],
  ['2001:db8:1::', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0'],
  [null, 'nobody'],
])('a caller from %s is %s', (address, caller) => {
  expect(callerOf(new Headers(address === null ? {} : { 'cf-connecting-ip': address }))).toBe(caller)
})
