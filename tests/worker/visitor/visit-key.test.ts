import fc from 'fast-check'
import { parse } from 'hono/utils/cookie'
import { describe, expect, test } from 'vitest'
import type { Config } from '../../../worker/env.ts'
import { visitKey } from '../../../worker/visitor/visit-key.ts'
import { readVisitor } from '../../../worker/visitor/visitor.ts'

interface Asked {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly cf: { readonly country: string | undefined; readonly regionCode: string | undefined }
}

const origin = 'https://www.starling.example'
const keyOf = ({ path, headers, cf }: Asked, method = 'GET', hosted = true) =>
  visitKey({ method, url: `${origin}${path}`, headers: new Headers(headers), cf }, hosted)

const cookie = fc
  .array(
    fc.constantFrom(
      'xconsent=1100',
      'xconsent=1000',
      'xtcl=sv',
      'xnoton=1',
      'other=xconsent=1',
      'axtcl=de',
      '  xconsent =1010',
      '\txtcl=de',
      'ga=1',
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join('; '))
const asked: fc.Arbitrary<Asked> = fc.record({
  path: fc.constantFrom('/', '/slots/', '/en-IE/'),
  headers: fc.dictionary(
    fc.constantFrom('cf-ipcountry', 'cf-region-code', 'sec-gpc', 'accept-language', 'user-agent', 'referer'),
    fc.constantFrom('CA', 'ON', '1', 'GB'),
  ),
  cf: fc.record({
    country: fc.constantFrom('CA', 'GB', undefined),
    regionCode: fc.constantFrom('ON', 'QC', undefined),
  }),
})

const visitorOf = ({ path, headers, cf }: Asked, cookies: string) =>
  readVisitor({ headers: new Headers(headers), cf }, new URL(origin + path), parse(cookies), {
    ENVIRONMENT: 'production',
  } as Config)

describe('the key of a visit', () => {
  test('is the same only for what is read as the same visitor of the same address', () => {
    fc.assert(
      fc.property(asked, cookie, asked, cookie, (one, oneCookies, other, otherCookies) => {
        const keys = [keyOf({ ...one, headers: { ...one.headers, cookie: oneCookies } })]
        keys.push(keyOf({ ...other, headers: { ...other.headers, cookie: otherCookies } }))
        if (keys[0] !== keys[1]) return
        expect(one.path).toBe(other.path)
        expect(visitorOf(one, oneCookies)).toEqual(visitorOf(other, otherCookies))
      }),
      { numRuns: 3000 },
    )
  })

  test('does not change with what no page reads', () => {
    const plain = { path: '/', headers: { cookie: 'xconsent=1100' }, cf: { country: 'GB', regionCode: undefined } }
    const same = { 'user-agent': 'x', 'accept-language': 'sv', cookie: 'ga=1;xconsent=1100; axtcl=de' }
    expect(keyOf({ ...plain, headers: same })).toBe(keyOf(plain))
  })

  test.each([
    ['GET', '/?p=2'],
    ['POST', '/'],
    ['OPTIONS', '/'],
  ])('of %s %s there is none: it goes the long way', (method, path) => {
    expect(keyOf({ path, headers: {}, cf: { country: 'GB', regionCode: undefined } }, method)).toBeNull()
  })

  test('leaves the metadata out where it is a placeholder', () => {
    const at = (country: string) => keyOf({ path: '/', headers: {}, cf: { country, regionCode: 'X' } }, 'GET', false)
    expect(at('GB')).toBe(at('CA'))
  })
})
