import { recentOf, withSeen } from '../../shared/games/recent-games.ts'
import { recentGames } from '../../shared/storage/rare-table.ts'
import { readStored, writeStored } from '../state/storage.ts'

/** The slugs of the games that were looked at on this device, the last first. */
export const recentSlugs = (): readonly string[] => recentOf(readStored(recentGames))

/** Notes that a game is looked at, where the visitor has agreed to functionality (rulings 6.6); else nothing is kept. */
export function noteGame(slug: string): void {
  writeStored(recentGames, withSeen(recentSlugs(), slug).join(' '))
}
