import type { MainCategory } from '../content/game.ts'
import type { CultureId } from '../site/ids.ts'
import type { Edition } from '../site/site.ts'
import { href } from './href.ts'
import type { RouteKey } from './table.ts'

/**
 * Game routes under which a main category's games have their canonical address: the first one that the culture has
 * (rulings 3.5). Later ones serve cultures without the first: live games outside Ontario stand under /casino/.
 */
const gameRoutes = {
  slots: ['slotsGame'],
  instant_win: ['instantWinGame', 'slotsGame'],
  casino: ['casinoGame'],
  live_casino: ['liveCasinoGame', 'casinoGame'],
  bingo: ['bingoGame', 'instantWinGame'],
} as const satisfies Readonly<Record<MainCategory, readonly RouteKey[]>>

/** The game route of a main category in a culture; null where none of its categories exists there. */
export function gameRouteOf(edition: Edition, mainCategory: MainCategory): RouteKey | null {
  return gameRoutes[mainCategory].find((key) => edition.routes.byKey.get(key)?.available) ?? null
}

/** The canonical path of a game in a culture; null where no category of the culture holds it (rulings 3.5). */
export function gamePath(edition: Edition, slug: string, mainCategory: MainCategory): string | null {
  const key = gameRouteOf(edition, mainCategory)
  return key === null ? null : href(edition, key, { gameSlug: slug })
}

/** A game's canonical paths in the cultures of its domain that offer it. */
export function gamePaths(
  editions: readonly Edition[],
  slug: string,
  offered: Partial<Readonly<Record<CultureId, MainCategory>>>,
): Partial<Record<CultureId, string>> {
  const paths: Partial<Record<CultureId, string>> = {}
  for (const edition of editions) {
    const category = offered[edition.culture.id]
    const path = category === undefined ? null : gamePath(edition, slug, category)
    if (path !== null) paths[edition.culture.id] = path
  }
  return paths
}
