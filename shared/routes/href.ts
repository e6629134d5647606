import type { Edition } from '../site/site.ts'
import { fillPath, type RouteParams } from './pattern.ts'
import { prefixed } from './prefix.ts'
import type { RouteKey } from './table.ts'

/**
 * The canonical path of a route in a culture: localised, prefixed, with a trailing slash. Null where the culture lacks the
 * route. An unknown key is logged and gives null (spec 8); a missing parameter throws.
 */
export function href(edition: Edition, key: RouteKey, params: RouteParams = {}): string | null {
  const route = edition.routes.byKey.get(key)
  if (!route) {
    console.error(`No route has the key "${key}". Use a key of shared/routes/table.ts.`)
    return null
  }
  if (!route.available) return null
  return prefixed(edition.prefix, fillPath(route, params))
}

/** The nearest page that `edition` has to the route of `key`: itself, its ancestors, then home (rulings 3.9). */
export function nearestHref(edition: Edition, key: RouteKey, params: RouteParams): string {
  for (let at: RouteKey | null = key; at !== null; at = edition.routes.byKey.get(at)?.parent ?? null) {
    const path = href(edition, at, params)
    if (path !== null) return path
  }
  return href(edition, 'home') ?? '/'
}
