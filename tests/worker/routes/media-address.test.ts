import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mediaAddress } from '../../../worker/routes/media-address.ts'
import { resolveHost } from '../../../worker/sites.ts'

const found = resolveHost(new URL('http://uk.localhost/'), {
  ENVIRONMENT: 'local',
  BRANDS: ['uk'],
  PLATFORM_URL: 'http://localhost:8788',
})
if (found.kind !== 'site') throw new Error('The test has no site.')
const { site } = found
const ask = (address: string) => mediaAddress(new URL(`/img/${address}`, 'http://uk.localhost'), site)
const banner = 'banners/?device=mobile&culture=en-GB&sectionCode=slots&layer=background'

describe('an address below /img/', () => {
  test('asks for a banner by the names of the specification, and for its brand', () => {
    expect(ask(`${banner}&v=2.0.0&h=0123456789ab&bt=deal150&r=2&gameSlug=thor`)).toEqual({
      kind: 'picture',
      path: '/v1/banners/media/?brand_local_code=uk&culture=en-GB&device=mobile&sectionCode=slots&layer=background&v=2.0.0&h=0123456789ab&bt=deal150&r=2&gameSlug=thor',
    })
  })

  test.each([
    ['nothing', 'banners/'],
    ['an unknown screen', banner.replace('mobile', 'tablet')],
    ['an unknown layer', banner.replace('background', 'sky')],
    ['an unknown section', banner.replace('slots', 'cellar')],
    ['a culture of another brand', banner.replace('en-GB', 'sv')],
    ['a name that the call does not have', `${banner}&brand_local_code=de`],
    ['the older spelling', banner.replace('sectionCode', 'section_code')],
    ['a hash that is none', `${banner}&h=latest`],
    ['a code that is none', `${banner}&bt=${encodeURIComponent('../..')}`],
    ['a game that has no slug', `${banner}&gameSlug=Thor%20!`],
  ])('is wrong when it asks for %s', (_, address) => {
    expect(ask(address)).toEqual({ kind: 'wrong' })
  })

  test.each(['games/thor.0123456789.svg', 'banners/uk-slots.0123456789.avif', 'pictures/post/a-b.webp?size=big'])(
    'asks for the file %s, without a query',
    (address) => {
      expect(ask(address)).toEqual({ kind: 'picture', path: `/media/${address.split('?')[0]}` })
    },
  )

  test.each([
    '',
    'thor.svg',
    'games/thor',
    'games/thor.html',
    'games//thor.svg',
    'games/.svg',
    '%2e%2e/secret.svg',
    'games/a%2Fb.svg',
  ])('leads nowhere: "%s"', (address) => {
    expect(ask(address)).toEqual({ kind: 'unknown' })
  })

  test('never leads out of the platform’s media, whatever it is', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const url = new URL('http://uk.localhost/img/')
        url.pathname = `/img${path}`
        url.search = query
        const address = mediaAddress(url, site)
        if (address.kind === 'picture')
          expect(address.path).toMatch(/^\/(media\/[\w./-]+|v1\/banners\/media\/\?[\w=&.%-]+)$/)
        if (address.kind === 'picture') expect(address.path).not.toContain('..')
      }),
    )
  })
})
