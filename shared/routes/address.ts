import type { Edition } from '../site/site.ts'
import type { CultureRoute } from './compile.ts'
import { matchRoute, type RouteParams } from './match.ts'
import { redirectOf } from './redirects.ts'

/** An address of the route table. */
export interface PageAddress {
  readonly kind: 'page'
  readonly site: Edition
  readonly route: CultureRoute
  readonly params: RouteParams
  /** The one canonical path, with the culture's prefix. */
  readonly path: string
  /** The address asked for is another spelling or an old one: answer 301 to `path`, once the page is known to exist (rulings 2.3). */
  readonly moved: boolean
}

/** What an address leads to. */
export type AddressDecision =
  | PageAddress
  | { readonly kind: 'notFound'; readonly site: Edition }
  | { readonly kind: 'malformed'; readonly site: Edition; readonly status: 400 | 414 }

/** Longest path that is looked at; a longer one answers 414. */
const longestPath = 1024

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
const forbidden = /[\u0000-\u001f\u007f\\]/

const prefixed = (site: Edition, path: string): string =>
  site.culture.routePrefix === '' ? path : `/${site.culture.routePrefix}${path}`

/**
 * Path → culture, route and canonical path (rulings 2.3, 2.4). The first segment is a locale only if this domain has that
 * culture; every spelling of a page's address, and every old address, leads to its one canonical path.
 */
export function resolveAddress(pathname: string, cultures: readonly [Edition, ...Edition[]]): AddressDecision {
  const [standard] = cultures
  if (pathname.length > longestPath) return { kind: 'malformed', site: standard, status: 414 }
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return { kind: 'malformed', site: standard, status: 400 }
  }
  if (forbidden.test(decoded)) return { kind: 'malformed', site: standard, status: 400 }

  const segments = decoded
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '')
  const first = segments[0]
  const named = cultures.find(({ culture }) => culture.id.toLowerCase() === first)
  const site = named ?? standard
  const rest = named ? segments.slice(1) : segments
  const plain = rest.length === 0 ? '/' : `/${rest.join('/')}/`
  const match = matchRoute(site.routes, plain)
  if (match.kind === 'notFound') {
    const old = redirectOf(site.routes, site.culture.id, plain)
    return old
      ? { kind: 'page', site, ...old, path: prefixed(site, old.path), moved: true }
      : { kind: 'notFound', site }
  }
  const path = prefixed(site, match.path)
  return { kind: 'page', site, route: match.route, params: match.params, path, moved: path !== pathname }
}
