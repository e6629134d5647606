import { TrieRouter } from 'hono/router/trie-router'
import type { GameGroup } from '../content/game.ts'
import type { BrandId, CultureId } from '../site/ids.ts'
import type { RouteEntry } from './entry.ts'
import { cutAtParameters, matchPattern } from './pattern.ts'
import { type RouteKey, routeTable } from './table.ts'

/** A row of the table as one culture sees it. Paths are general or localised, without the culture's prefix. */
export interface CultureRoute {
  readonly key: RouteKey
  readonly entry: RouteEntry
  readonly parent: RouteKey | null
  readonly available: boolean
  /** The one canonical path, e.g. `/slots/nuevas/{gameSlug}/`. */
  readonly path: string
  /** The path in the table's general patterns, e.g. `/slots/new/{gameSlug}/`. */
  readonly generalPath: string
  /** `path`, cut at its parameters. */
  readonly pathPieces: readonly string[]
  readonly paramNames: readonly string[]
  /** Parameters that `rewrite` fixes. */
  readonly fixedParams: Readonly<Record<string, string>>
}

export interface CultureRoutes {
  readonly byKey: ReadonlyMap<RouteKey, CultureRoute>
  /** The available category of a group of games. */
  readonly byGroup: ReadonlyMap<GameGroup, CultureRoute>
  /** The available page, without parameters, that a section's banner stands for. */
  readonly bySection: ReadonlyMap<string, CultureRoute>
  /** Available categories of a route: itself and those below it, in the table's order. */
  readonly categories: ReadonlyMap<RouteKey, readonly CultureRoute[]>
  /** Every spelling of a path without parameters → its route. */
  readonly fixed: ReadonlyMap<string, CultureRoute>
  /** Every spelling of every other path → its route. */
  readonly router: TrieRouter<CultureRoute>
}

const parameter = /\{(\w+)\}/g

const patternsOf = (entry: RouteEntry, culture: CultureId): string[] => {
  const own = entry.culturesPattern?.[culture]
  return own === undefined || own === entry.pattern ? [entry.pattern] : [own, entry.pattern]
}

interface Branch {
  readonly parent: RouteKey | null
  readonly available: boolean
  readonly generalPath: string
  /** Every spelling of the parent's path, the canonical one first. */
  readonly paths: readonly string[]
}

const available = (entry: RouteEntry, branch: Branch, culture: CultureId, brand: BrandId): boolean =>
  branch.available &&
  (entry.domains?.includes(brand) ?? true) &&
  (entry.implicitCultures?.includes(culture) ?? true) &&
  !(entry.excludedCultures?.includes(culture) ?? false)

/** Static segments come before parameters (rulings 3.2). */
const specificity = (path: string): string =>
  path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '1' : '0'))
    .join('')

/** Two routes of one culture on one path: a mistake in the table, found when the routes are compiled (and so by the build). */
const assertNoCollision = (routes: Iterable<CultureRoute>, culture: CultureId): void => {
  const taken = new Map<string, RouteKey>()
  for (const { key, path, available: exists } of routes) {
    if (!exists) continue
    const shape = path.replace(parameter, '{}')
    const other = taken.get(shape)
    if (other !== undefined)
      throw new Error(
        `Routes "${other}" and "${key}" share the path ${path} in ${culture}. Correct a row in shared/routes/table.ts.`,
      )
    taken.set(shape, key)
  }
}

/** What is asked of the table beside keys and paths, looked up once. */
function indexesOf(routes: Iterable<CultureRoute>): Pick<CultureRoutes, 'byGroup' | 'bySection' | 'categories'> {
  const byGroup = new Map<GameGroup, CultureRoute>()
  const bySection = new Map<string, CultureRoute>()
  const categories = new Map<RouteKey, CultureRoute[]>()
  for (const route of routes) {
    const { banner, gameGroup } = route.entry
    if (!route.available) continue
    if (banner && route.paramNames.length === 0 && !bySection.has(banner.section)) bySection.set(banner.section, route)
    if (gameGroup === undefined) continue
    if (!byGroup.has(gameGroup)) byGroup.set(gameGroup, route)
    for (const top of [route.key, route.parent])
      if (top !== null) categories.set(top, [...(categories.get(top) ?? []), route])
  }
  return { byGroup, bySection, categories }
}

/**
 * The table as one culture sees it, ready to match: availability = the domain's culture ∩ implicitCultures −
 * excludedCultures ∩ the parent's availability (rulings 3.1). Words of routes that the culture lacks stay reserved.
 */
export function compileRoutes(culture: CultureId, brand: BrandId): CultureRoutes {
  const byKey = new Map<RouteKey, CultureRoute>()
  const spellings: { path: string; key: RouteKey }[] = []

  const walk = (entries: readonly RouteEntry[], branch: Branch): void => {
    for (const entry of entries) {
      const paths = branch.paths.flatMap((base) => patternsOf(entry, culture).map((pattern) => base + pattern))
      const generalPath = branch.generalPath + entry.pattern
      const path = paths[0] ?? generalPath
      const pathPieces = cutAtParameters(path)
      const route: CultureRoute = {
        // The table's own type guarantees that every key is a RouteKey; RouteEntry widens it to string.
        key: entry.key as RouteKey,
        entry,
        parent: branch.parent,
        available: available(entry, branch, culture, brand),
        path,
        generalPath,
        pathPieces,
        paramNames: pathPieces.filter((_, index) => index % 2 === 1),
        fixedParams: {},
      }
      byKey.set(route.key, route)
      if (route.available || !entry.freesWord)
        for (const spelling of paths) spellings.push({ path: spelling, key: route.key })
      if (entry.children) walk(entry.children, { parent: route.key, available: route.available, generalPath, paths })
    }
  }
  walk(routeTable, { parent: null, available: true, generalPath: '/', paths: ['/'] })

  for (const [key, route] of byKey) {
    const { masterRoute, rewrite } = route.entry
    if (masterRoute === undefined || rewrite === undefined) continue
    const master = [...byKey.values()].find((other) => other.key === masterRoute)
    const fixedParams = master && matchPattern(master.generalPath, rewrite)
    if (!fixedParams)
      throw new Error(
        `Route "${key}": its rewrite "${rewrite}" does not fit its masterRoute "${masterRoute}". Correct the row in shared/routes/table.ts.`,
      )
    byKey.set(key, { ...route, fixedParams })
  }

  assertNoCollision(byKey.values(), culture)

  const fixed = new Map<string, CultureRoute>()
  const router = new TrieRouter<CultureRoute>()
  spellings.sort((a, b) => specificity(a.path).localeCompare(specificity(b.path)))
  for (const { path, key } of spellings) {
    const route = byKey.get(key)
    if (!route) continue
    if (path.includes('{')) router.add('GET', path.replace(parameter, ':$1'), route)
    else if (!fixed.has(path)) fixed.set(path, route)
  }
  return { byKey, ...indexesOf(byKey.values()), fixed, router }
}
