import { z } from 'zod'
import { type Account, accountColumns, accountSchema } from '../accounts/account.ts'
import type { Desk } from '../accounts/means.ts'
import type { Draft } from './drafts.ts'
import { limitsIn } from './steps.ts'
import { newPlayerId, newUsername } from './usernames.ts'

/** Numbers and names are drawn by lot: how often another is drawn when one is taken. */
const draws = 4

const accountOf = async (desk: Desk, id: number): Promise<Account> =>
  accountSchema.parse(await desk.db.prepare(`SELECT ${accountColumns} FROM account a WHERE a.id = ?1`).bind(id).first())

/** The statements that make a registration an account: the account, its limits, and the note that it is done. */
function statementsFor(desk: Desk, draft: Draft, id: number) {
  const { db, now } = desk
  return [
    db
      .prepare(
        `INSERT INTO account (id, brand_id, culture, email, username, identity_hash, password_hash, first_name, answers, created_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)`,
      )
      .bind(
        id,
        draft.brand_id,
        draft.culture,
        draft.email,
        newUsername(),
        draft.identity_hash,
        draft.password_hash,
        draft.answers.fname ?? '',
        JSON.stringify(draft.answers),
        now,
      ),
    ...limitsIn(draft.answers).map(({ type, value }) =>
      db.prepare('INSERT INTO deposit_limit (account_id, type, amount) VALUES (?1, ?2, ?3)').bind(id, type, value),
    ),
    db.prepare('UPDATE registration SET account_id = ?1 WHERE key_hash = ?2').bind(id, draft.key_hash),
  ]
}

const doneRow = z.object({ account_id: z.int().nullable() })

/**
 * Opens the account of a registration in which everything is answered and proved. Called twice (a double click, a link
 * followed again) it gives the same account; null where the e-mail or the person has got another account meanwhile.
 */
export async function openAccount(desk: Desk, draft: Draft): Promise<Account | null> {
  for (let draw = 1; ; draw += 1) {
    if (draft.account_id !== null) return accountOf(desk, draft.account_id)
    const id = newPlayerId()
    try {
      await desk.db.batch(statementsFor(desk, draft, id))
      return accountOf(desk, id)
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      if (!message.includes('UNIQUE constraint failed')) throw error
      const row = await desk.db
        .prepare('SELECT account_id FROM registration WHERE key_hash = ?1')
        .bind(draft.key_hash)
        .first()
      const { account_id } = doneRow.parse(row)
      if (account_id !== null) return accountOf(desk, account_id)
      if (/account\.(email|identity_hash)/.test(message) || draw === draws) return null
    }
  }
}
