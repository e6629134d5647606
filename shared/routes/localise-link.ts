import { cultureIds } from '../site/ids.ts'
import type { Edition } from '../site/site.ts'
import { matchRoute } from './match.ts'

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
  const named = cultureIds.find((id) => id.toLowerCase() === first)
  const edition = named === undefined ? here : editions.find(({ culture }) => culture.id === named)
  if (!edition) return null
  const rest = named === undefined ? segments : segments.slice(1)
  const match = matchRoute(edition.routes, rest.length === 0 ? '/' : `/${rest.join('/')}/`)
  if (match.kind === 'notFound') return null
  const prefix = edition.culture.routePrefix === '' ? '' : `/${edition.culture.routePrefix}`
  return `${prefix}${match.path}${query}${hash}`
}
