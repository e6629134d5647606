import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { z } from 'zod'
import { cultures } from '../../locales/registry.ts'
import {
  type GameContent,
  type GameExtended,
  type GameInfo,
  type GameSiteMap,
  type GameSpecs,
  gameGroups,
  mainCategories,
} from '../../shared/content/game.ts'
import { cultureIds } from '../../shared/site/ids.ts'
import type { Outcome } from '../contract/route.ts'
import { families, figuresIn, stakeIn } from '../demo/demo.ts'
import type { EditionId } from './edition.ts'
import { cardColumns, cardOf, cardRow, jsonColumn, wideSize } from './game-card.ts'
import { gameChangedAt } from './game-changed.ts'
import { readVersioned } from './read.ts'

const words = z.object({
  specialBets: z.array(z.string()),
  statistics: z.string().nullable(),
  theme: z.string().nullable(),
  bingoVariant: z.string().nullable(),
  bingoTimes: z.string().nullable(),
})
const offered = jsonColumn(z.partialRecord(z.enum(cultureIds), z.enum(mainCategories)))

/** The cultures of the edition's brand that have the game `g`, each with its category there. */
const offeredColumn = `(SELECT json_group_object(e.culture, o.main_category) FROM edition this
  JOIN edition e ON e.brand_id = this.brand_id JOIN game_edition o ON o.edition = e.id AND o.game_id = g.id
  WHERE this.id = ?1) AS offered`

const detailRow = cardRow.extend({
  offered,
  words: jsonColumn(words),
  quick_spin: z.int(),
  updated_at: z.string(),
  groups: jsonColumn(z.array(z.enum(gameGroups))),
  summary: z.string(),
  html: z.string(),
})
type DetailRow = z.infer<typeof detailRow>

const detailStatement = (db: D1Database, edition: EditionId, slug: string): D1PreparedStatement =>
  db
    .prepare(
      `SELECT ${cardColumns}, ${gameChangedAt} AS updated_at, ge.quick_spin, t.words, t.summary, t.html,
         (SELECT json_group_array(gg.group_key) FROM game_group gg WHERE gg.game_id = g.id AND gg.edition = ?1) AS groups,
         ${offeredColumn}
       FROM edition e JOIN game g ON g.slug = ?2
       JOIN game_edition ge ON ge.edition = e.id AND ge.game_id = g.id
       JOIN provider p ON p.key = g.provider_key
       JOIN game_text t ON t.edition = e.id AND t.game_id = g.id WHERE e.id = ?1`,
    )
    .bind(edition, slug)

/** As many as the widest row of games shows without moving. */
const similarKept = 9

/** Games `g` that are like this one and follow it by their ids, the first of them after the last. */
const ring = (name: string, like: string): string => {
  const side = (turn: 0 | 1) =>
    `SELECT g.id, ${turn} AS turn FROM this CROSS JOIN game g ON ${like} AND g.id ${turn === 0 ? '>' : '<'} this.id
     JOIN game_edition ge ON ge.edition = ?1 AND ge.game_id = g.id ORDER BY g.id LIMIT ${similarKept}`
  return `${name}_after AS (${side(0)}), ${name}_before AS (${side(1)}),
    ${name} AS (SELECT id, row_number() OVER (ORDER BY turn, id) AS place
      FROM (SELECT * FROM ${name}_after UNION ALL SELECT * FROM ${name}_before))`
}

const familyOf = (mechanic: string): string => `json_extract(?3, '$."' || ${mechanic} || '"')`

/**
 * Similar games: by turns one of the same theme and family, and one of the same mechanic. Each list is a ring, so that the
 * games of a mechanic lead to each other.
 */
const relatedStatement = (db: D1Database, edition: EditionId, slug: string): D1PreparedStatement =>
  db
    .prepare(
      `WITH this AS (SELECT id, theme, mechanic FROM game WHERE slug = ?2),
       ${ring('themed', `g.theme = this.theme AND ${familyOf('g.mechanic')} = ${familyOf('this.mechanic')}`)},
       ${ring('played', 'g.mechanic = this.mechanic')},
       similar AS (
         SELECT id, MIN(place) AS place FROM (
           SELECT id, place * 2 AS place FROM themed UNION ALL SELECT id, place * 2 + 1 AS place FROM played
         ) GROUP BY id ORDER BY place LIMIT ${similarKept}
       )
       SELECT ${cardColumns} FROM similar JOIN game g ON g.id = similar.id
       JOIN game_edition ge ON ge.edition = ?1 AND ge.game_id = g.id JOIN provider p ON p.key = g.provider_key
       ORDER BY similar.place`,
    )
    .bind(edition, slug, JSON.stringify(families))

/** A game's figures in the culture's market, its stakes from the price list of the culture's currency. */
function specsOf(row: DetailRow): GameSpecs {
  const { minBetEur, maxBetEur, minTicketEur, maxTicketEur, ...figures } = figuresIn(row.figures, row.culture)
  const { currency } = cultures[row.culture]
  return {
    ...figures,
    minBet: stakeIn(currency, minBetEur),
    maxBet: stakeIn(currency, maxBetEur),
    minTicket: stakeIn(currency, minTicketEur),
    maxTicket: stakeIn(currency, maxTicketEur),
    ...row.words,
    quickSpin: row.quick_spin === 1,
  }
}

const infoOf = (row: DetailRow, now: number): GameInfo => ({
  ...cardOf(row, now),
  wideImage: { url: `/img/${row.wide_path}`, ...wideSize },
  groups: row.groups,
  specs: specsOf(row),
  updatedAt: row.updated_at,
})

async function readDetail<T>(
  db: D1Database,
  edition: EditionId,
  slug: string,
  build: (row: DetailRow) => T,
): Promise<Outcome<T>> {
  const { version, rows } = await readVersioned(db, [detailStatement(db, edition, slug)])
  const row = detailRow.safeParse(rows[0]?.[0])
  if (rows[0]?.length === 0) return { missing: `No game "${slug}" is offered in ${edition}.`, version }
  if (!row.success) throw new Error(`Game ${slug} in ${edition} is stored badly: ${row.error.message}`)
  return { found: build(row.data), version }
}

export const gameInfo = (db: D1Database, edition: EditionId, slug: string): Promise<Outcome<GameInfo>> =>
  readDetail(db, edition, slug, (row) => infoOf(row, Date.now()))

export const gameSpecs = (db: D1Database, edition: EditionId, slug: string): Promise<Outcome<GameSpecs>> =>
  readDetail(db, edition, slug, specsOf)

export const gameContent = (db: D1Database, edition: EditionId, slug: string): Promise<Outcome<GameContent>> =>
  readDetail(db, edition, slug, ({ name, summary, html }) => ({ slug, name, summary, html }))

const draftRow = z.object({
  patch: jsonColumn(z.object({ summary: z.string().optional(), html: z.string().optional() })),
})

/** Everything that a game's page shows; `draft` puts what an editor has not published yet over it. */
export async function gameExtended(
  db: D1Database,
  edition: EditionId,
  slug: string,
  draft = false,
): Promise<Outcome<GameExtended>> {
  const { version, rows } = await readVersioned(db, [
    detailStatement(db, edition, slug),
    relatedStatement(db, edition, slug),
    ...(draft
      ? [
          db
            .prepare(
              'SELECT d.patch FROM game g JOIN game_draft d ON d.edition = ?1 AND d.game_id = g.id WHERE g.slug = ?2',
            )
            .bind(edition, slug),
        ]
      : []),
  ])
  if (rows[0]?.length === 0) return { missing: `No game "${slug}" is offered in ${edition}.`, version }
  const row = detailRow.parse(rows[0]?.[0])
  const patch = draftRow.safeParse(rows[2]?.[0]).data?.patch ?? {}
  const now = Date.now()
  const related = z
    .array(cardRow)
    .parse(rows[1] ?? [])
    .map((other) => cardOf(other, now))
  return {
    found: {
      ...infoOf(row, now),
      description: { summary: patch.summary ?? row.summary, html: patch.html ?? row.html },
      related,
      offered: row.offered,
    },
    version,
  }
}

/** A page of every game's address and last change. */
export async function gameSiteMap(
  db: D1Database,
  edition: EditionId,
  page: { page: number; page_size: number },
): Promise<Outcome<GameSiteMap>> {
  const { version, rows } = await readVersioned(db, [
    db
      .prepare(
        `SELECT g.slug, ge.main_category AS mainCategory, ${gameChangedAt} AS updatedAt,
         ${offeredColumn}
         FROM game_edition ge
         JOIN game g ON g.id = ge.game_id
         JOIN game_text t ON t.edition = ge.edition AND t.game_id = g.id
         WHERE ge.edition = ?1 AND ge.position > ?2 AND ge.position <= ?2 + ?3 ORDER BY ge.position`,
      )
      .bind(edition, (page.page - 1) * page.page_size, page.page_size),
    db.prepare("SELECT total FROM group_total WHERE edition = ?1 AND group_key = '*'").bind(edition),
  ])
  const row = z.object({ slug: z.string(), mainCategory: z.enum(mainCategories), updatedAt: z.string(), offered })
  return {
    found: {
      games: z.array(row).parse(rows[0] ?? []),
      total: z.object({ total: z.int() }).safeParse(rows[1]?.[0]).data?.total ?? 0,
      page: page.page,
      pageSize: page.page_size,
    },
    version,
  }
}
