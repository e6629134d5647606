import { z } from 'zod'
import type { BrandId } from '../../shared/site/ids.ts'
import { accountColumns, accountSchema } from './account.ts'
import type { Means } from './means.ts'
import { hashOf, newKey, newReference } from './secrets.ts'

const minute = 60_000
/** A session ends when nothing was asked for this long, and in any case after the second time. */
export const sessionLimits = { idleMs: 60 * minute, wholeMs: 12 * 60 * minute } as const
/** How often a session that is in use is noted. */
const noteAfterMs = minute

const sessionSchema = accountSchema.extend({
  reference: z.string(),
  started_at: z.int(),
  seen_at: z.int(),
})

/** A player who is logged in. */
export interface Session {
  readonly account: z.infer<typeof accountSchema>
  readonly reference: string
  readonly startedAt: number
}

/** A session to be stored: its statements, and the key for the cookie. */
export function newSession({ db, now }: Pick<Means, 'db' | 'now'>, accountId: number) {
  const key = newKey()
  const reference = newReference()
  return {
    key,
    reference,
    statements: [
      db
        .prepare(
          'INSERT INTO account_session (key_hash, reference, account_id, started_at, seen_at) VALUES (?1, ?2, ?3, ?4, ?4)',
        )
        .bind(hashOf('session', key), reference, accountId, now),
      db.prepare('UPDATE account SET last_login_at = ?1 WHERE id = ?2').bind(now, accountId),
      db.prepare('DELETE FROM account_session WHERE started_at < ?1').bind(now - sessionLimits.wholeMs),
    ],
  }
}

/** The session of a cookie's key at this brand, or null when there is none or it has ended. */
export async function readSession({ db, now }: Means, brand: BrandId, key: string): Promise<Session | null> {
  const keyHash = hashOf('session', key)
  const row = await db
    .prepare(
      `SELECT ${accountColumns}, s.reference, s.started_at, s.seen_at FROM account_session s JOIN account a ON a.id = s.account_id
       WHERE s.key_hash = ?1 AND a.brand_id = ?2 AND s.started_at > ?3 AND s.seen_at > ?4`,
    )
    .bind(keyHash, brand, now - sessionLimits.wholeMs, now - sessionLimits.idleMs)
    .first()
  if (row === null) return null
  const { reference, started_at, seen_at, ...account } = sessionSchema.parse(row)
  if (account.paused_until !== null && account.paused_until > now) return null
  if (seen_at < now - noteAfterMs)
    await db.prepare('UPDATE account_session SET seen_at = ?1 WHERE key_hash = ?2').bind(now, keyHash).run()
  return { account, reference, startedAt: started_at }
}

export async function endSession({ db }: Pick<Means, 'db'>, key: string): Promise<void> {
  await db.prepare('DELETE FROM account_session WHERE key_hash = ?1').bind(hashOf('session', key)).run()
}

/** The statement that ends every session of an account. */
export const endSessionsOf = ({ db }: Pick<Means, 'db'>, accountId: number) =>
  db.prepare('DELETE FROM account_session WHERE account_id = ?1').bind(accountId)
