import type { SiteMapType } from '../../../shared/routes/entry.ts'
import { type Edition, editionNamed, type Site } from '../../../shared/site/site.ts'
import type { Content } from '../../content/content.ts'
import { gameEntries, gameMapCount } from './games.ts'
import { type SiteMapLimits, urlsPerMap } from './limits.ts'
import { routeAddresses, routeEntries } from './routes.ts'
import { siteMapStream } from './stream.ts'
import type { SiteMapEntry } from './xml.ts'

const types = ['pages', 'promotions', 'blog', 'games'] as const satisfies readonly SiteMapType[]

/** One of a domain's maps: a culture, a type and a number that counts from 1. */
export interface SiteMapName {
  readonly edition: Edition
  readonly type: SiteMapType
  readonly number: number
}

const pathOf = ({ edition, type, number }: SiteMapName): string =>
  `/sitemaps/${edition.culture.id}-${type}-${number}.xml`

/** The map that a file name stands for, e.g. `en-GB-pages-1.xml`; null where the domain can have none of that name. */
export function siteMapNamed(site: Site, file: string): SiteMapName | null {
  const [, id, kind, count] = /^([A-Za-z-]+)-([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(file) ?? []
  const edition = editionNamed(site, id)
  const type = types.find((known) => known === kind)
  if (!edition || !type || (type === 'games' && !site.brand.domain.gamesSiteMap)) return null
  return { edition, type, number: Number(count) }
}

/** The paths of all maps of a domain; null while the number of games can be had from nowhere. */
export async function siteMapPaths(
  site: Site,
  content: Content,
  limits: SiteMapLimits,
): Promise<readonly string[] | null> {
  const perMap = urlsPerMap(site, limits)
  const counts = await Promise.all(
    site.editions.flatMap((edition) =>
      types
        .filter((type) => type !== 'games' || site.brand.domain.gamesSiteMap)
        .map(async (type) => {
          const count =
            type === 'games'
              ? await gameMapCount(content, edition.culture.id, perMap)
              : Math.ceil((await routeAddresses(site, edition, type, content)).length / perMap)
          return { edition, type, count }
        }),
    ),
  )
  if (counts.some(({ count }) => count === null)) return null
  return counts.flatMap(({ edition, type, count }) =>
    Array.from({ length: count ?? 0 }, (_, index) => pathOf({ edition, type, number: index + 1 })),
  )
}

async function* part(entries: readonly SiteMapEntry[]): AsyncGenerator<readonly SiteMapEntry[]> {
  if (entries.length > 0) yield entries
}

/** One map as a stream; null where it has no address. Throws while its games can be had from nowhere. */
export async function siteMap(
  site: Site,
  { edition, type, number }: SiteMapName,
  content: Content,
  limits: SiteMapLimits,
): Promise<ReadableStream<Uint8Array> | null> {
  const perMap = urlsPerMap(site, limits)
  if (type === 'games') {
    const count = await gameMapCount(content, edition.culture.id, perMap)
    if (count === null) throw new Error('The number of games could not be read for the site map.')
    return number > count ? null : siteMapStream(site, gameEntries(site, edition, number, perMap, content))
  }
  const entries = await routeEntries(site, edition, type, content)
  return siteMapStream(site, part(entries.slice((number - 1) * perMap, number * perMap)))
}
