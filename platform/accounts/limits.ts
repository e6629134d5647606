import { z } from 'zod'
import type { PlayerProtection } from '../../shared/account/player-protection.ts'
import { type LimitType, limitTypes } from '../../shared/account/reports.ts'
import type { Means } from './means.ts'

const hour = 3_600_000
/** What a day, a week and a month are to a limit: time that lies behind, not calendar days (assumed). */
export const limitSpans = { daily: 24 * hour, weekly: 7 * 24 * hour, monthly: 30 * 24 * hour } as const

/** A limit as it holds; null: none. `later` may be confirmed from its time on, and holds once the player has done that. */
export interface Limit {
  readonly amount: number | null
  readonly later: Raise | null
}
/** A higher limit that waits, and from when it may be confirmed (epoch milliseconds). */
export interface Raise {
  readonly amount: number | null
  readonly from: number
}
export type Limits = Readonly<Record<LimitType, Limit>>

/** Whether an amount allows more than another; no limit allows most. */
const allowsMore = (amount: number | null, than: number | null): boolean =>
  than !== null && (amount === null || amount > than)

/**
 * A player's wish for a limit. Lower holds at once and drops what was to come; higher, or none, waits for the market's delay
 * and for the player's second word; what waits already waits no longer for being said again; the same as now drops it.
 */
export function changeLimit(limit: Limit, wanted: number | null, raiseAfterHours: number, now: number): Limit {
  if (!allowsMore(wanted, limit.amount)) return { amount: wanted, later: null }
  if (limit.later !== null && limit.later.amount === wanted) return limit
  return { amount: limit.amount, later: { amount: wanted, from: now + raiseAfterHours * hour } }
}

/** What a player may confirm at a time, or null: the delay is over. */
export const confirmable = ({ later }: Limit, now: number): Limit['later'] =>
  later !== null && later.from <= now ? later : null

/** The raises that a player may confirm at a time. */
export const raisesDue = (
  limits: Limits,
  now: number,
): readonly { readonly type: LimitType; readonly raise: Raise }[] =>
  limitTypes.flatMap((type) => {
    const raise = confirmable(limits[type], now)
    return raise === null ? [] : [{ type, raise }]
  })

const limitRow = z.object({
  type: z.enum(limitTypes),
  amount: z.int().nullable(),
  later_amount: z.int().nullable(),
  later_from: z.int().nullable(),
})

/** A player's limits; where none was set the market's standard holds. */
export async function readLimits(
  { db }: Pick<Means, 'db'>,
  accountId: number,
  { depositLimits: { standard } }: PlayerProtection,
): Promise<Limits> {
  const { results } = await db
    .prepare('SELECT type, amount, later_amount, later_from FROM deposit_limit WHERE account_id = ?1')
    .bind(accountId)
    .all()
  const rows = new Map(
    z
      .array(limitRow)
      .parse(results)
      .map((row) => [row.type, row]),
  )
  const limitOf = (type: LimitType): Limit => {
    const row = rows.get(type)
    if (row === undefined) return { amount: standard[type] ?? null, later: null }
    const later = row.later_from === null ? null : { amount: row.later_amount, from: row.later_from }
    return { amount: row.amount, later }
  }
  return { daily: limitOf('daily'), weekly: limitOf('weekly'), monthly: limitOf('monthly') }
}

/** Keeps what a player wishes; a row that has been lowered since it was read is left alone: none of this allows more at once. */
export async function keepLimits({ db }: Means, accountId: number, limits: Limits): Promise<void> {
  await db.batch(
    limitTypes.map((type) =>
      db
        .prepare(
          `INSERT INTO deposit_limit (account_id, type, amount, later_amount, later_from) VALUES (?1, ?2, ?3, ?4, ?5)
           ON CONFLICT (account_id, type) DO UPDATE SET
             amount = excluded.amount, later_amount = excluded.later_amount, later_from = excluded.later_from
             WHERE excluded.amount IS deposit_limit.amount OR deposit_limit.amount IS NULL
               OR excluded.amount < deposit_limit.amount`,
        )
        .bind(
          accountId,
          type,
          limits[type].amount,
          limits[type].later?.amount ?? null,
          limits[type].later?.from ?? null,
        ),
    ),
  )
}

/** The raises that a player was asked about, as they were shown. */
export type AskedRaises = Readonly<Partial<Record<LimitType, Raise>>>

/**
 * Gives a player's answer to the raises that were shown: each holds, or is dropped, and the limit that held goes on. One
 * statement decides and writes: a raise that waits no longer as it was shown, or not long enough yet, is left alone. How many
 * were answered.
 */
export async function answerRaises(
  { db, now }: Pick<Means, 'db' | 'now'>,
  accountId: number,
  answer: 'confirm' | 'keep',
  raises: AskedRaises,
): Promise<number> {
  const asked = limitTypes.flatMap((type) => {
    const raise = raises[type]
    return raise === undefined ? [] : [{ type, ...raise }]
  })
  if (asked.length === 0) return 0
  const answered = await db.batch(
    asked.map(({ type, amount, from }) =>
      db
        .prepare(
          `UPDATE deposit_limit SET ${answer === 'confirm' ? 'amount = later_amount, ' : ''}later_amount = NULL, later_from = NULL
           WHERE account_id = ?1 AND type = ?2 AND later_amount IS ?3 AND later_from = ?4 AND later_from <= ?5`,
        )
        .bind(accountId, type, amount, from, now),
    ),
  )
  return answered.reduce((sum, { meta }) => sum + meta.changes, 0)
}

/**
 * Gives a player practice money, if no limit stands against it: the type of the first one that does, or null. One statement
 * decides and writes, so that two deposits at once do not pass together. A player who has deposited is a real one (1).
 */
export async function makeDeposit(
  { db, now }: Means,
  accountId: number,
  limits: Limits,
  amount: number,
): Promise<LimitType | null> {
  const most = (type: LimitType): number => limits[type].amount ?? Number.MAX_SAFE_INTEGER
  const madeSince = '(SELECT COALESCE(SUM(amount), 0) FROM deposit WHERE account_id = ?1 AND made_at > ?3 - '
  const [made] = await db.batch([
    db
      .prepare(
        `INSERT INTO deposit (account_id, amount, made_at) SELECT ?1, ?2, ?3
         WHERE ${madeSince}?4) + ?2 <= ?5 AND ${madeSince}?6) + ?2 <= ?7 AND ${madeSince}?8) + ?2 <= ?9`,
      )
      .bind(
        accountId,
        amount,
        now,
        limitSpans.daily,
        most('daily'),
        limitSpans.weekly,
        most('weekly'),
        limitSpans.monthly,
        most('monthly'),
      ),
    db
      .prepare('UPDATE account SET segment = 1 WHERE id = ?1 AND EXISTS (SELECT 1 FROM deposit WHERE account_id = ?1)')
      .bind(accountId),
  ])
  if ((made?.meta.changes ?? 0) > 0) return null
  const sums = await depositedIn({ db, now }, accountId)
  return limitTypes.find((type) => sums[type] + amount > most(type)) ?? 'daily'
}

const sumRow = z.object({ daily: z.number(), weekly: z.number(), monthly: z.number(), total: z.number() })

/** What a player has deposited in each span, and altogether. */
export async function depositedIn({ db, now }: Pick<Means, 'db' | 'now'>, accountId: number) {
  const row = await db
    .prepare(
      `SELECT COALESCE(SUM(CASE WHEN made_at > ?2 - ?3 THEN amount END), 0) AS daily,
              COALESCE(SUM(CASE WHEN made_at > ?2 - ?4 THEN amount END), 0) AS weekly,
              COALESCE(SUM(CASE WHEN made_at > ?2 - ?5 THEN amount END), 0) AS monthly,
              COALESCE(SUM(amount), 0) AS total
       FROM deposit WHERE account_id = ?1`,
    )
    .bind(accountId, now, limitSpans.daily, limitSpans.weekly, limitSpans.monthly)
    .first()
  return sumRow.parse(row)
}
