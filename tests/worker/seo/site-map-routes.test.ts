import { describe, expect, test } from 'vitest'
import type { CultureRoute } from '../../../shared/routes/compile.ts'
import type { RouteEntry } from '../../../shared/routes/entry.ts'
import type { RouteKey } from '../../../shared/routes/table.ts'
import type { BrandId, CultureId } from '../../../shared/site/ids.ts'
import type { Edition } from '../../../shared/site/site.ts'
import { standardLimits } from '../../../worker/seo/site-map/limits.ts'
import { siteMapPaths } from '../../../worker/seo/site-map/maps.ts'
import { listedRoutes, routeEntries } from '../../../worker/seo/site-map/routes.ts'
import { lastChanges, provider } from '../../shared/content/whole-answers.ts'
import { contentOf as answering } from '../pages/support.ts'
import { readMap } from './support/games.ts'
import { siteOf } from './support/sites.ts'

/** Content that knows the providers of some cultures, and perhaps when things changed; every other feed fails. */
const contentOf = (providers: Partial<Record<CultureId, readonly string[]>>, changes?: unknown) =>
  answering({
    providers: (_, culture = 'en-GB') =>
      providers[culture] === undefined
        ? 'unavailable'
        : { value: { providers: providers[culture].map((key) => ({ ...provider, key })) } },
    'last-changes': changes === undefined ? 'unavailable' : { value: changes },
  })
const nothing = contentOf({})

const editionOf = (brand: BrandId, culture: CultureId): Edition => {
  const found = siteOf(brand).editions.find((edition) => edition.culture.id === culture)
  if (found === undefined) throw new Error(`${brand} has no ${culture}`)
  return found
}

/** The British edition, with one route changed. */
const changed = (key: RouteKey, entry: Partial<RouteEntry>, route: Partial<CultureRoute> = {}): Edition => {
  const edition = editionOf('uk', 'en-GB')
  const own = edition.routes.byKey.get(key)
  if (own === undefined) throw new Error(`no route ${key}`)
  const byKey = new Map(edition.routes.byKey).set(key, { ...own, ...route, entry: { ...own.entry, ...entry } })
  return { ...edition, routes: { ...edition.routes, byKey } }
}
const lists = (edition: Edition, key: RouteKey): boolean =>
  (['pages', 'promotions', 'blog'] as const).some((type) =>
    listedRoutes(edition, type).some((route) => route.key === key),
  )

describe('a map lists a route', () => {
  test.each([
    ['that is there and open', changed('vip', {}), true],
    ['unless the table leaves it out', changed('vip', { excludeFromSiteMap: true }), false],
    ['unless search engines are told not to keep it', changed('vip', { noindex: true }), false],
    ['unless the culture lacks it', changed('vip', {}, { available: false }), false],
  ])('%s', (_when, edition, listed) => {
    expect(lists(edition, 'vip')).toBe(listed)
  })

  test.each([
    ['promotions', ['promotions']],
    ['blog', ['blog']],
  ] as const)('by its type: %s', (type, keys) => {
    expect(listedRoutes(editionOf('uk', 'en-GB'), type).map(({ key }) => key)).toEqual(keys)
    expect(listedRoutes(editionOf('uk', 'en-GB'), 'pages').map(({ key }) => key)).not.toContain(keys[0])
  })

  test('in every culture of the domain that has it, itself included', async () => {
    const site = siteOf('uk')
    const [british] = site.editions
    const bingo = (await routeEntries(site, british, 'pages', nothing)).find(({ path }) => path === '/bingo/')
    expect(bingo).toEqual({ path: '/bingo/', alternates: { 'en-GB': '/bingo/' }, lastmod: null })
    const french = await routeEntries(site, editionOf('uk', 'fr-CA'), 'promotions', nothing)
    expect(french).toEqual([
      {
        path: '/fr-CA/offres-promotionnelles/',
        alternates: {
          'en-GB': '/promotions/',
          'en-ROW': '/en-ROW/promotions/',
          'en-IE': '/en-IE/promotions/',
          'en-CA': '/en-CA/promotions/',
          'en-NZ': '/en-NZ/promotions/',
          'fr-CA': '/fr-CA/offres-promotionnelles/',
        },
        lastmod: null,
      },
    ])
  })
})

describe('a map lists the items of a route', () => {
  const site = siteOf('on')
  const providers = async (culture: 'ca' | 'frca', known: Partial<Record<CultureId, readonly string[]>>) =>
    (await routeEntries(site, editionOf('on', culture), 'pages', contentOf(known))).filter(({ path }) =>
      path.includes('/providers/'),
    )

  test('by what their feed lists, each with the cultures whose feed lists it too', async () => {
    const known = { ca: ['brass-otter', 'lone-pine'], frca: ['lone-pine'] }
    const shared = { ca: '/providers/lone-pine/', frca: '/frca/providers/lone-pine/' }
    expect(await providers('ca', known)).toEqual([
      { path: '/providers/brass-otter/', alternates: { ca: '/providers/brass-otter/' }, lastmod: null },
      { path: '/providers/lone-pine/', alternates: shared, lastmod: null },
    ])
    expect(await providers('frca', known)).toEqual([
      { path: '/frca/providers/lone-pine/', alternates: shared, lastmod: null },
    ])
  })

  test('and none while the feed cannot be read', async () => {
    expect(await providers('ca', {})).toEqual([])
    expect(await providers('ca', { frca: ['lone-pine'] })).toEqual([])
  })

  test('but no route with a parameter that no feed lists', async () => {
    const edition = changed('landing', { excludeFromSiteMap: false, siteMapType: 'pages' })
    expect(lists(edition, 'landing')).toBe(true)
    const entries = await routeEntries(siteOf('uk'), edition, 'pages', nothing)
    expect(entries.filter(({ path }) => path.includes('/lp/'))).toEqual([])
  })
})

describe('when a page last changed is said by what it shows:', () => {
  const day = (number: number): string => `2026-03-0${number}T00:00:00.000Z`
  const site = siteOf('uk')
  const [british] = site.editions
  const lastmodOf = async (path: string, changes: unknown, type: 'pages' | 'promotions' | 'blog' = 'pages') =>
    (await routeEntries(site, british, type, contentOf({ 'en-GB': ['lone-pine'] }, changes))).find(
      (entry) => entry.path === path,
    )?.lastmod

  test.each([
    ['a page of text by its own', '/vip/', 'pages', day(1)],
    ['a category by its text and its games, the later of the two', '/slots/', 'pages', day(8)],
    ['promotions by the newest', '/promotions/', 'promotions', day(3)],
    ['features by the newest', '/features/', 'pages', day(4)],
    ['ways to pay by the newest', '/payment-methods/', 'pages', day(5)],
    ['help by its questions', '/help/', 'pages', day(6)],
    ['the blog by its newest post', '/blog/', 'blog', day(7)],
    ['a provider by its games', '/providers/lone-pine/', 'pages', day(9)],
    ['home by its games and promotions', '/', 'pages', day(8)],
    ['nobody, where the text is none of the platform’s', '/about-us/', 'pages', null],
    ['nobody, where nothing of its own is behind it', '/site-map/', 'pages', null],
  ] as const)('%s', async (_who, path, type, lastmod) => {
    expect(await lastmodOf(path, lastChanges, type)).toBe(lastmod)
  })

  test('a category whose text is newer than its games', async () => {
    const changes = { ...lastChanges, categories: { slots: '2026-04-01T00:00:00.000Z' } }
    expect(await lastmodOf('/slots/', changes)).toBe('2026-04-01T00:00:00.000Z')
  })

  test('nothing while the changes cannot be read: the entries are there without lastmod', async () => {
    const entries = await routeEntries(site, british, 'pages', nothing)
    expect(entries.length).toBeGreaterThan(20)
    expect(entries.filter(({ lastmod }) => lastmod !== null)).toEqual([])
  })
})

describe('the maps of a domain', () => {
  const site = siteOf('uk')
  const names = (paths: readonly string[] | null, start: string) => paths?.filter((path) => path.startsWith(start))

  test('are one a culture and type while they fit', async () => {
    expect(names(await siteMapPaths(site, nothing, standardLimits), '/sitemaps/en-GB-')).toEqual([
      '/sitemaps/en-GB-pages-1.xml',
      '/sitemaps/en-GB-promotions-1.xml',
      '/sitemaps/en-GB-blog-1.xml',
    ])
    expect(names(await siteMapPaths(site, nothing, standardLimits), '/sitemaps/en-IE-')).toEqual([
      '/sitemaps/en-IE-pages-1.xml',
      '/sitemaps/en-IE-promotions-1.xml',
    ])
  })

  test('go on by number where they do not, and hold every address once, in its order', async () => {
    const limits = { ...standardLimits, urls: 7 }
    const [british] = site.editions
    const all = await routeEntries(site, british, 'pages', nothing)
    const paths = names(await siteMapPaths(site, nothing, limits), '/sitemaps/en-GB-pages-') ?? []
    expect(paths).toEqual(
      Array.from({ length: Math.ceil(all.length / 7) }, (_, index) => `/sitemaps/en-GB-pages-${index + 1}.xml`),
    )
    const maps = await Promise.all(paths.map((path) => readMap(site, path, nothing, limits)))
    const locs = maps.map((xml) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc))
    expect(locs.slice(0, -1).every((part) => part.length === 7)).toBe(true)
    expect(locs.flat()).toEqual(all.map(({ path }) => site.origin + path))
  })
})
