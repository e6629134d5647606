import { resolveAddress } from '../../../shared/routes/address.ts'
import type { CultureRoute } from '../../../shared/routes/compile.ts'
import { prefixed } from '../../../shared/routes/prefix.ts'
import type { RouteKey } from '../../../shared/routes/table.ts'
import type { CultureId } from '../../../shared/site/ids.ts'
import type { Edition, Site } from '../../../shared/site/site.ts'
import type { Content } from '../../content/content.ts'
import { sampleParams } from './samples.ts'

/** One cell of brand × culture × route: an address, and the statuses that the table states for it. */
export interface MatrixRow {
  readonly culture: CultureId
  readonly route: RouteKey
  /** Whether the culture has the route. */
  readonly allowed: boolean
  /** Null where the culture has no item that such an address could name. */
  readonly path: string | null
  readonly expected: readonly number[]
  /** Where a 301 must lead. */
  readonly to: string | null
}

const filled = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'no-such-item')

/** A route that the culture lacks: 404, but where its word is free for an item of another route (rulings 3.1, 3.3). */
function absent(site: Site, edition: Edition, route: CultureRoute): MatrixRow {
  const path = prefixed(edition.prefix, filled(route.path, {}))
  const free = resolveAddress(path, site.editions).kind === 'page' && route.entry.freesWord === true
  const { id } = edition.culture
  return { culture: id, route: route.key, allowed: false, path, expected: free ? [200, 404] : [404], to: null }
}

/** A route that the culture has: 200 under its own pattern, one 301 from the general one; previews need a token: 404. */
async function present(edition: Edition, route: CultureRoute, content: Content) {
  const { id } = edition.culture
  const base = { culture: id, route: route.key, allowed: true }
  const closed = route.entry.preview === true
  const params = closed ? {} : await sampleParams(content, route, edition.routes)
  if (params === null) return [{ ...base, path: null, expected: [], to: null }]
  const path = prefixed(edition.prefix, filled(route.path, params))
  const own: MatrixRow = { ...base, path, expected: [closed ? 404 : 200], to: null }
  const general = prefixed(edition.prefix, filled(route.generalPath, params))
  return general === path || closed ? [own] : [own, { ...base, path: general, expected: [301], to: path }]
}

/** Every route in every culture of a site, as the table states it (rulings 3.1). */
export async function matrixRows(
  site: Site,
  contentOf: (culture: CultureId) => Content,
): Promise<readonly MatrixRow[]> {
  const rows: MatrixRow[] = []
  for (const edition of site.editions) {
    const content = contentOf(edition.culture.id)
    for (const route of edition.routes.byKey.values())
      if (route.available) rows.push(...(await present(edition, route, content)))
      else rows.push(absent(site, edition, route))
  }
  return rows
}
