import { href } from '../../shared/routes/href.ts'
import type { RouteParams } from '../../shared/routes/pattern.ts'
import type { RouteKey } from '../../shared/routes/table.ts'
import type { Culture } from '../../shared/site/culture.ts'
import type { CultureId } from '../../shared/site/ids.ts'
import type { Edition, Site } from '../../shared/site/site.ts'
import type { PageAlternates } from '../document/page.ts'
import type { View } from '../view/view.ts'

/** Where another culture shows a fixed page's data: under its master route, with its own word for it (rulings 3.3). */
const masterHref = (other: Edition, key: RouteKey, own: RouteParams | undefined): string | null => {
  const route = other.routes.byKey.get(key)
  const { masterRoute } = route?.entry ?? {}
  if (masterRoute === undefined) return null
  const master = [...other.routes.byKey.values()].find((candidate) => candidate.key === masterRoute)
  return route && master ? href(other, master.key, { ...route.fixedParams, ...own }) : null
}

/**
 * Paths of a page in every culture of its domain that has it, itself included: what hreflang and the language switcher name. `localised` gives the
 * parameters where a culture's slug differs, or null where that culture lacks the page (domain 3).
 */
export function alternatesOf(
  site: Site,
  key: RouteKey,
  params: RouteParams,
  localised: PageAlternates,
): Partial<Record<CultureId, string>> {
  const paths: Partial<Record<CultureId, string>> = {}
  for (const other of site.editions) {
    const own = localised[other.culture.id]
    const path = own === null ? null : (href(other, key, own ?? params) ?? masterHref(other, key, own))
    if (path !== null) paths[other.culture.id] = path
  }
  return paths
}

/**
 * The parameters of a page's item in the other cultures of the domain, where its slug may differ: `paramsIn` finds them in a
 * culture, null where that culture lacks the item.
 */
export async function paramsElsewhere(
  { site, culture: own }: View,
  paramsIn: (culture: Culture) => Promise<RouteParams | null>,
): Promise<PageAlternates> {
  const others = site.editions.filter(({ culture }) => culture.id !== own.id)
  return Object.fromEntries(
    await Promise.all(others.map(async ({ culture }) => [culture.id, await paramsIn(culture)] as const)),
  )
}
