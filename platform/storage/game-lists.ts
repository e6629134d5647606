import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import type { GameGroup, GamesByGroups, GamesPage } from '../../shared/content/game.ts'
import type { GameSort } from '../../shared/games/game-filter.ts'
import type { Outcome } from '../contract/route.ts'
import { type ChosenGames, type FoundSlugs, filterValues, fits, severalGroups } from './chosen-games.ts'
import type { EditionId } from './edition.ts'
import { cardColumns, cardOf, cardRow } from './game-card.ts'
import { readVersioned } from './read.ts'

const joined = `JOIN game_edition ge ON ge.edition = ?1 AND ge.game_id = g.id JOIN provider p ON p.key = g.provider_key`
const totalRow = z.object({ total: z.int() })
const totalOf = (rows: unknown[] | undefined): number => totalRow.safeParse(rows?.[0]).data?.total ?? 0
const cardsOf = (rows: unknown[] | undefined) =>
  z
    .array(cardRow)
    .parse(rows ?? [])
    .map((row) => cardOf(row, Date.now()))

const groupRow = cardRow.extend({ group_key: z.string() })

/** The first games of each group. A group that the edition lacks is there, with none. */
export async function gamesByGroups(
  db: D1Database,
  edition: EditionId,
  groups: readonly GameGroup[],
  limit: number,
): Promise<Outcome<GamesByGroups>> {
  const keys = JSON.stringify(groups)
  const { version, rows } = await readVersioned(db, [
    db
      .prepare(
        `SELECT gg.group_key, ${cardColumns} FROM json_each(?2) wanted
         CROSS JOIN game_group gg ON gg.edition = ?1 AND gg.group_key = wanted.value AND gg.rank <= ?3
         JOIN game g ON g.id = gg.game_id ${joined} ORDER BY wanted.key, gg.rank`,
      )
      .bind(edition, keys, limit),
    db
      .prepare(
        `SELECT t.group_key, t.total FROM json_each(?2) wanted
         CROSS JOIN group_total t ON t.edition = ?1 AND t.group_key = wanted.value`,
      )
      .bind(edition, keys),
  ])
  const cards = z.array(groupRow).parse(rows[0] ?? [])
  const totals = z.array(totalRow.extend({ group_key: z.string() })).parse(rows[1] ?? [])
  const now = Date.now()
  const found = groups.map((key) => ({
    key,
    total: totals.find((row) => row.group_key === key)?.total ?? 0,
    games: cards.filter((row) => row.group_key === key).map((row) => cardOf(row, now)),
  }))
  return { found: { groups: found }, version }
}

type Page = { page: number; page_size: number }
const firstOf = ({ page, page_size }: Page): number => (page - 1) * page_size

/** Orders of a list, each ending in the list's own. */
const orders: Readonly<Record<GameSort, string>> = {
  popular: 'several.place',
  newest: 'g.released DESC, several.place',
  name: 'g.name COLLATE NOCASE, several.place',
  rtp: "json_extract(g.figures, '$.rtp') DESC NULLS LAST, several.place",
}

/** One page of a group, or of several in turn without repeats; of those of its games that fit a filter or a text finds. */
export async function gamesForGroups(
  db: D1Database,
  edition: EditionId,
  groups: readonly GameGroup[],
  page: Page,
  chosen: ChosenGames & { sort: GameSort },
  slugs: FoundSlugs,
): Promise<Outcome<GamesPage>> {
  const [only] = groups
  const { sort, ...values } = chosen
  const several = severalGroups(slugs)
  const chooses = slugs !== undefined || Object.values(values).some((value) => value !== undefined)
  const whole = groups.length === 1 && sort === 'popular' && !chooses
  const statements =
    whole && only !== undefined
      ? [
          db
            .prepare(
              `SELECT ${cardColumns} FROM game_group gg JOIN game g ON g.id = gg.game_id ${joined}
               WHERE gg.edition = ?1 AND gg.group_key = ?2 AND gg.rank > ?3 AND gg.rank <= ?3 + ?4 ORDER BY gg.rank`,
            )
            .bind(edition, only, firstOf(page), page.page_size),
          db.prepare('SELECT total FROM group_total WHERE edition = ?1 AND group_key = ?2').bind(edition, only),
        ]
      : [
          db
            .prepare(
              `${several} SELECT ${cardColumns} FROM several JOIN game g ON g.id = several.game_id ${joined}
               WHERE ${fits()} ORDER BY ${orders[sort]} LIMIT ?8 OFFSET ?7`,
            )
            .bind(...filterValues(edition, groups, values, slugs), firstOf(page), page.page_size),
          db
            .prepare(
              `${several} SELECT COUNT(*) AS total FROM several JOIN game g ON g.id = several.game_id
               WHERE ${fits()}`,
            )
            .bind(...filterValues(edition, groups, values, slugs)),
        ]
  const { version, rows } = await readVersioned(db, statements)
  return {
    found: { games: cardsOf(rows[0]), total: totalOf(rows[1]), page: page.page, pageSize: page.page_size },
    version,
  }
}

/** One page of all games, or of one provider's. */
export async function gamesPage(
  db: D1Database,
  edition: EditionId,
  page: Page,
  provider: string | undefined,
): Promise<Outcome<GamesPage>> {
  const first = firstOf(page)
  const statements =
    provider !== undefined
      ? [
          db
            .prepare(
              `SELECT ${cardColumns} FROM game_edition ge JOIN game g ON g.id = ge.game_id
               JOIN provider p ON p.key = ge.provider_key
               WHERE ge.edition = ?1 AND ge.provider_key = ?2 ORDER BY ge.position LIMIT ?4 OFFSET ?3`,
            )
            .bind(edition, provider, first, page.page_size),
          db
            .prepare('SELECT COUNT(*) AS total FROM game_edition WHERE edition = ?1 AND provider_key = ?2')
            .bind(edition, provider),
        ]
      : [
          db
            .prepare(
              `SELECT ${cardColumns} FROM game_edition ge JOIN game g ON g.id = ge.game_id
               JOIN provider p ON p.key = ge.provider_key
               WHERE ge.edition = ?1 AND ge.position > ?2 AND ge.position <= ?2 + ?3 ORDER BY ge.position`,
            )
            .bind(edition, first, page.page_size),
          db.prepare("SELECT total FROM group_total WHERE edition = ?1 AND group_key = '*'").bind(edition),
        ]
  const { version, rows } = await readVersioned(db, statements)
  return {
    found: { games: cardsOf(rows[0]), total: totalOf(rows[1]), page: page.page, pageSize: page.page_size },
    version,
  }
}
