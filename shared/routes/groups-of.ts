import type { GameGroup } from '../content/game.ts'
import type { CultureId } from '../site/ids.ts'
import type { CultureRoute } from './compile.ts'

/** The groups a route shows in a culture, or null where it shows its own games instead (rulings 3.7). */
export function groupsOf(route: CultureRoute, culture: CultureId): readonly GameGroup[] | null {
  return route.entry.gameGroups?.[culture] ?? route.entry.gameGroups?.default ?? null
}
