import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import { type GameFacets, type GameGroup, volatilities } from '../../shared/content/game.ts'
import type { Outcome } from '../contract/route.ts'
import { type ChosenGames, type FoundSlugs, filterValues, fits, severalGroups } from './chosen-games.ts'
import type { EditionId } from './edition.ts'
import { readVersioned } from './read.ts'

const named = z.object({ key: z.string(), name: z.string(), games: z.int() })
const leveled = z.object({ key: z.enum(volatilities), games: z.int() })

/** Each part's values with how many games they would leave, by the statement that counts them. */
const counts: Readonly<Record<keyof ChosenGames, string>> = {
  provider: `SELECT p.key, p.name, COUNT(*) AS games FROM several JOIN game g ON g.id = several.game_id
    JOIN provider p ON p.key = g.provider_key WHERE ${fits('provider')} GROUP BY p.key ORDER BY p.name COLLATE NOCASE`,
  feature: `SELECT f.key, f.name, COUNT(*) AS games FROM several JOIN game g ON g.id = several.game_id
    JOIN facet f ON f.culture = (SELECT culture FROM edition WHERE id = ?1) AND f.kind = 'mechanic' AND f.key = g.mechanic
    WHERE ${fits('feature')} GROUP BY f.key ORDER BY games DESC, f.key`,
  volatility: `SELECT json_extract(g.figures, '$.volatility') AS key, COUNT(*) AS games FROM several
    JOIN game g ON g.id = several.game_id WHERE key IS NOT NULL AND ${fits('volatility')} GROUP BY key`,
}

/** What each value of a filter would leave of the groups' games: counted beside the other parts, not beside its own. */
export async function gameFacets(
  db: D1Database,
  edition: EditionId,
  groups: readonly GameGroup[],
  chosen: ChosenGames,
  slugs: FoundSlugs,
): Promise<Outcome<GameFacets>> {
  const values = filterValues(edition, groups, chosen, slugs)
  const several = severalGroups(slugs)
  const counted = (part: keyof ChosenGames) => db.prepare(`${several} ${counts[part]}`).bind(...values)
  const { version, rows } = await readVersioned(db, [counted('provider'), counted('feature'), counted('volatility')])
  const levels = z.array(leveled).parse(rows[2] ?? [])
  return {
    found: {
      providers: z.array(named).parse(rows[0] ?? []),
      features: z.array(named).parse(rows[1] ?? []),
      volatilities: volatilities.flatMap((level) => levels.find(({ key }) => key === level) ?? []),
    },
    version,
  }
}
