import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandIds, brands } from '../../../brands/registry.ts'
import { cultures } from '../../../locales/registry.ts'
import { markets } from '../../../markets/registry.ts'
import { resolveAddress } from '../../../shared/routes/address.ts'
import { href } from '../../../shared/routes/href.ts'
import { createEdition } from '../../../shared/site/edition.ts'
import type { BrandId } from '../../../shared/site/ids.ts'
import type { Edition } from '../../../shared/site/site.ts'

const siteOf = (brand: BrandId): [Edition, ...Edition[]] => {
  const [first, ...rest] = brands[brand].domain.cultures.map((id) =>
    createEdition(brands[brand], cultures[id], markets[id]),
  )
  if (!first) throw new Error(`${brand} has no culture`)
  return [first, ...rest]
}
const sites = new Map(brandIds.map((id) => [id, siteOf(id)]))
const siteOfBrand = (id: BrandId): [Edition, ...Edition[]] => sites.get(id) ?? siteOf(id)

const decided = (brand: BrandId, path: string): string => {
  const decision = resolveAddress(path, siteOfBrand(brand))
  if (decision.kind === 'malformed') return `${decision.status}`
  if (decision.kind === 'notFound') return `404 ${decision.edition.culture.id}`
  return `${decision.moved ? '301' : '200'} ${decision.edition.culture.id} ${decision.route.key} ${decision.path}`
}

describe('an address leads to one culture, one route and one spelling', () => {
  test.each([
    ['uk', '/', '200 en-GB home /'],
    ['uk', '/slots/', '200 en-GB slots /slots/'],
    ['uk', '/slots', '301 en-GB slots /slots/'],
    ['uk', '//slots//', '301 en-GB slots /slots/'],
    ['uk', '/SLOTS/New', '301 en-GB newSlots /slots/new/'],
    ['uk', '/en-GB/slots/', '301 en-GB slots /slots/'],
    ['uk', '/en-gb', '301 en-GB home /'],
    ['uk', '/en-ie/slots/', '301 en-IE slots /en-IE/slots/'],
    ['uk', '/en-IE/slots/', '200 en-IE slots /en-IE/slots/'],
    ['uk', '/FR-CA//Promotions', '301 fr-CA promotions /fr-CA/offres-promotionnelles/'],
    ['uk', '/de-DE/slots/', '404 en-GB'],
    ['uk', '/frca/', '404 en-GB'],
    ['uk', '/live-casino/', '404 en-GB'],
    ['uk', '/bingo/', '200 en-GB bingo /bingo/'],
    ['uk', '/en-IE/bingo/', '404 en-IE'],
    ['uk', '/slots/slingo/', '404 en-GB'],
    ['uk', '/slots/book-of-dead/', '200 en-GB slotsGame /slots/book-of-dead/'],
    ['uk', '/payment-methods/visa/', '200 en-GB payment /payment-methods/visa/'],
    ['on', '/payment-methods/visa/', '200 ca paymentVisa /payment-methods/visa/'],
    ['on', '/frca/payment-methods/visa/', '200 frca payment /frca/payment-methods/visa/'],
    ['on', '/ca/', '301 ca home /'],
    ['on', '/slots/slingo/', '200 ca slingoSlots /slots/slingo/'],
    ['on', '/slots/daily-jackpots/', '404 ca'],
    ['de', '/slots/jackpots/', '404 de-DE'],
    ['de', '/slots/jackpots/thor/', '404 de-DE'],
    ['de', '/casino/', '404 de-DE'],
    ['es', '/slots/new/', '301 es newSlots /slots/nuevas/'],
    ['es', '/instant-win/slingo/', '301 es instantWinSlingo /juegos-rapidos/slingo/'],
    ['es', '/juegos-rapidos/video-bingo/', '200 es videoBingo /juegos-rapidos/video-bingo/'],
    ['es', '/casino/ruleta/', '200 es roulette /casino/ruleta/'],
    ['es', '/casino/roulette/x/', '301 es rouletteGame /casino/ruleta/x/'],
    ['es', '/casino/other/', '404 es'],
    ['se', '/payment-methods/', '404 sv'],
    ['se', '/features/', '404 sv'],
    ['se', '/promotions/', '200 sv promotions /promotions/'],
    ['uk', '/preview/promotions/home/7/', '200 en-GB previewPromotionsHome /preview/promotions/home/7/'],
    ['uk', '/preview/promotions/7/', '200 en-GB previewPromotion /preview/promotions/7/'],
    ['uk', '/blog/search/', '200 en-GB blogSearch /blog/search/'],
    ['uk', '/blog/safer-play/setting-limits/', '200 en-GB blogPost /blog/safer-play/setting-limits/'],
    ['uk', '/%', '400'],
    ['uk', '/%00', '400'],
    ['uk', '/slots/%2e%2e%5c', '400'],
    ['uk', `/${'a'.repeat(10_000)}`, '414'],
    ['uk', '/slots/Ünïcode/', '404 en-GB'],
  ] as const)('%s %s → %s', (brand, path, expected) => {
    expect(decided(brand, path)).toBe(expected)
  })

  test('any path is decided without an error, and a canonical one is not moved again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...brandIds), fc.webPath(), (brand, path) => {
        const decision = resolveAddress(path, siteOfBrand(brand))
        if (decision.kind !== 'page') return
        const again = resolveAddress(decision.path, siteOfBrand(brand))
        expect(again).toMatchObject({ kind: 'page', moved: false, path: decision.path })
      }),
    )
  })

  test('every link leads back to its own route, in every culture', () => {
    for (const site of sites.values())
      for (const culture of site)
        for (const route of culture.routes.byKey.values()) {
          if (!route.available) continue
          const params = Object.fromEntries(route.paramNames.map((name) => [name, 'some-slug']))
          const path = href(culture, route.key, params) ?? ''
          const decision = resolveAddress(path, site)
          expect(decision, `${culture.culture.id} ${route.key} ${path}`).toMatchObject({ kind: 'page', moved: false })
          if (decision.kind === 'page') expect(decision.route.key).toBe(route.key)
        }
  })

  test('no two routes of a culture share a path', () => {
    for (const site of sites.values())
      for (const { routes, culture } of site) {
        const paths = [...routes.byKey.values()]
          .filter(({ available }) => available)
          .map(({ path }) => path.replace(/\{\w+\}/g, '{}'))
        expect(paths.length, culture.id).toBe(new Set(paths).size)
      }
  })
})
