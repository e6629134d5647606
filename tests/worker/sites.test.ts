import { describe, expect, test } from 'vitest'
import { brandIds, brands } from '../../brands/registry.ts'
import type { BrandId } from '../../shared/site/ids.ts'
import { resolveHost, siblingFor } from '../../worker/sites.ts'

const every = (ENVIRONMENT: 'local' | 'test' | 'staging' | 'production', BRANDS: readonly BrandId[] = brandIds) => ({
  ENVIRONMENT,
  BRANDS,
  PLATFORM_URL: 'https://play.example',
})
const decided = (url: string, config: ReturnType<typeof every>): string => {
  const host = resolveHost(new URL(url), config)
  if (host.kind === 'site') return `${host.site.brand.id} ${host.site.origin}`
  return host.kind === 'moved' ? host.address : '404'
}

describe('a host leads to one brand (rulings 1)', () => {
  test.each([
    ['http://uk.localhost:8787/', 'uk http://uk.localhost:8787'],
    ['http://localhost:8787/', 'uk http://localhost:8787'],
    ['http://127.0.0.1:8787/', 'uk http://127.0.0.1:8787'],
    ['http://UK.LOCALHOST:8787/', 'uk http://uk.localhost:8787'],
    ['http://de.localhost/', 'de http://de.localhost'],
    ['http://on.localhost/', 'on http://on.localhost'],
    ['http://xx.localhost/', '404'],
    ['http://evil.uk.localhost/', '404'],
    ['http://www.starling.example/', '404'],
    ['http://[::1]:8787/', '404'],
  ])('locally %s → %s', (url, expected) => {
    expect(decided(url, every('local'))).toBe(expected)
    expect(decided(url, every('test'))).toBe(expected)
  })

  test.each([
    ['https://www.starling.example/', 'uk https://www.starling.example'],
    ['http://www.starling.example/', 'https://www.starling.example/'],
    ['https://starling.example/', 'https://www.starling.example/'],
    ['https://staging.starling.example/', '404'],
    ['https://uk.localhost/', '404'],
    ['https://www.sternhaus.example/', '404'],
  ])('in production of uk %s → %s', (url, expected) => {
    expect(decided(url, every('production', ['uk']))).toBe(expected)
  })

  test.each([
    ['https://staging.maplerow.example/', 'on https://staging.maplerow.example'],
    ['http://staging.maplerow.example/', 'https://staging.maplerow.example/'],
    ['https://www.maplerow.example/', '404'],
    ['https://maplerow.example/', '404'],
  ])('in staging of on %s → %s', (url, expected) => {
    expect(decided(url, every('staging', ['on']))).toBe(expected)
  })

  test.each([
    ['http://www.starling.example/SLOTS', 'https://www.starling.example/slots/'],
    ['http://starling.example/en-GB//slots?page=2', 'https://www.starling.example/slots/?page=2'],
    ['https://starling.example/FR-ca/slots/Book-of-Dead', 'https://www.starling.example/fr-CA/slots/book-of-dead/'],
    ['http://www.starling.example/no-such-page', 'https://www.starling.example/no-such-page'],
    ['http://www.starling.example//evil.example/', 'https://www.starling.example//evil.example/'],
    ['http://starling.example/%2e%2e/%5cevil.example', 'https://www.starling.example/%5cevil.example'],
    ['http://www.starling.example/robots.txt', 'https://www.starling.example/robots.txt'],
    ['http://www.starling.example/sitemap.xml', 'https://www.starling.example/sitemap.xml'],
    ['http://www.starling.example/blog/feed.xml', 'https://www.starling.example/blog/feed.xml'],
    ['http://www.starling.example/service-worker.js?v=2', 'https://www.starling.example/service-worker.js?v=2'],
    ['http://www.starling.example/img/games/Thor.webp', 'https://www.starling.example/img/games/Thor.webp'],
    ['http://www.starling.example/api/en-GB/games/thor/', 'https://www.starling.example/api/en-GB/games/thor/'],
  ])('strangers are led from %s to its one secure address at once', (url, expected) => {
    expect(decided(url, every('production', ['uk']))).toBe(expected)
  })

  test('serves a brand’s cultures in its own order', () => {
    for (const brand of Object.values(brands)) {
      const host = resolveHost(new URL(`https://${brand.domain.host}/`), every('production'))
      const served = host.kind === 'site' ? host.site.editions.map(({ culture }) => culture.id) : []
      expect(served).toEqual(brand.domain.cultures)
    }
  })
})

test('an environment may list the games in the site maps of its domains; else each domain’s own switch stands (rulings 7.5)', () => {
  const listed = (config: Parameters<typeof resolveHost>[1]) => {
    const host = resolveHost(new URL('http://uk.localhost/'), config)
    return host.kind === 'site' ? host.site.brand.domain.gamesSiteMap : null
  }
  expect(listed(every('local'))).toBe(brands.uk.domain.gamesSiteMap)
  expect(listed({ ...every('local'), GAMES_SITE_MAP: 'domain' })).toBe(brands.uk.domain.gamesSiteMap)
  expect(listed({ ...every('local'), GAMES_SITE_MAP: 'on' })).toBe(true)
})

test('an environment may have other ids with vendors than the brand’s folder; the others stay', () => {
  const settings = (ids: Parameters<typeof resolveHost>[1]['VENDOR_IDS']) => {
    const host = resolveHost(new URL('http://uk.localhost/'), { ...every('local'), ...(ids && { VENDOR_IDS: ids }) })
    return host.kind === 'site' ? host.site.brand.domain.thirdPartySettings : null
  }
  expect(settings(undefined)).toEqual(brands.uk.domain.thirdPartySettings)
  expect(settings({ uk: { meta: '' }, de: { bing: '1234567' } })).toEqual({
    ...brands.uk.domain.thirdPartySettings,
    meta: '',
  })
})

describe('a site is one object', () => {
  const siteAt = (url: string, config: ReturnType<typeof every>) => {
    const host = resolveHost(new URL(url), config)
    return host.kind === 'site' ? host.site : host.kind
  }

  test('in production under whatever port it is asked for; a visit without https is moved under each', () => {
    const config = every('production')
    const site = siteAt('https://www.starling.example/', config)
    expect(site).toMatchObject({ brand: brands.uk })
    expect(siteAt('https://www.starling.example:8443/', config)).toBe(site)
    expect(siteAt('http://www.starling.example:8080/', config)).toBe('moved')
  })

  test('however many origins of another are asked for', () => {
    const config = every('test')
    const site = siteAt('http://de.localhost:1/', config)
    for (let port = 1; port <= 100; port++) expect(siteAt(`http://uk.localhost:${port}/`, config)).toBeTypeOf('object')
    expect(siteAt('http://de.localhost:1/', config)).toBe(site)
  })
})

describe('the brand of the family that serves a place', () => {
  const from = (
    own: keyof typeof brands,
    country: string,
    region: string | null,
    url = 'http://uk.localhost:8787/x/',
  ) => siblingFor(brands[own], { country, region }, new URL(url), every('local'))?.href ?? null

  test.each([
    ['uk', 'DE', null, 'http://de.localhost:8787/'],
    ['uk', 'ES', null, 'http://es.localhost:8787/'],
    ['uk', 'SE', null, 'http://se.localhost:8787/'],
    ['uk', 'CA', 'ON', 'http://on.localhost:8787/'],
    ['de', 'CA', 'QC', 'http://uk.localhost:8787/en-CA/'],
    ['on', 'IE', null, 'http://uk.localhost:8787/en-IE/'],
    ['on', 'GB', null, 'http://uk.localhost:8787/'],
    ['uk', 'US', null, null],
    ['uk', 'BR', null, null],
  ] as const)('a visitor of %s from %s %s is shown %s', (own, country, region, href) => {
    expect(from(own, country, region)).toBe(href)
  })

  test('has its production host in production', () => {
    const url = new URL('https://www.starling.example/slots/')
    expect(siblingFor(brands.uk, { country: 'DE', region: null }, url, every('production'))).toEqual({
      name: 'Sternhaus',
      href: 'https://www.sternhaus.example/',
    })
  })
})

test('a site’s platform is the one beside the host that was asked', () => {
  const beside = (url: string): string | null => {
    const host = resolveHost(new URL(url), { ...every('local'), PLATFORM_URL: 'http://{host}:8788' })
    return host.kind === 'site' ? host.site.platformUrl : null
  }
  expect(beside('http://se.localhost:8787/')).toBe('http://play.se.localhost:8788')
  expect(beside('http://localhost:8787/')).toBe('http://localhost:8788')
})
