import { describe, expect, test } from 'vitest'
import type { MainCategory } from '../../../shared/content/game.ts'
import { gamePath, gamePaths, gameRouteOf } from '../../../shared/routes/game-category.ts'
import { href, nearestHref } from '../../../shared/routes/href.ts'
import type { RouteKey } from '../../../shared/routes/table.ts'
import type { CultureId } from '../../../shared/site/ids.ts'
import type { Edition } from '../../../shared/site/site.ts'
import { expectConsole } from '../../support/console.ts'
import { viewOf } from '../../worker/pages/support.ts'

const editionOf = (culture: CultureId): Edition => viewOf(culture).edition

describe('the canonical path of a route', () => {
  test.each<readonly [CultureId, RouteKey, Readonly<Record<string, string>>, string | null]>([
    ['en-GB', 'home', {}, '/'],
    ['fr-CA', 'home', {}, '/fr-CA/'],
    ['fr-CA', 'promotion', { promotionSlug: 'welcome' }, '/fr-CA/offres-promotionnelles/welcome/'],
    ['es', 'newSlots', {}, '/slots/nuevas/'],
    ['es', 'instantWinSlingoGame', { gameSlug: 'x' }, '/juegos-rapidos/slingo/x/'],
    ['ca', 'paymentVisa', {}, '/payment-methods/visa/'],
    ['en-GB', 'paymentVisa', {}, null],
    ['de-DE', 'jackpots', {}, null],
    ['de-DE', 'jackpotsGame', { gameSlug: 'x' }, null],
  ])('in %s of %s with %j is %s', (culture, key, params, path) => {
    expect(href(editionOf(culture), key, params)).toBe(path)
  })

  test('of a key that is none is said in the log, and there is no link (spec 8)', () => {
    expectConsole('error', /^No route has the key "slot"\. Use a key of shared\/routes\/table\.ts\.$/)
    expect(href(editionOf('en-GB'), 'slot' as RouteKey)).toBeNull()
  })
})

describe('the nearest page that a culture has (rulings 3.9)', () => {
  test.each<readonly [CultureId, RouteKey, Readonly<Record<string, string>>, string]>([
    ['frca', 'newSlots', {}, '/frca/slots/new/'],
    ['de-DE', 'jackpotsGame', { gameSlug: 'thor' }, '/slots/'],
    ['de-DE', 'dailyJackpots', {}, '/slots/'],
    ['es', 'otherCasinoGame', { gameSlug: 'thor' }, '/casino/'],
    ['sv', 'payment', { paymentSlug: 'visa' }, '/'],
    ['fr-CA', 'blogPost', { tagSlug: 'a', postSlug: 'b' }, '/fr-CA/'],
    ['frca', 'paymentVisa', {}, '/frca/payment-methods/'],
    ['en-IE', 'bingo', {}, '/en-IE/'],
  ])('in %s to %s with %j is %s', (culture, key, params, path) => {
    expect(nearestHref(editionOf(culture), key, params)).toBe(path)
  })
})

describe('where a game stands (rulings 3.5)', () => {
  test.each<readonly [CultureId, MainCategory, RouteKey | null, string | null]>([
    ['en-GB', 'slots', 'slotsGame', '/slots/thor/'],
    ['en-GB', 'instant_win', 'instantWinGame', '/instant-win/thor/'],
    ['sv', 'instant_win', 'slotsGame', '/slots/thor/'],
    ['en-GB', 'casino', 'casinoGame', '/casino/thor/'],
    ['de-DE', 'casino', null, null],
    ['ca', 'live_casino', 'liveCasinoGame', '/live-casino/thor/'],
    ['en-GB', 'live_casino', 'casinoGame', '/casino/thor/'],
    ['de-DE', 'live_casino', null, null],
    ['en-GB', 'bingo', 'bingoGame', '/bingo/thor/'],
    ['en-IE', 'bingo', 'instantWinGame', '/en-IE/instant-win/thor/'],
    ['ca', 'bingo', null, null],
  ])('in %s of %s: %s, %s', (culture, category, key, path) => {
    expect(gameRouteOf(editionOf(culture), category)).toBe(key)
    expect(gamePath(editionOf(culture), 'thor', category)).toBe(path)
  })

  test('in each culture of its domain that offers it, and has a page for it', () => {
    const { editions } = viewOf('en-GB').site
    expect(gamePaths(editions, 'thor', { 'en-GB': 'bingo', 'en-IE': 'bingo', 'fr-CA': 'slots', sv: 'slots' })).toEqual({
      'en-GB': '/bingo/thor/',
      'en-IE': '/en-IE/instant-win/thor/',
      'fr-CA': '/fr-CA/slots/thor/',
    })
    expect(gamePaths(viewOf('de-DE').site.editions, 'thor', { 'de-DE': 'casino' })).toEqual({})
  })
})
