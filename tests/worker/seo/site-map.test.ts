import { describe, expect, test } from 'vitest'
import { brandIds } from '../../../brands/registry.ts'
import { parseSiteMap, parseSiteMapIndex } from '../../../scripts/verify/site-map-xml.ts'
import type { Content } from '../../../worker/content/content.ts'
import { gameEntries } from '../../../worker/seo/site-map/games.ts'
import { standardLimits, urlsPerMap } from '../../../worker/seo/site-map/limits.ts'
import { siteMapNamed, siteMapPaths } from '../../../worker/seo/site-map/maps.ts'
import { entryXml, indexXml } from '../../../worker/seo/site-map/xml.ts'
import { contentWith, readMap, slugOf } from './support/games.ts'
import { siteOf } from './support/sites.ts'

describe('site maps', () => {
  test('list each culture’s pages by type, valid, with every culture that has the page', async () => {
    const site = siteOf('uk')
    const content = contentWith(site, 0)
    const paths = (await siteMapPaths(site, content, standardLimits)) ?? []
    expect(paths).toContain('/sitemaps/en-GB-pages-1.xml')
    expect(paths.filter((path) => path.includes('-games-'))).toEqual([])
    expect(parseSiteMapIndex(indexXml(site, paths))).toEqual(paths.map((path) => site.origin + path))
    const urls = parseSiteMap(await readMap(site, '/sitemaps/fr-CA-pages-1.xml', content, standardLimits))
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
        for (const { loc } of parseSiteMap(await readMap(site, path, content, standardLimits)))
          expect(loc).not.toMatch(
            /preview|\/bt\/|\/lp\/|restricted|uploading-documents|search|registration-complete|offline|\{/,
          )
    }
  })

  test('a game’s alternates are the same in every culture’s map, and name only cultures that offer it', async () => {
    const site = siteOf('uk', { gamesSiteMap: true })
    const content = contentWith(site, 30)
    const all = (
      await Promise.all(
        site.editions.map(async ({ culture }) =>
          parseSiteMap(await readMap(site, `/sitemaps/${culture.id}-games-1.xml`, content, standardLimits)),
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
    { limits: { urls: 100, bytes: 50 * 1024 * 1024 }, most: 100, maps: 13 },
    { limits: { urls: 50_000, bytes: 60_000 }, most: 25, maps: null },
    // Whole pages of 500 games, as the feed is read.
    { limits: { urls: 700, bytes: 50 * 1024 * 1024 }, most: 500, maps: 3 },
    { limits: { urls: 1000, bytes: 50 * 1024 * 1024 }, most: 1000, maps: 2 },
  ])('split by count and by bytes: $limits', async ({ limits, most, maps }) => {
    const site = siteOf('uk', { gamesSiteMap: true })
    const content = contentWith(site, 1234)
    const paths = ((await siteMapPaths(site, content, limits)) ?? []).filter((path) => path.includes('/en-GB-games-'))
    expect(paths.length).toBeGreaterThan(1)
    if (maps !== null) expect(paths.length).toBe(maps)
    const seen: string[] = []
    for (const path of paths) {
      const xml = await readMap(site, path, content, limits)
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
    await expect(readMap(site, '/sitemaps/en-GB-games-1.xml', content, standardLimits)).rejects.toThrow(
      'The number of games could not be read for the site map.',
    )
  })

  test('a game that no category of the culture holds has no address there; one that only it offers leads nowhere else', async () => {
    const site = siteOf('de', { gamesSiteMap: true })
    const [edition] = site.editions
    const game = { updatedAt: '2026-03-01T10:00:00.000Z', offered: {} }
    const value = {
      games: [
        { ...game, slug: 'thor', mainCategory: 'slots' },
        { ...game, slug: 'ruby-roulette', mainCategory: 'casino' },
      ],
      total: 2,
    }
    const content = { get: async () => ({ value }) } as unknown as Content
    const groups = gameEntries(site, edition, 1, 100, content)
    expect((await groups.next()).value).toEqual([
      { path: '/slots/thor/', alternates: { 'de-DE': '/slots/thor/' }, lastmod: '2026-03-01T10:00:00.000Z' },
    ])
  })

  test('says which page of the games could not be read', async () => {
    const site = siteOf('de', { gamesSiteMap: true })
    const content = { get: async () => ({ value: null }) } as unknown as Content
    await expect(gameEntries(site, site.editions[0], 3, 1000, content).next()).rejects.toThrow(
      'Page 5 of the games could not be read for the site map.',
    )
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
    await expect(readMap(site, '/sitemaps/en-GB-games-2.xml', content, standardLimits)).rejects.toThrow('no map')
    await expect(readMap(site, '/sitemaps/en-GB-pages-9.xml', content, standardLimits)).rejects.toThrow('no map')
  })

  test('characters that mean something in XML are escaped in an address', () => {
    const xml = entryXml(siteOf('de'), { path: `/a&b<c>"d"'e'/`, alternates: {}, lastmod: null })
    expect(xml).toBe(
      '<url><loc>https://www.sternhaus.example/a&amp;b&lt;c&gt;&quot;d&quot;&apos;e&apos;/</loc></url>\n',
    )
  })
})
