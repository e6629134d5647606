import { describe, expect, test } from 'vitest'
import { faultsOf, leadsAway, runtimeFailures, type WireAnswer } from '../../../scripts/verify/hostile/judge.ts'
import { hostileRequests } from '../../../scripts/verify/hostile/requests.ts'
import { wireOf } from '../../../scripts/verify/hostile/send.ts'

const headers = [
  ['content-security-policy', "default-src 'none'"],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['cross-origin-opener-policy', 'same-origin'],
] as const
const well: WireAnswer = {
  status: 404,
  headers: [...headers, ['content-type', 'text/html; charset=utf-8']],
  body: '<p>&lt;xq7&gt;</p>',
  ms: 5,
}
const request = { kind: 'script', target: '/' }
const faults = (answer: Partial<WireAnswer>) => faultsOf(request, { ...well, ...answer }, 'uk.localhost:8787')

describe('an answer to a hostile request', () => {
  test('is well where it says nothing but no', () => {
    expect(faults({})).toEqual([])
    expect(faultsOf({ ...request, malformed: true }, null, 'uk.localhost')).toEqual([])
  })

  test.each([
    ['an error of the site', { status: 500 }],
    ['markup that comes back as markup', { body: '<title>"><xq7 onx=1></title>' }],
    ['an attribute that ends early', { body: '<input value="" xq7=1 x="">' }],
    ['a stack trace', { body: 'TypeError: x is not a function' }],
    ['a redirect to elsewhere', { status: 301, headers: [...well.headers, ['location', '//evil.example/']] }],
    ['a header that was smuggled in', { headers: [...well.headers, ['x-injected', 'xq7']] }],
    ['a cookie that was smuggled in', { headers: [...well.headers, ['set-cookie', 'xq7=1']] }],
    ['no policy', { headers: headers.slice(1) }],
    ['leave for other origins', { headers: [...well.headers, ['access-control-allow-origin', '*']] }],
    ['a long wait', { ms: 6000 }],
  ] as const)('is not where it has %s', (_, answer) => {
    expect(faults(answer)).not.toEqual([])
  })

  describe('that the local runtime gives in the site’s place', () => {
    const judged = (host: string, status: number) =>
      faultsOf({ kind: 'host', target: '/', host, malformed: true }, { ...well, status, headers: [] }, 'uk.localhost')

    test.each([
      ['{host}:abc', 500, []],
      ['{host}:abc', 400, []],
      ['{host}:abc', 502, ['status 502']],
      ['evil.example', 500, ['status 500']],
    ])('for the host %s is %i: %j', (host, status, faults) => {
      expect(judged(host, status)).toEqual(faults)
    })

    test('is named for requests of the corpus alone', () => {
      expect(runtimeFailures.map(({ isOf }) => hostileRequests.filter(isOf).length)).toEqual([3, 5])
    })
  })

  test('is a fault where none comes', () => {
    expect(faultsOf(request, null, 'uk.localhost')).toHaveLength(1)
  })
})

test.each([
  ['/slots/', false],
  ['/slots/?next=https://evil.example/', false],
  ['https://uk.localhost/slots/', false],
  ['//evil.example/', true],
  ['/\\evil.example/', true],
  ['https://evil.example/', true],
  ['https://uk.localhost.evil.example/', true],
  ['javascript:alert(1)', true],
])('%s leads away: %s', (location, away) => {
  expect(leadsAway(location, 'uk.localhost:8787')).toBe(away)
})

describe('the corpus', () => {
  test('has every kind, hundreds of requests, and none twice', () => {
    expect(hostileRequests.length).toBeGreaterThanOrEqual(300)
    expect(new Set(hostileRequests.map((one) => JSON.stringify(one))).size).toBe(hostileRequests.length)
    expect(new Set(hostileRequests.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(12)
  })

  test('is sent as it is written: nothing of it is mended', () => {
    const written = wireOf({ kind: 'x', target: '/../a%zz\\', headers: [['content-length', '-1']], body: 'b' }, 'a')
    expect(written.toString()).toBe(
      'GET /../a%zz\\ HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: -1\r\n\r\nb',
    )
  })
})
