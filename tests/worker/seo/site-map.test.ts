import { describe, expect, test } from 'vitest'
import { brandIds } from '../../../brands/registry.ts'
import { parseSiteMap, parseSiteMapIndex } from '../../../scripts/verify/site-map-xml.ts'
import type { GameSiteMap } from '../../../shared/content/game.ts'
import type { CultureId } from '../../../shared/site/ids.ts'
import type { Site } from '../../../shared/site/site.ts'
import type { Answer } from '../../../worker/content/cache.ts'
import type { Content } from '../../../worker/content/content.ts'
import type { Feed } from '../../../worker/content/feed.ts'
import { type SiteMapLimits, standardLimits, urlsPerMap } from '../../../worker/seo/site-map/limits.ts'
import { siteMap, siteMapNamed, siteMapPaths } from '../../../worker/seo/site-map/maps.ts'
import { entryXml, indexXml } from '../../../worker/seo/site-map/xml.ts'
import { siteOf } from './support/sites.ts'

const slugOf = (index: number): string => `game-${index}`

/** The cultures that offer the game: every third one is missing in New Zealand. */
const offeredBy = (site: Site, index: number) =>
  Object.fromEntries(
    site.editions
      .filter(({ culture }) => culture.id !== 'en-NZ' || index % 3 !== 0)
      .map(({ culture }) => [culture.id, 'slots' as const]),
  )

/** Content with `total` games in each culture, as the feed pages them; every other feed fails. */
function contentWith(site: Site, total: number): Content & { readonly largest: () => number } {
  let largest = 0
  const games = (culture: CultureId, page: number, pageSize: number): GameSiteMap => {
    const all = Array.from({ length: total }, (_, index) => index).filter((index) => culture in offeredBy(site, index))
    const part = all.slice((page - 1) * pageSize, page * pageSize)
    largest = Math.max(largest, part.length)
    return {
      games: part.map((index) => ({
        slug: slugOf(index),
        mainCategory: 'slots',
        updatedAt: '2026-03-01T10:00:00.000Z',
        offered: offeredBy(site, index),
      })),
      total: all.length,
      page,
      pageSize,
    }
  }
  const get = async <Params, Value>(
    feed: Feed<Params, Value>,
    params: Params,
    culture: CultureId = 'en-GB',
  ): Promise<Answer<Value>> => {
    const tags: string[] = []
    if (feed.name !== 'games-site-map' || total < 0)
      return { state: 'unavailable', value: feed.fallback, outcome: 'fallback', tags, contentVersion: 0, freshForMs: 0 }
    const { page, pageSize } = params as { page: number; pageSize: number }
    const value = feed.schema.parse(games(culture, page, pageSize))
    return { state: 'found', value, outcome: 'fresh', tags, contentVersion: 1, freshForMs: 1000 }
  }
  return { get, use: () => ({ feeds: [], tags: new Map(), freshForMs: 0, complete: true }), largest: () => largest }
}

const read = async (site: Site, path: string, content: Content, limits: SiteMapLimits): Promise<string> => {
  const name = siteMapNamed(site, path.replace('/sitemaps/', ''))
  const stream = name && (await siteMap(site, name, content, limits))
  if (!stream) throw new Error(`no map ${path}`)
  return new Response(stream).text()
}

describe('site maps', () => {
  test('list each culture’s pages by type, valid, with every culture that has the page', async () => {
    const site = siteOf('uk')
    const content = contentWith(site, 0)
    const paths = (await siteMapPaths(site, content, standardLimits)) ?? []
    expect(paths).toContain('/sitemaps/en-GB-pages-1.xml')
    expect(paths.filter((path) => path.includes('-games-'))).toEqual([])
    expect(parseSiteMapIndex(indexXml(site, paths))).toEqual(paths.map((path) => site.origin + path))
    const urls = parseSiteMap(await read(site, '/sitemaps/fr-CA-pages-1.xml', content, standardLimits))
    const slots = urls.find(({ loc }) => loc === 'https://www.starling.example/fr-CA/slots/')
    expect(slots?.links).toEqual({
      'en-GB': 'https://www.starling.example/slots/',
      en: 'https://www.starling.example/en-ROW/slots/',
      'en-IE': 'https://www.starling.example/en-IE/slots/',
      'en-CA': 'https://www.starling.example/en-CA/slots/',
      'en-NZ': 'https://www.starling.example/en-NZ/slots/',
      'fr-CA': 'https://www.starling.example/fr-CA/slots/',
      'x-default': 'https://www.starling.example/en-ROW/slots/',
    })
  })

  test('leave out what is excluded (spec 2 "Excluded from the site map")', async () => {
    for (const brand of brandIds) {
      const site = siteOf(brand)
      const content = contentWith(site, 0)
      for (const path of (await siteMapPaths(site, content, standardLimits)) ?? [])
        for (const { loc } of parseSiteMap(await read(site, path, content, standardLimits)))
          expect(loc).not.toMatch(
            /preview|\/bt\/|\/lp\/|restricted|uploading-documents|search|registration-complete|offline|\{/,
          )
    }
  })

  test('8,000 games in six cultures are each listed once in their culture, in groups of at most 500', async () => {
    const site = siteOf('uk', { gamesSiteMap: true })
    const content = contentWith(site, 8000)
    const paths = ((await siteMapPaths(site, content, standardLimits)) ?? []).filter((path) => path.includes('-games-'))
    expect(paths).toEqual(site.editions.map(({ culture }) => `/sitemaps/${culture.id}-games-1.xml`))
    for (const path of paths) {
      const urls = parseSiteMap(await read(site, path, content, standardLimits))
      expect(urls.length).toBe(path.includes('en-NZ') ? 8000 - Math.ceil(8000 / 3) : 8000)
      expect(new Set(urls.map(({ loc }) => loc)).size).toBe(urls.length)
      expect(urls[0]?.lastmod).toBe('2026-03-01T10:00:00.000Z')
    }
    expect(content.largest()).toBeLessThanOrEqual(500)
  }, 120_000)

  test('a game’s alternates are the same in every culture’s map, and name only cultures that offer it', async () => {
    const site = siteOf('uk', { gamesSiteMap: true })
    const content = contentWith(site, 30)
    const all = (
      await Promise.all(
        site.editions.map(async ({ culture }) =>
          parseSiteMap(await read(site, `/sitemaps/${culture.id}-games-1.xml`, content, standardLimits)),
        ),
      )
    ).flat()
    const byLoc = new Map(all.map((url) => [url.loc, url]))
    for (const url of all) {
      expect(Object.values(url.links)).toContain(url.loc)
      for (const href of Object.values(url.links)) expect(byLoc.get(href)?.links).toEqual(url.links)
    }
    expect(byLoc.get('https://www.starling.example/slots/game-3/')?.links['en-NZ']).toBeUndefined()
  })

  test.each([
    { limits: { urls: 100, bytes: 50 * 1024 * 1024 }, most: 100 },
    { limits: { urls: 50_000, bytes: 60_000 }, most: 25 },
    { limits: { urls: 700, bytes: 50 * 1024 * 1024 }, most: 700 },
  ])('split by count and by bytes: $limits', async ({ limits, most }) => {
    const site = siteOf('uk', { gamesSiteMap: true })
    const content = contentWith(site, 1234)
    const paths = ((await siteMapPaths(site, content, limits)) ?? []).filter((path) => path.includes('/en-GB-games-'))
    expect(paths.length).toBeGreaterThan(1)
    const seen: string[] = []
    for (const path of paths) {
      const xml = await read(site, path, content, limits)
      expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(limits.bytes)
      const urls = parseSiteMap(xml)
      expect(urls.length).toBeLessThanOrEqual(most)
      seen.push(...urls.map(({ loc }) => loc))
    }
    expect(seen).toEqual(
      Array.from({ length: 1234 }, (_, index) => `https://www.starling.example/slots/${slugOf(index)}/`),
    )
  })

  test('a map’s bounds hold for the longest addresses there can be', () => {
    const site = siteOf('uk')
    const perMap = urlsPerMap(site, standardLimits)
    expect(perMap).toBeGreaterThan(8000)
    expect(perMap).toBeLessThanOrEqual(50_000)
  })

  test('are null while the number of games cannot be had, and throw for one of them', async () => {
    const site = siteOf('uk', { gamesSiteMap: true })
    const content = contentWith(site, -1)
    expect(await siteMapPaths(site, content, standardLimits)).toBeNull()
    await expect(read(site, '/sitemaps/en-GB-games-1.xml', content, standardLimits)).rejects.toThrow('games')
  })

  test.each([
    'en-GB-pages-0.xml',
    'en-GB-pages-.xml',
    'sv-pages-1.xml',
    'en-GB-games-1.xml',
    'en-gb-pages-1.xml',
    'en-GB-things-1.xml',
    'pages-1.xml',
    '../x',
  ])('no map is called %s', (file) => {
    expect(siteMapNamed(siteOf('uk'), file)).toBeNull()
  })

  test('a map beyond the last one does not exist', async () => {
    const site = siteOf('uk', { gamesSiteMap: true })
    const content = contentWith(site, 10)
    await expect(read(site, '/sitemaps/en-GB-games-2.xml', content, standardLimits)).rejects.toThrow('no map')
    await expect(read(site, '/sitemaps/en-GB-pages-9.xml', content, standardLimits)).rejects.toThrow('no map')
  })

  test('characters that mean something in XML are escaped in an address', () => {
    const xml = entryXml(siteOf('de'), { path: `/a&b<c>"d"'e'/`, alternates: {}, lastmod: null })
    expect(xml).toBe(
      '<url><loc>https://www.sternhaus.example/a&amp;b&lt;c&gt;&quot;d&quot;&apos;e&apos;/</loc></url>\n',
    )
  })
})
