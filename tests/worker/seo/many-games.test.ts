import { expect, test } from 'vitest'
import { parseSiteMap } from '../../../scripts/verify/site-map-xml.ts'
import { standardLimits } from '../../../worker/seo/site-map/limits.ts'
import { siteMapPaths } from '../../../worker/seo/site-map/maps.ts'
import { contentWith, readMap } from './support/games.ts'
import { siteOf } from './support/sites.ts'

test('8,000 games in six cultures are each listed once in their culture, in groups of at most 500', async () => {
  const site = siteOf('uk', { gamesSiteMap: true })
  const content = contentWith(site, 8000)
  const paths = ((await siteMapPaths(site, content, standardLimits)) ?? []).filter((path) => path.includes('-games-'))
  expect(paths).toEqual(site.editions.map(({ culture }) => `/sitemaps/${culture.id}-games-1.xml`))
  for (const path of paths) {
    const urls = parseSiteMap(await readMap(site, path, content, standardLimits))
    expect(urls.length).toBe(path.includes('en-NZ') ? 8000 - Math.ceil(8000 / 3) : 8000)
    expect(new Set(urls.map(({ loc }) => loc)).size).toBe(urls.length)
    expect(urls[0]?.lastmod).toBe('2026-03-01T10:00:00.000Z')
  }
  expect(content.largest()).toBeLessThanOrEqual(500)
}, 120_000)
