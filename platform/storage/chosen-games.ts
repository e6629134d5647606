import type { GameGroup, Volatility } from '../../shared/content/game.ts'
import type { EditionId } from './edition.ts'

/** What the games of groups are narrowed to; a part that is absent leaves all of them. */
export interface ChosenGames {
  readonly provider?: string | undefined
  readonly feature?: string | undefined
  readonly volatility?: Volatility | undefined
}

/** Slugs of the games that a text finds, best first; undefined where none is looked for. */
export type FoundSlugs = readonly string[] | undefined

/**
 * The games of groups (?2, a JSON list) in an edition (?1), each once, in the order of the groups; of those that a text finds
 * (?6, a JSON list of slugs), in the order of that list.
 */
export const severalGroups = (found: FoundSlugs): string =>
  found === undefined
    ? `WITH several AS (
  SELECT gg.game_id, MIN(wanted.key * 1000000 + gg.rank) AS place FROM json_each(?2) wanted
  CROSS JOIN game_group gg ON gg.edition = ?1 AND gg.group_key = wanted.value GROUP BY gg.game_id
)`
    : `WITH several AS (
  SELECT f.id AS game_id, wanted.key AS place FROM json_each(?6) wanted CROSS JOIN game f ON f.slug = wanted.value
  WHERE EXISTS (SELECT 1 FROM json_each(?2) of_groups
    CROSS JOIN game_group gg ON gg.edition = ?1 AND gg.group_key = of_groups.value AND gg.game_id = f.id)
)`

const conditions: Readonly<Record<keyof ChosenGames, string>> = {
  provider: '(?3 IS NULL OR g.provider_key = ?3)',
  feature: '(?4 IS NULL OR g.mechanic = ?4)',
  volatility: "(?5 IS NULL OR json_extract(g.figures, '$.volatility') = ?5)",
}

/**
 * Whether game `g` fits the values of {@link filterValues}, but for one part whose values are counted. A statement names all
 * its values, as D1 counts them: the last one says nothing where it is of no use.
 */
export const fits = (but?: keyof ChosenGames): string =>
  [...Object.entries(conditions).flatMap(([part, condition]) => (part === but ? [] : [condition])), '?6 IS ?6'].join(
    ' AND ',
  )

/** The values ?1 to ?6 of the statements above. */
export const filterValues = (
  edition: EditionId,
  groups: readonly GameGroup[],
  { provider, feature, volatility }: ChosenGames,
  found: FoundSlugs,
) =>
  [
    edition,
    JSON.stringify(groups),
    provider ?? null,
    feature ?? null,
    volatility ?? null,
    found === undefined ? null : JSON.stringify(found),
  ] as const
