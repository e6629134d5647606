import { isSlug } from '../content/slug.ts'
import type { CultureRoute, CultureRoutes } from './compile.ts'
import { fillPath, type RouteParams } from './pattern.ts'

export type MatchResult =
  | { readonly kind: 'page'; readonly route: CultureRoute; readonly params: RouteParams; readonly path: string }
  | { readonly kind: 'notFound' }

/**
 * The route of a path, without the culture's prefix, lower-case and with a trailing slash. `path` in the answer is the
 * canonical spelling: where it differs from the one asked for, the page answers with 301 to it (rulings 2.3, 3.1).
 */
export function matchRoute(routes: CultureRoutes, path: string): MatchResult {
  const fixed = routes.fixed.get(path)
  if (fixed) {
    const { fixedParams: params } = fixed
    return fixed.available
      ? { kind: 'page', route: fixed, params, path: fillPath(fixed, params) }
      : { kind: 'notFound' }
  }
  const [matched, stash] = routes.router.match('GET', path)
  const [first] = matched
  if (!first) return { kind: 'notFound' }
  const [route, raw] = first
  if (!route.available) return { kind: 'notFound' }
  const params: Record<string, string> = { ...route.fixedParams }
  for (const [name, value] of Object.entries(raw)) {
    const text = typeof value === 'number' ? stash?.[value] : value
    if (text === undefined || !isSlug(text)) return { kind: 'notFound' }
    params[name] = text
  }
  return { kind: 'page', route, params, path: fillPath(route, params) }
}
