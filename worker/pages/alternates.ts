import { href } from '../../shared/routes/href.ts'
import type { RouteParams } from '../../shared/routes/match.ts'
import type { RouteKey } from '../../shared/routes/table.ts'
import type { CultureId } from '../../shared/site/ids.ts'
import type { Site } from '../../shared/site/site.ts'

/**
 * Paths of a page in every culture of its domain that has it, itself included: what hreflang names. `localised` gives the
 * parameters where a culture's slug differs, or null where that culture lacks the page (domain 3).
 */
export function alternatesOf(
  site: Site,
  key: RouteKey,
  params: RouteParams,
  localised: Partial<Readonly<Record<CultureId, RouteParams | null>>>,
): Partial<Record<CultureId, string>> {
  const paths: Partial<Record<CultureId, string>> = {}
  for (const other of site.cultures) {
    const own = localised[other.culture.id]
    const path = own === null ? null : href(other, key, own ?? params)
    if (path !== null) paths[other.culture.id] = path
  }
  return paths
}
