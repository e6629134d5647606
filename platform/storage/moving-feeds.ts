import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import type { Jackpots } from '../../shared/content/jackpots.ts'
import type { Providers } from '../../shared/content/provider.ts'
import type { Winners } from '../../shared/content/winners.ts'
import type { Outcome } from '../contract/route.ts'
import { jackpotAt } from '../demo/demo.ts'
import type { EditionId } from './edition.ts'
import { cardColumns, cardOf, cardRow } from './game-card.ts'
import { readVersioned } from './read.ts'

const minute = 60_000
/** A new winner comes every five minutes. */
const pace = 5 * minute
/** Rows of the winner ring (platform/seed/winners.ts). */
const ring = 288

/** The latest winners, newest first. The ring moves one place each five minutes and goes round once a day. */
export async function winners(
  db: D1Database,
  edition: EditionId,
  limit: number,
  now = Date.now(),
): Promise<Outcome<Winners>> {
  const step = Math.floor(now / pace)
  const places = Array.from({ length: limit }, (_, back) => (((step - back) % ring) + ring) % ring)
  const { version, rows } = await readVersioned(db, [
    db
      .prepare(
        `SELECT w.name AS winner_name, w.amount_eur, wanted.key AS back, ${cardColumns} FROM json_each(?2) wanted
         CROSS JOIN winner w ON w.edition = ?1 AND w.place = wanted.value
         JOIN game g ON g.id = w.game_id JOIN game_edition ge ON ge.edition = ?1 AND ge.game_id = g.id
         JOIN provider p ON p.key = g.provider_key ORDER BY wanted.key`,
      )
      .bind(edition, JSON.stringify(places)),
  ])
  const row = cardRow.extend({ winner_name: z.string(), amount_eur: z.number(), back: z.int() })
  const list = z.array(row).parse(rows[0] ?? [])
  return {
    found: {
      winners: list.map((entry) => ({
        name: entry.winner_name,
        amountEur: entry.amount_eur,
        wonAt: new Date((step - entry.back) * pace).toISOString(),
        game: cardOf(entry, now),
      })),
    },
    version,
  }
}

/** Jackpots as they stand to the minute, largest first. */
export async function jackpots(
  db: D1Database,
  edition: EditionId,
  limit: number,
  daily: boolean | null,
  now = Date.now(),
): Promise<Outcome<Jackpots>> {
  const { version, rows } = await readVersioned(db, [
    db
      .prepare(
        `SELECT ${cardColumns} FROM game_group gg JOIN game g ON g.id = gg.game_id
         JOIN game_edition ge ON ge.edition = ?1 AND ge.game_id = g.id JOIN provider p ON p.key = g.provider_key
         WHERE gg.edition = ?1 AND gg.group_key = ?2`,
      )
      .bind(edition, daily === true ? 'daily_jackpots' : 'jackpots'),
  ])
  const midnight = new Date(Math.floor(now / 86_400_000 + 1) * 86_400_000).toISOString()
  const all = z
    .array(cardRow)
    .parse(rows[0] ?? [])
    .map((row) => {
      const isDaily = row.mechanic === 'daily-jackpot-slot'
      const jackpot = {
        id: row.id,
        mechanic: row.mechanic,
        base: row.jackpot_base ?? 0,
        hourly: row.jackpot_hourly ?? 0,
      }
      return {
        amountEur: jackpotAt(jackpot, now, minute),
        hourlyEur: jackpot.hourly,
        daily: isDaily,
        dropsAt: isDaily ? midnight : null,
        game: cardOf(row, now),
      }
    })
    .filter((entry) => daily === null || entry.daily === daily)
    .sort((a, b) => b.amountEur - a.amountEur)
  const totalEur = Math.round(all.reduce((sum, entry) => sum + entry.amountEur, 0) * 100) / 100
  return { found: { totalEur, jackpots: all.slice(0, limit) }, version }
}

const providerRow = z.object({
  key: z.string(),
  name: z.string(),
  mark_light: z.string(),
  mark_dark: z.string(),
  games: z.int().positive(),
})

export async function providersOf(db: D1Database, edition: EditionId): Promise<Outcome<Providers>> {
  const { version, rows } = await readVersioned(db, [
    db
      .prepare(
        `SELECT p.key, p.name, p.mark_light, p.mark_dark, t.total AS games FROM group_total t
         JOIN provider p ON p.key = substr(t.group_key, 10)
         WHERE t.edition = ?1 AND t.group_key >= 'provider:' AND t.group_key < 'provider;' ORDER BY t.group_key`,
      )
      .bind(edition),
  ])
  const list = z.array(providerRow).parse(rows[0] ?? [])
  return {
    found: {
      providers: list.map(({ key, name, mark_light, mark_dark, games }) => ({
        key,
        name,
        games,
        light_img_url: `/img/${mark_light}`,
        dark_img_url: `/img/${mark_dark}`,
      })),
    },
    version,
  }
}
