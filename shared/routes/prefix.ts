import type { Domain } from '../site/brand.ts'
import type { Culture } from '../site/culture.ts'

/**
 * The first segment of a culture's paths on a domain: none for the domain's default culture, the culture's own for every
 * other (rulings 2.3). A culture that two brands share can be the default of one and not of the other.
 */
export const prefixOf = (
  { cultures }: Pick<Domain, 'cultures'>,
  culture: Pick<Culture, 'id' | 'routePrefix'>,
): string => (culture.id === cultures[0] ? '' : culture.routePrefix)

/** A path from the root with its culture's prefix. */
export const prefixed = (prefix: string, path: string): string => (prefix === '' ? path : `/${prefix}${path}`)

/**
 * The culture that a path's first segment names, in whatever case, and the path without that segment. Null where it names
 * none of them: the path is then the default culture's, or another one's (rulings 2.4).
 */
export function unprefixed<E extends { readonly culture: Pick<Culture, 'routePrefix'> }>(
  editions: readonly E[],
  path: string,
): { readonly edition: E; readonly path: string } | null {
  const [, first = '', ...rest] = path.split('/')
  const edition = editions.find(({ culture }) => culture.routePrefix.toLowerCase() === first.toLowerCase())
  return edition === undefined ? null : { edition, path: `/${rest.join('/')}` }
}
