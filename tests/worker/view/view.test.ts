import { describe, expect, test } from 'vitest'
import { cultures } from '../../../locales/registry.ts'
import { cultureIds } from '../../../shared/site/ids.ts'
import type { Site } from '../../../shared/site/site.ts'
import { createView, translatorOf } from '../../../worker/view/view.ts'
import { viewOf } from '../pages/support.ts'

const withCdn = (host: string) => {
  const { site, edition } = viewOf('en-GB')
  const brand = { ...site.brand, domain: { ...site.brand.domain, internalImgCdnHost: host } }
  return createView({ ...site, brand } as Site, edition, 1)
}

describe('what a page sees of its culture', () => {
  test.each(cultureIds)('in %s: its own words, formats, links and market', (id) => {
    const view = viewOf(id)
    expect(view.culture).toBe(cultures[id])
    expect(view.market).toBe(view.edition.market)
    expect(view.t).toBe(translatorOf(cultures[id]))
    expect(view.href('home')).toBe(view.site.editions[0].culture.id === id ? '/' : `/${id}/`)
    expect(view.account.payAndPlay).toBe(id === 'sv')
    expect(view.account.label('logIn')).toBe(view.t('client:account.logIn'))
  })

  test('words are read once a culture', () => {
    expect(translatorOf(cultures.sv)).toBe(translatorOf(cultures.sv))
    expect(translatorOf(cultures.sv)).not.toBe(translatorOf(cultures.es))
  })

  test('a format is made once for a rate, and anew for another', () => {
    const { site, edition } = viewOf('en-GB')
    const at = (rate: number) => createView(site, edition, rate).format
    expect(at(0.9)).toBe(at(0.9))
    expect(at(0.9).money(10)).toBe('£9')
    expect(at(0.8).money(10)).toBe('£8')
  })

  test('what was made for old rates is forgotten after some dozens of them, so that it cannot grow for ever', () => {
    const { site, edition } = viewOf('en-GB')
    const at = (rate: number) => createView(site, edition, rate).format
    const old = at(0.5)
    for (let rate = 1; rate <= 20; rate++) at(rate)
    expect(at(0.5)).toBe(old)
    for (let rate = 21; rate <= 100; rate++) at(rate)
    expect(at(0.5)).not.toBe(old)
  })

  test('a view is one object while its rate is asked for; those of older rates go one by one', () => {
    const { site, edition } = viewOf('en-GB')
    const at = (rate: number) => createView(site, edition, rate)
    const [plain, other] = [at(1), createView(site, viewOf('sv').edition, 1)]
    const first = at(0.5)
    for (let rate = 2; rate <= 40; rate++) {
      expect(at(rate)).toBe(at(rate))
      expect(at(1)).toBe(plain)
      if (rate === 3) expect(at(0.5)).toBe(first)
    }
    expect(at(0.5)).not.toBe(first)
    expect(createView(site, other.edition, 1)).toBe(other)
  })

  test('a parameter of a route stands in its link', () => {
    expect(viewOf('en-GB').href('payment', { paymentSlug: 'visa' })).toBe('/payment-methods/visa/')
    expect(viewOf('sv').href('payments')).toBeNull()
  })
})

describe('the address of an image (rulings 9)', () => {
  test.each([
    ['', '/img/a.webp', '/img/a.webp'],
    ['cdn.starling.example', '/img/a.webp', 'https://cdn.starling.example/img/a.webp'],
    ['cdn.starling.example', '/assets/a.webp', '/assets/a.webp'],
    ['cdn.starling.example', 'https://other.example/img/a.webp', 'https://other.example/img/a.webp'],
  ])('with the CDN host %j: %s is %s', (host, url, expected) => {
    expect(withCdn(host).image(url)).toBe(expected)
  })

  test('is a picture of nothing where the feed names none', () => {
    expect(withCdn('').image('')).toMatch(/^data:image\/svg\+xml,/)
    expect(withCdn('cdn.starling.example').image('')).toMatch(/^data:image\/svg\+xml,%3Csvg/)
  })
})

test('the platform’s page for a step knows the brand, the culture, and what it is asked for', () => {
  const { account } = viewOf('fr-CA')
  expect(account.address('login')).toBe('https://play.example/login/?brand_code=STR&culture=fr-CA')
  expect(account.address('play', { game: 'thor' })).toBe(
    'https://play.example/play/?brand_code=STR&culture=fr-CA&game=thor',
  )
})
