import type { GameSiteMap } from '../../../../shared/content/game.ts'
import type { CultureId } from '../../../../shared/site/ids.ts'
import type { Site } from '../../../../shared/site/site.ts'
import type { Answer } from '../../../../worker/content/cache.ts'
import type { Content } from '../../../../worker/content/content.ts'
import type { Feed } from '../../../../worker/content/feed.ts'
import type { SiteMapLimits } from '../../../../worker/seo/site-map/limits.ts'
import { siteMap, siteMapNamed } from '../../../../worker/seo/site-map/maps.ts'

export const slugOf = (index: number): string => `game-${index}`

/** The cultures that offer the game: every third one is missing in New Zealand. */
const offeredBy = (site: Site, index: number) =>
  Object.fromEntries(
    site.editions
      .filter(({ culture }) => culture.id !== 'en-NZ' || index % 3 !== 0)
      .map(({ culture }) => [culture.id, 'slots' as const]),
  )

/** Content with `total` games in each culture, as the feed pages them; every other feed fails. */
export function contentWith(site: Site, total: number): Content & { readonly largest: () => number } {
  let largest = 0
  const everywhere: readonly GameSiteMap['games'][number][] = Array.from(
    { length: Math.max(total, 0) },
    (_, index) => ({
      slug: slugOf(index),
      mainCategory: 'slots',
      updatedAt: '2026-03-01T10:00:00.000Z',
      offered: offeredBy(site, index),
    }),
  )
  const byCulture = new Map<CultureId, typeof everywhere>()
  const games = (culture: CultureId, page: number, pageSize: number): GameSiteMap => {
    const all = byCulture.get(culture) ?? everywhere.filter(({ offered }) => culture in offered)
    byCulture.set(culture, all)
    const part = all.slice((page - 1) * pageSize, page * pageSize)
    largest = Math.max(largest, part.length)
    return { games: part, total: all.length, page, pageSize }
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

/** The XML of a site's map. */
export const readMap = async (site: Site, path: string, content: Content, limits: SiteMapLimits): Promise<string> => {
  const name = siteMapNamed(site, path.replace('/sitemaps/', ''))
  const stream = name && (await siteMap(site, name, content, limits))
  if (!stream) throw new Error(`no map ${path}`)
  return new Response(stream).text()
}
