import type { GameGroup } from '../../shared/content/game.ts'
import type { CultureRoute } from '../../shared/routes/compile.ts'
import type { CultureId } from '../../shared/site/ids.ts'

/** The groups a route shows in a culture, or null where it shows its own games instead (rulings 3.7). */
export function groupsOf(route: CultureRoute, culture: CultureId): readonly GameGroup[] | null {
  return route.entry.gameGroups?.[culture] ?? route.entry.gameGroups?.default ?? null
}
