import type { Edition } from '../site/site.ts'
import type { CultureRoute } from './compile.ts'
import { matchRoute } from './match.ts'
import type { RouteParams } from './pattern.ts'
import { prefixed, unprefixed } from './prefix.ts'
import { redirectOf } from './redirects.ts'

/** An address of the route table. */
export interface PageAddress {
  readonly kind: 'page'
  readonly edition: Edition
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
  | { readonly kind: 'notFound'; readonly edition: Edition }
  | { readonly kind: 'malformed'; readonly edition: Edition; readonly status: 400 | 414 }

/** Longest path that is looked at; a longer one answers 414. */
const longestPath = 1024

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
const forbidden = /[\u0000-\u001f\u007f\\]/

/**
 * Path → culture, route and canonical path (rulings 2.3, 2.4). The first segment is a locale only if this domain has that
 * culture; every spelling of a page's address, and every old address, leads to its one canonical path.
 */
export function resolveAddress(pathname: string, editions: readonly [Edition, ...Edition[]]): AddressDecision {
  const [standard] = editions
  if (pathname.length > longestPath) return { kind: 'malformed', edition: standard, status: 414 }
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return { kind: 'malformed', edition: standard, status: 400 }
  }
  if (forbidden.test(decoded)) return { kind: 'malformed', edition: standard, status: 400 }

  const segments = decoded
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '')
  const whole = segments.length === 0 ? '/' : `/${segments.join('/')}/`
  const { edition, path: plain } = unprefixed(editions, whole) ?? { edition: standard, path: whole }
  const match = matchRoute(edition.routes, plain)
  if (match.kind === 'notFound') {
    const old = redirectOf(edition.routes, edition.culture.id, plain)
    return old
      ? { kind: 'page', edition, ...old, path: prefixed(edition.prefix, old.path), moved: true }
      : { kind: 'notFound', edition }
  }
  const path = prefixed(edition.prefix, match.path)
  return { kind: 'page', edition, route: match.route, params: match.params, path, moved: path !== pathname }
}
