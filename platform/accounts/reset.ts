import { z } from 'zod'
import { countAttempts, forgetAttempts } from './attempts.ts'
import type { Desk } from './means.ts'
import { hashOf, newKey } from './secrets.ts'
import { endSessionsOf } from './sessions.ts'

const minute = 60_000
/** How long a link to a new password is good for. */
export const resetLimits = { validMs: 30 * minute } as const

/**
 * Sends a link to a new password, or says by mail that the address has no account; false when too many mails were sent. The
 * same statements and one mail in either case.
 */
export async function askForReset(desk: Desk, email: string): Promise<boolean> {
  const address = email.trim().toLowerCase()
  const allowed = await countAttempts(desk, [
    { kind: 'mailTo', subject: `${desk.brand.id} ${address}` },
    ...(desk.from === null ? [] : [{ kind: 'mailByAddress', subject: desk.from } as const]),
  ])
  if (!allowed) return false
  const { db, now, brand } = desk
  const key = newKey()
  const known = await db
    .prepare('SELECT id FROM account WHERE email = ?1 AND brand_id = ?2')
    .bind(address, brand.id)
    .first()
  await db.batch([
    db
      .prepare(
        'INSERT INTO password_reset (link_hash, account_id, until) SELECT ?1, id, ?2 FROM account WHERE email = ?3 AND brand_id = ?4',
      )
      .bind(hashOf('reset', key), now + resetLimits.validMs, address, brand.id),
    db.prepare('DELETE FROM password_reset WHERE until < ?1').bind(now),
    desk.mailTo(
      address,
      known === null
        ? { kind: 'unknown', link: desk.address('register') }
        : { kind: 'reset', link: desk.address('reset-password', key) },
    ),
  ])
  return true
}

const resetRow = z.object({ id: z.int(), email: z.string(), username: z.string() })
export type Reset = z.infer<typeof resetRow>

/** Whose password a link may change, or null when the link is not good or no longer. */
export async function readReset({ db, now, brand }: Desk, key: string): Promise<Reset | null> {
  const row = await db
    .prepare(
      `SELECT a.id, a.email, a.username FROM password_reset r JOIN account a ON a.id = r.account_id
       WHERE r.link_hash = ?1 AND r.until > ?2 AND a.brand_id = ?3`,
    )
    .bind(hashOf('reset', key), now, brand.id)
    .first()
  return row === null ? null : resetRow.parse(row)
}

/** Sets the password, uses the link up, ends every session, forgets failed logins and tells the player by mail. */
export async function resetPassword(desk: Desk, reset: Reset, password: string): Promise<void> {
  const { db } = desk
  const hash = await desk.passwords.hash(password)
  await db.batch([
    db.prepare('UPDATE account SET password_hash = ?1 WHERE id = ?2').bind(hash, reset.id),
    db.prepare('DELETE FROM password_reset WHERE account_id = ?1').bind(reset.id),
    endSessionsOf(desk, reset.id),
    forgetAttempts(desk, { kind: 'loginByName', subject: reset.email }),
    forgetAttempts(desk, { kind: 'loginByName', subject: reset.username }),
    desk.mailTo(reset.email, { kind: 'changed', link: desk.address('login') }),
  ])
}
