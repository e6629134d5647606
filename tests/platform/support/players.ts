import type { D1Database } from '@cloudflare/workers-types'
import { passwords } from '../../../platform/accounts/passwords.ts'
import { newPlayerId, newUsername } from '../../../platform/registration/usernames.ts'
import type { BrandId, CultureId } from '../../../shared/site/ids.ts'

export const rightPassword = 'quiet murmuration at dusk'

let hashed: Promise<string> | undefined

/** An account that is there already, as a registration writes it. */
export async function givenAccount(
  db: D1Database,
  account: { readonly brand: BrandId; readonly culture: CultureId; readonly email: string },
): Promise<{ readonly id: number; readonly username: string }> {
  hashed ??= passwords.hash(rightPassword)
  const id = newPlayerId()
  const username = newUsername()
  await db
    .prepare(
      `INSERT INTO account (id, brand_id, culture, email, username, password_hash, first_name, answers, created_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'Wren', '{}', ?7)`,
    )
    .bind(id, account.brand, account.culture, account.email, username, await hashed, Date.now() - 3_600_000)
    .run()
  return { id, username }
}

/** The newest mail to an address. */
export const lastMail = (db: D1Database, recipient: string) =>
  db
    .prepare('SELECT subject, body, link FROM outbox_mail WHERE recipient = ?1 ORDER BY id DESC LIMIT 1')
    .bind(recipient)
    .first<{ subject: string; body: string; link: string | null }>()

/** The code in a registration's mail. */
export async function mailedCode(db: D1Database, recipient: string): Promise<string> {
  const mail = await lastMail(db, recipient)
  return /\b(\d{6})\b/.exec(mail?.body ?? '')?.[1] ?? ''
}
