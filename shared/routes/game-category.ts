import type { MainCategory } from '../content/game.ts'
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

/** The game routes of a main category, best first. */
export function categoriesOf(mainCategory: MainCategory): readonly RouteKey[] {
  return gameRoutes[mainCategory]
}
