import { gamePath, gamePaths } from '../../../shared/routes/game-category.ts'
import type { CultureId } from '../../../shared/site/ids.ts'
import type { Edition, Site } from '../../../shared/site/site.ts'
import type { Content } from '../../content/content.ts'
import { gameSiteMap } from '../../content/feeds/games.ts'
import type { SiteMapEntry } from './xml.ts'

/** Games read at a time: what a map holds in memory while it is written. */
const mostAtATime = 500

const pageSizeOf = (perMap: number): number => Math.min(mostAtATime, perMap)

/** Addresses in one map: whole pages of the feed, and no more than `perMap`. */
const perMapOf = (perMap: number): number => perMap - (perMap % pageSizeOf(perMap))

/** How many maps the games of a culture fill; null when it cannot be said. */
export async function gameMapCount(content: Content, culture: CultureId, perMap: number): Promise<number | null> {
  const { value } = await content.get(gameSiteMap, { page: 1, pageSize: pageSizeOf(perMap) }, culture)
  return value && Math.ceil(value.total / perMapOf(perMap))
}

/**
 * The games of the `number`th map of a culture, page by page, each under its canonical address with the cultures that
 * offer it (rulings 3.5, 7.5). Throws where a page can be had from nowhere.
 */
export async function* gameEntries(
  site: Site,
  edition: Edition,
  number: number,
  perMap: number,
  content: Content,
): AsyncGenerator<readonly SiteMapEntry[]> {
  const pageSize = pageSizeOf(perMap)
  const pagesPerMap = perMapOf(perMap) / pageSize
  for (let index = 0; index < pagesPerMap; index++) {
    const page = (number - 1) * pagesPerMap + index + 1
    const { value } = await content.get(gameSiteMap, { page, pageSize }, edition.culture.id)
    if (value === null) throw new Error(`Page ${page} of the games could not be read for the site map.`)
    yield value.games.flatMap(({ slug, mainCategory, updatedAt, offered }) => {
      const path = gamePath(edition, slug, mainCategory)
      if (path === null) return []
      const own = { [edition.culture.id]: path }
      return [{ path, alternates: { ...gamePaths(site.editions, slug, offered), ...own }, lastmod: updatedAt }]
    })
    if (page * pageSize >= value.total) return
  }
}
