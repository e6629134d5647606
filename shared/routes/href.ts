import type { Edition } from '../site/site.ts'
import { fillPath, type RouteParams } from './match.ts'
import type { RouteKey } from './table.ts'

/**
 * The canonical path of a route in a culture: localised, prefixed, with a trailing slash. Null where the culture lacks the
 * route. An unknown key is logged and gives null (spec 8); a missing parameter throws.
 */
export function href(site: Edition, key: RouteKey, params: RouteParams = {}): string | null {
  const route = site.routes.byKey.get(key)
  if (!route) {
    console.error(`No route has the key "${key}". Use a key of shared/routes/table.ts.`)
    return null
  }
  if (!route.available) return null
  const path = fillPath(route, params)
  return site.culture.routePrefix === '' ? path : `/${site.culture.routePrefix}${path}`
}

/** The nearest page that `site` has to the route of `key`: itself, its ancestors, then home (rulings 3.9). */
export function nearestHref(site: Edition, key: RouteKey, params: RouteParams): string {
  for (let at: RouteKey | null = key; at !== null; at = site.routes.byKey.get(at)?.parent ?? null) {
    const path = href(site, at, params)
    if (path !== null) return path
  }
  return href(site, 'home') ?? '/'
}
