import type { CultureRoute } from '../../../shared/routes/compile.ts'
import type { ContentType, SiteMapType } from '../../../shared/routes/entry.ts'
import { href } from '../../../shared/routes/href.ts'
import type { RouteParams } from '../../../shared/routes/pattern.ts'
import type { CultureId } from '../../../shared/site/ids.ts'
import type { Edition, Site } from '../../../shared/site/site.ts'
import type { Content } from '../../content/content.ts'
import { lastChanges } from '../../content/feeds/last-changes.ts'
import { providerList } from '../../content/feeds/providers.ts'
import { lastChangeOf } from './last-changes.ts'
import type { SiteMapEntry } from './xml.ts'

/** The types whose maps are made of the route table; games have a source of their own. */
export type RouteMapType = Exclude<SiteMapType, 'games'>

/**
 * The items of a route with a parameter; null while they cannot be had: the map is not served then (worker/routes/seo.ts). A
 * listed route with a parameter and no row here has no address that a map could name.
 */
const items: Partial<
  Readonly<Record<ContentType, (content: Content, culture: CultureId) => Promise<readonly RouteParams[] | null>>>
> = {
  provider: async (content, culture) => {
    const { value } = await content.get(providerList, {}, culture)
    return value?.providers.map(({ key }) => ({ providerKey: key })) ?? null
  },
}

const listed = (route: CultureRoute, type: RouteMapType): boolean =>
  route.available &&
  route.entry.siteMapType === type &&
  route.entry.excludeFromSiteMap !== true &&
  route.entry.noindex !== true

/** The routes that a culture's map of a type lists (spec 2 "Excluded from the site map"). */
export const listedRoutes = ({ routes }: Edition, type: RouteMapType): readonly CultureRoute[] =>
  [...routes.byKey.values()].filter((route) => listed(route, type))

/** An address of a map, with the page that it leads to. */
interface Address {
  readonly route: CultureRoute
  readonly params: RouteParams
  readonly path: string
  readonly alternates: SiteMapEntry['alternates']
}

const addressOf = (
  site: Site,
  { culture }: Edition,
  route: CultureRoute,
  params: RouteParams,
  has: (culture: CultureId) => boolean,
): Address[] => {
  const alternates: Partial<Record<CultureId, string>> = {}
  for (const other of site.editions) {
    const path = has(other.culture.id) ? href(other, route.key, params) : null
    if (path !== null) alternates[other.culture.id] = path
  }
  const path = alternates[culture.id]
  return path === undefined ? [] : [{ route, params, path, alternates }]
}

/** Every address of a culture's map of a type. */
export async function routeAddresses(
  site: Site,
  edition: Edition,
  type: RouteMapType,
  content: Content,
): Promise<readonly Address[]> {
  const addresses = await Promise.all(
    listedRoutes(edition, type).map(async (route) => {
      if (route.paramNames.length === 0) return addressOf(site, edition, route, {}, () => true)
      const read = items[route.entry.contentType]
      if (!read) return []
      const lists = new Map(
        await Promise.all(
          site.editions.map(async ({ culture }) => [culture.id, (await read(content, culture.id)) ?? []] as const),
        ),
      )
      const keyOf = (params: RouteParams): string => JSON.stringify(params)
      const known = new Map([...lists].map(([id, list]) => [id, new Set(list.map(keyOf))]))
      return (lists.get(edition.culture.id) ?? []).flatMap((params) =>
        addressOf(site, edition, route, params, (id) => known.get(id)?.has(keyOf(params)) ?? false),
      )
    }),
  )
  return addresses.flat()
}

/** What a culture's map of a type says: every address, with its last change where that can be had. */
export async function routeEntries(
  site: Site,
  edition: Edition,
  type: RouteMapType,
  content: Content,
): Promise<readonly SiteMapEntry[]> {
  const culture = edition.culture.id
  const [addresses, { value: changes }] = await Promise.all([
    routeAddresses(site, edition, type, content),
    content.get(lastChanges, {}, culture),
  ])
  return addresses.map(({ route, params, path, alternates }) => ({
    path,
    alternates,
    lastmod: lastChangeOf(changes, { route, params, culture }),
  }))
}
