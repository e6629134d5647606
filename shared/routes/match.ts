import { slugPattern } from '../content/slug.ts'
import type { CultureRoute, CultureRoutes } from './compile.ts'

export type RouteParams = Readonly<Record<string, string>>

export type MatchResult =
  | { readonly kind: 'page'; readonly route: CultureRoute; readonly params: RouteParams; readonly path: string }
  | { readonly kind: 'notFound' }

/** The parameters of `path` under a pattern such as `/games/{gameSlug}/`; null when it does not fit. */
export function matchPattern(pattern: string, path: string): RouteParams | null {
  const segments = path.split('/')
  const names = pattern.split('/')
  if (segments.length !== names.length) return null
  const params: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const segment = segments[index] ?? ''
    if (!name.startsWith('{')) {
      if (name !== segment) return null
    } else if (slugPattern.test(segment) && segment.length <= 120) params[name.slice(1, -1)] = segment
    else return null
  }
  return params
}

/** A route's path with its parameters filled in; throws when one is missing. */
export function fillPath(route: CultureRoute, params: RouteParams): string {
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (!value) throw new Error(`Route "${route.key}" needs the parameter "${name}". Pass it with the link.`)
    return encodeURIComponent(value)
  })
}

/**
 * The route of a path, without the culture's prefix, lower-case and with a trailing slash. `path` in the answer is the
 * canonical spelling: where it differs from the one asked for, the page answers with 301 to it (rulings 2.3, 3.1).
 */
export function matchRoute(routes: CultureRoutes, path: string): MatchResult {
  const [matched, stash] = routes.router.match('GET', path)
  const [first] = matched
  if (!first) return { kind: 'notFound' }
  const [route, raw] = first
  if (!route.available) return { kind: 'notFound' }
  const params: Record<string, string> = { ...route.fixedParams }
  for (const [name, value] of Object.entries(raw)) {
    const text = typeof value === 'number' ? stash?.[value] : value
    if (text === undefined || !slugPattern.test(text) || text.length > 120) return { kind: 'notFound' }
    params[name] = text
  }
  return { kind: 'page', route, params, path: fillPath(route, params) }
}
