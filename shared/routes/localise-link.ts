import { cultureIds } from '../site/ids.ts'
import type { Edition } from '../site/site.ts'
import { matchRoute } from './match.ts'
import { prefixed, unprefixed } from './prefix.ts'

/** First segments that are files or calls and not pages: they have one spelling in every culture (rulings 2.3). */
const notPages = ['assets', 'img', 'api']

const parts = /^([^?#]*)(\?[^#]*)?(#.*)?$/

/**
 * An internal link as a culture spells it: a known locale in front is replaced by that culture's prefix, else the current
 * one's is put on; patterns are localised and the path ends with a slash (spec 5, rulings 2.6). `target` is a path from the
 * root, written in general or localised patterns. Null where the culture lacks the page: then there is nothing to link to.
 */
export function localiseLink(target: string, here: Edition, editions: readonly Edition[]): string | null {
  const [, path = '', query = '', hash = ''] = parts.exec(target) ?? []
  if (!path.startsWith('/') || /^\/[/\\]/.test(path)) return null
  let segments: string[]
  try {
    segments = decodeURIComponent(path)
      .toLowerCase()
      .split('/')
      .filter((segment) => segment !== '')
  } catch {
    return null
  }
  const [first] = segments
  if (first !== undefined && notPages.includes(first)) return target
  const whole = segments.length === 0 ? '/' : `/${segments.join('/')}/`
  const named = unprefixed(editions, whole)
  // A locale that another domain has.
  if (named === null && cultureIds.some((id) => id.toLowerCase() === first)) return null
  const { edition, path: plain } = named ?? { edition: here, path: whole }
  const match = matchRoute(edition.routes, plain)
  return match.kind === 'notFound' ? null : `${prefixed(edition.prefix, match.path)}${query}${hash}`
}
