// Longer than 250 lines because it states every feed's address, query and tags once more, by hand.
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { geoInfoFallback } from '../../../../shared/content/geo.ts'
import { wholeList } from '../../../../shared/games/game-filter.ts'
import { type Feed, feedPath } from '../../../../worker/content/feed.ts'
import * as banners from '../../../../worker/content/feeds/banners.ts'
import * as blog from '../../../../worker/content/feeds/blog.ts'
import { bonusTerms } from '../../../../worker/content/feeds/bonus-terms.ts'
import * as features from '../../../../worker/content/feeds/features.ts'
import * as games from '../../../../worker/content/feeds/games.ts'
import { dailyJackpots, jackpots } from '../../../../worker/content/feeds/jackpots.ts'
import { lastChanges } from '../../../../worker/content/feeds/last-changes.ts'
import * as texts from '../../../../worker/content/feeds/pages.ts'
import * as payments from '../../../../worker/content/feeds/payments.ts'
import * as place from '../../../../worker/content/feeds/place.ts'
import * as promotions from '../../../../worker/content/feeds/promotions.ts'
import * as providers from '../../../../worker/content/feeds/providers.ts'
import * as search from '../../../../worker/content/feeds/search.ts'
import * as settings from '../../../../worker/content/feeds/texts.ts'
import { platformMaintenance, userContext } from '../../../../worker/content/feeds/user-context.ts'
import { winners } from '../../../../worker/content/feeds/winners.ts'

const scope = { brand: 'uk', culture: 'en-GB' } as const
const own = 'brand_local_code=uk&culture=en-GB'

interface Row {
  readonly name: string
  readonly address: string
  readonly tags: readonly string[]
  readonly fallback: unknown
  readonly times: readonly [fresh: number, stale: number, deadline: number]
}
const rowOf = <Params, Value>(feed: Feed<Params, Value>, params: Params): Row => ({
  name: feed.name,
  address: feedPath(feed, params, scope),
  tags: feed.tags(params, scope),
  fallback: feed.fallback,
  times: [feed.freshSeconds, feed.staleSeconds, feed.deadlineMs],
})

const content = [60, 3600, 2500] as const
const rarely = [3600, 86_400, 2500] as const
const all = 'content:uk:en-GB'
const page = { page: 2, pageSize: 24 }
const filter = { ...wholeList, provider: 'oak', sort: 'rtp' } as const

type Published = readonly [row: Row, name: string, address: string, tags: readonly string[], fallback?: unknown]

/** Each feed with its call, what it is called in a purge beside the culture's own tag, and what a page gets without it. */
const published: readonly Published[] = [
  [
    rowOf(banners.homeBanners, {}),
    'home-banners',
    `/v1/banners/locations/home-page/?${own}`,
    ['banners'],
    { banners: [] },
  ],
  [rowOf(banners.btTexts, { bt: 'deal', r: '7' }), 'bt-texts', `/v1/banners/bt-texts/?${own}&bt=deal&r=7`, ['landing']],
  [rowOf(banners.btTexts, { bt: 'deal', r: null }), 'bt-texts', `/v1/banners/bt-texts/?${own}&bt=deal`, ['landing']],
  [rowOf(blog.blogInfo, {}), 'blog', `/v1/blog/?${own}`, ['blog']],
  [rowOf(blog.blogHome, {}), 'blog-home', `/v1/blog/home/?${own}`, ['blog']],
  [rowOf(blog.blogMore, page), 'blog-more', `/v1/blog/home/more/?${own}&page=2&page_size=24`, ['blog']],
  [
    rowOf(blog.blogPosts, { tag: 'slots', ...page }),
    'blog-posts',
    `/v1/blog/posts/?${own}&tag=slots&page=2&page_size=24`,
    ['blog'],
  ],
  [
    rowOf(blog.blogPosts, { q: 'rtp', ...page }),
    'blog-posts',
    `/v1/blog/posts/?${own}&q=rtp&page=2&page_size=24`,
    ['blog'],
  ],
  [rowOf(blog.latestPosts, { limit: 20 }), 'blog-latest', `/v1/blog/posts/latest/?${own}&limit=20`, ['blog']],
  [rowOf(blog.postBySlug, { slug: 'a/b' }), 'blog-post', `/v1/blog/posts/a%2Fb/?${own}`, ['blog']],
  [rowOf(blog.blogAuthor, { id: 'ann' }), 'blog-author', `/v1/blog/author?${own}&id=ann`, ['blog']],
  [
    rowOf(bonusTerms, { code: 'welcome', bust: 'a1b2' }),
    'bonus-terms',
    `/v1/feeds/bonus-terms/?${own}&code=welcome&bust=a1b2`,
    ['bonus-terms'],
  ],
  [
    rowOf(bonusTerms, { code: 'welcome' }),
    'bonus-terms',
    `/v1/feeds/bonus-terms/?${own}&code=welcome`,
    ['bonus-terms'],
  ],
  [rowOf(features.featureList, {}), 'features', `/v1/cms/features/?${own}`, ['features']],
  [rowOf(features.featureBySlug, { slug: 'x y' }), 'feature', `/v1/cms/features/x%20y/?${own}`, ['features']],
  [
    rowOf(games.gamesByGroups, { groups: ['slots', 'bingo'], limit: 12 }),
    'games-by-groups',
    `/v1/games/by-groups/?${own}&groups=slots%2Cbingo&limit=12`,
    ['games'],
    { groups: [] },
  ],
  [
    rowOf(games.gamesForGroups, { group: 'slots', filter: wholeList, ...page }),
    'games-for-groups',
    `/v1/games/for-groups/?${own}&groups=slots&page=2&page_size=24`,
    ['games'],
    { games: [], total: 0, page: 1, pageSize: 24 },
  ],
  [
    rowOf(games.gamesForGroups, { group: 'slots', filter, ...page }),
    'games-for-groups',
    `/v1/games/for-groups/?${own}&groups=slots&provider=oak&sort=rtp&page=2&page_size=24`,
    ['games'],
    { games: [], total: 0, page: 1, pageSize: 24 },
  ],
  [
    rowOf(games.gameFacets, { group: 'slots', filter }),
    'game-facets',
    `/v1/games/facets/?${own}&groups=slots&provider=oak`,
    ['games'],
  ],
  [
    rowOf(games.gameExtended, { slug: 'thor' }),
    'game-extended',
    `/v1/games/extended/?${own}&gameSlug=thor`,
    ['game:thor'],
  ],
  [
    rowOf(jackpots, { limit: 9 }),
    'jackpots',
    `/v1/feeds/jackpots/?${own}&limit=9`,
    ['games'],
    { totalEur: 0, jackpots: [] },
  ],
  [
    rowOf(dailyJackpots, { limit: 6 }),
    'daily-jackpots',
    `/v1/feeds/jackpots/?${own}&daily=true&limit=6`,
    ['games'],
    { totalEur: 0, jackpots: [] },
  ],
  [rowOf(texts.faq, {}), 'faq', `/v1/feeds/faq?${own}`, ['faq']],
  [rowOf(texts.restrictedCountries, {}), 'restricted', `/v1/feeds/restricted/?${own}`, ['restricted']],
  [rowOf(texts.landing, { slug: 'welcome' }), 'landing', `/v1/feeds/landing/?${own}&slug=welcome`, ['landing']],
  [rowOf(payments.paymentOptions, {}), 'payment-options', `/v1/feeds/payment-options/?${own}`, ['payments'], []],
  [rowOf(payments.paymentInfo, { id: 'a/b' }), 'payment-info', `/v1/feeds/payment-options/a%2Fb/?${own}`, ['payments']],
  [rowOf(promotions.promotionList, {}), 'promotions', `/v1/cms/promotions/?${own}`, ['promotions']],
  [
    rowOf(promotions.promotionsOfHome, {}),
    'promotions-home',
    `/v1/cms/promotions-home/?${own}`,
    ['promotions'],
    { promotions: [] },
  ],
  [rowOf(promotions.promotionBySlug, { slug: 'a/b' }), 'promotion', `/v1/cms/promotions/a%2Fb/?${own}`, ['promotions']],
  [
    rowOf(lastChanges, {}),
    'last-changes',
    `/v1/feeds/last-changes/?${own}`,
    ['promotions', 'features', 'payments', 'faq', 'blog', 'games'],
  ],
  [rowOf(providers.providerList, {}), 'providers', `/v1/feeds/providers/?${own}`, ['games']],
  [
    rowOf(providers.storyOfProvider, { provider: 'a/b' }),
    'provider-story',
    `/v1/feeds/providers/a%2Fb/?${own}`,
    ['provider:a/b'],
  ],
  [
    rowOf(providers.gamesOfProvider, { provider: 'oak', ...page }),
    'games-of-provider',
    `/v1/games/?${own}&provider=oak&page=2&page_size=24`,
    ['games'],
  ],
  [
    rowOf(search.gamesFound, { q: '777', ...page }),
    'games-found',
    `/v1/games/?${own}&q=777&page=2&page_size=24`,
    ['games'],
  ],
  [rowOf(settings.terms, { code: 'privacy' }), 'terms', `/v1/cms/terms/?${own}&code=privacy`, ['page:privacy']],
  [rowOf(settings.settings, {}), 'settings', `/v1/feeds/settings/?${own}`, ['settings']],
]

describe('feeds of the content API (spec 7 "Content API")', () => {
  const rows = published.map(([row, name, address, tags, fallback = null]) => {
    const named = [...tags.map((tag) => `${tag}:uk:en-GB`), all]
    return { row, expected: { name, address, tags: named, fallback, times: content } }
  })
  test.each(rows)('$row.address', ({ row, expected }) => {
    expect(row).toEqual(expected)
  })

  test('a list of all games is asked for rarely: a publish drops it at once', () => {
    const siteMap = rowOf(games.gameSiteMap, page)
    expect(siteMap).toMatchObject({
      name: 'games-site-map',
      tags: ['games:uk:en-GB', all],
      fallback: null,
      times: rarely,
    })
    expect(siteMap.address).toBe(`/v1/games/site-map/?${own}&page=2&page_size=24`)
    const list = rowOf(search.gameList, {})
    expect(list).toMatchObject({ name: 'game-list', tags: ['games:uk:en-GB', all], fallback: null, times: rarely })
    expect(list.address).toBe(`/v1/games/list/?${own}`)
  })

  test('winners move on by themselves: they are fresh for half a minute', () => {
    expect(rowOf(winners, { limit: 10 })).toEqual({
      name: 'winners',
      address: `/v1/feeds/winners/?${own}&limit=10`,
      tags: ['winners:uk:en-GB', all],
      fallback: null,
      times: [30, 600, 2500],
    })
  })

  test.each([
    [rowOf(blog.postDraft, { slug: 'x' }), 'blog-post-draft', `/v1/blog/posts/preview/?${own}&slug=x`],
    [
      rowOf(features.featureDraft, { id: 'f', place: 'features-home' }),
      'feature-draft',
      `/v1/cms/features-home/preview/?${own}&id=f`,
    ],
    [rowOf(games.gameDraft, { slug: 'thor' }), 'game-draft', `/v1/games/preview/?${own}&gameSlug=thor`],
    [
      rowOf(promotions.promotionDraft, { id: 'p', place: 'promotions' }),
      'promotion-draft',
      `/v1/cms/promotions/preview/?${own}&id=p`,
    ],
  ])('a draft has no tag of its own and no fallback: $name', (row, name, address) => {
    expect(row).toEqual({ name, address, tags: [all], fallback: null, times: content })
  })
})

describe('services beside the content API (spec 7)', () => {
  const asked = { brandCode: 'STR', country: 'CA', region: 'ON', emulation: null }
  const times = [600, 86_400, 800] as const

  test('a place is asked for by country and region, or by what emulates it', () => {
    expect(rowOf(place.geoInfo, asked)).toEqual({
      name: 'geo-info',
      address: '/geo-info/?brand_code=STR&no-cache=1&country=CA&region=ON',
      tags: ['geo:uk'],
      fallback: geoInfoFallback,
      times,
    })
    expect(rowOf(place.geoInfo, { ...asked, emulation: 'CA/ON' }).address).toBe(
      '/geo-info/CA%2FON/?brand_code=STR&no-cache=1',
    )
  })

  test('a rate has no fallback of its own: the constants stand in', () => {
    expect(rowOf(place.currencyRate, { iso: 'SEK' })).toEqual({
      name: 'currency',
      address: '/currency/SEK/?no-cache=1',
      tags: ['currency'],
      fallback: null,
      times,
    })
    expect(place.fallbackRate('SEK')).toBe(10.6368)
  })

  test('the user context knows brand, culture and country', () => {
    expect(rowOf(userContext, { brandCode: 'STR', pageCulture: 'en', country: 'MT' })).toEqual({
      name: 'user-context',
      address: '/user-context/?brand_code=STR&page_culture=en&user_country=MT&no-cache=1',
      tags: ['user-context:uk'],
      fallback: null,
      times,
    })
  })
})

test('maintenance is asked for under no key of a visitor', () => {
  expect(rowOf(platformMaintenance, {})).toMatchObject({
    name: 'platform-maintenance',
    address: '/platform-maintenance/?no-cache=1',
    tags: [],
    fallback: false,
  })
})

test('feeds that name what they ask for keep that name', () => {
  expect(rowOf(banners.sectionBanner, { section: 'slots' })).toMatchObject({
    name: 'banner',
    tags: ['banners:uk:en-GB', all],
    fallback: null,
  })
  expect(rowOf(banners.sectionBanner, { section: 'slots' }).address).toMatch(/^\/v1\/banners\/\?.*=slots$/)
  expect(rowOf(banners.gameBanner, { slug: 'thor' })).toMatchObject({
    name: 'game-banner',
    tags: ['banners:uk:en-GB', all],
    fallback: null,
  })
  expect(rowOf(banners.gameBanner, { slug: 'thor' }).address).toMatch(/^\/v1\/banners\/game-banners\?.*=thor$/)
  expect(rowOf(settings.simpleFeed, { feedCode: 'help' })).toMatchObject({
    name: 'simple-feed',
    tags: ['page:help:uk:en-GB', all],
    fallback: null,
  })
  expect(rowOf(settings.simpleFeed, { feedCode: 'help' }).address).toMatch(/^\/v1\/feeds\/simple\/\?.*=help$/)
  expect(rowOf(settings.categoryText, { routeKey: 'slots' })).toMatchObject({
    name: 'category-text',
    tags: ['category:slots:uk:en-GB', all],
    fallback: null,
  })
  expect(rowOf(settings.categoryText, { routeKey: 'slots' }).address).toMatch(/^\/v1\/feeds\/categories\/\?.*=slots$/)
})

const dirty = '<p>a</p><script>alert(1)</script>'
describe('HTML is sanitised when it enters (rulings 7.3)', () => {
  test.each([
    ['a post', blog.postBySlug, 'body'],
    ['a draft of a post', blog.postDraft, 'body'],
    ['the blog', blog.blogInfo, 'body'],
    ['bonus terms', bonusTerms, 'body'],
    ['a feature', features.featureBySlug, 'body'],
    ['a draft of a feature', features.featureDraft, 'body'],
    ['a landing page', texts.landing, 'body'],
    ['a way to pay', payments.paymentInfo, 'body'],
    ['a promotion', promotions.promotionBySlug, 'body'],
    ['terms of a promotion', promotions.promotionDraft, 'terms'],
    ['the story of a provider', providers.storyOfProvider, 'body'],
    ['a text', settings.simpleFeed, 'body'],
    ['terms', settings.terms, 'body'],
    ['a category’s text', settings.categoryText, 'body'],
    ['the footer', settings.settings, 'seoFooter'],
    ['the countries', texts.restrictedCountries, 'intro'],
  ] as const)('of %s', (_, feed, field) => {
    // A feed says only that it has a schema; those with HTML are objects.
    const { shape } = feed.schema as unknown as z.ZodObject<Record<string, z.ZodType>>
    expect(shape[field]?.parse(dirty)).not.toContain('<script')
    expect(shape[field]?.parse(dirty)).toContain('<p>a</p>')
  })
})
