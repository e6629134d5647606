import { describe, expect, test } from 'vitest'
import { compileRoutes } from '../../../shared/routes/compile.ts'
import { matchRoute } from '../../../shared/routes/match.ts'
import type { BrandId, CultureId } from '../../../shared/site/ids.ts'

const matched = (brand: BrandId, culture: CultureId, path: string): string => {
  const match = matchRoute(compileRoutes(culture, brand), path)
  return match.kind === 'notFound' ? match.kind : `${match.route.key} ${match.path} ${JSON.stringify(match.params)}`
}

describe('the route of a path below the culture’s prefix', () => {
  test.each<readonly [BrandId, CultureId, string, string]>([
    ['uk', 'en-GB', '/', 'home / {}'],
    ['uk', 'en-GB', '/slots/new/', 'newSlots /slots/new/ {}'],
    ['uk', 'en-GB', '/slots/thor/', 'slotsGame /slots/thor/ {"gameSlug":"thor"}'],
    ['uk', 'en-GB', '/slots/not_a_slug/', 'notFound'],
    ['uk', 'en-GB', `/slots/${'a'.repeat(121)}/`, 'notFound'],
    ['uk', 'en-GB', '/slots/slingo/', 'notFound'],
    ['es', 'es', '/slots/new/', 'newSlots /slots/nuevas/ {}'],
    ['es', 'es', '/slots/new/thor/', 'newSlotsGame /slots/nuevas/thor/ {"gameSlug":"thor"}'],
    ['es', 'es', '/instant-win/slingo/x/', 'instantWinSlingoGame /juegos-rapidos/slingo/x/ {"gameSlug":"x"}'],
    ['on', 'ca', '/payment-methods/visa/', 'paymentVisa /payment-methods/visa/ {"paymentSlug":"visa"}'],
    ['on', 'frca', '/payment-methods/visa/', 'payment /payment-methods/visa/ {"paymentSlug":"visa"}'],
    ['on', 'ca', '/payment-methods/paypal/', 'payment /payment-methods/paypal/ {"paymentSlug":"paypal"}'],
    ['on', 'ca', '/blog/search/', 'blogSearch /blog/search/ {}'],
    ['on', 'ca', '/blog/a/b/', 'blogPost /blog/a/b/ {"tagSlug":"a","postSlug":"b"}'],
    [
      'on',
      'ca',
      '/preview/promotions/home/7/',
      'previewPromotionsHome /preview/promotions/home/7/ {"promotionHomeId":"7"}',
    ],
  ])('%s %s %s: %s', (brand, culture, path, expected) => {
    expect(matched(brand, culture, path)).toBe(expected)
  })
})

describe('a route as a culture sees it', () => {
  const es = compileRoutes('es', 'es').byKey
  test('knows its paths, its parameters and what lies above it', () => {
    expect(es.get('videoBingoGame')).toMatchObject({
      key: 'videoBingoGame',
      parent: 'videoBingo',
      available: true,
      path: '/juegos-rapidos/video-bingo/{gameSlug}/',
      generalPath: '/instant-win/video-bingo/{gameSlug}/',
      paramNames: ['gameSlug'],
      fixedParams: {},
    })
    expect(es.get('blogPost')?.paramNames).toEqual(['tagSlug', 'postSlug'])
    expect([es.get('home')?.parent, es.get('videoBingo')?.parent]).toEqual([null, 'instantWin'])
  })

  test('has the parameters that its rewrite fixes', () => {
    expect(compileRoutes('ca', 'on').byKey.get('paymentApplePay')?.fixedParams).toEqual({ paymentSlug: 'apple-pay' })
  })

  test('is not there where what lies above it is not', () => {
    const sv = compileRoutes('sv', 'se').byKey
    expect(
      ['payments', 'payment', 'paymentVisa', 'instantWin', 'scratchCardsGame'].map(
        (key) => sv.get(key as 'payment')?.available,
      ),
    ).toEqual([false, false, false, false, false])
  })
})
