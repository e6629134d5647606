import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import type { AccountTranslate } from '../../shared/i18n/translate.ts'
import { type BrandId, type CultureId, cultureIds } from '../../shared/site/ids.ts'

/** A mail to a player, by what it is for. */
export type Mail =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'taken'; readonly link: string }
  | { readonly kind: 'confirm'; readonly link: string }
  | { readonly kind: 'reset'; readonly link: string }
  | { readonly kind: 'unknown'; readonly link: string }
  | { readonly kind: 'changed'; readonly link: string }

/**
 * Paragraphs of a mail in the player's language. Whoever did not ask for one has nothing to do; a changed password alone says
 * itself what to do then.
 */
function textOf(t: AccountTranslate, brand: string, mail: Mail): { subject: string; body: string } {
  const values = { brand, code: mail.kind === 'code' ? mail.code : '' }
  const closing = mail.kind === 'changed' ? brand : t('mail.closing', values)
  return {
    subject: t(`mail.${mail.kind}.subject`, values),
    body: [t('mail.greeting'), t(`mail.${mail.kind}.text`, values), closing].join('\n\n'),
  }
}

/** Makes the statement that sends a mail. */
export type MailTo = (recipient: string, mail: Mail) => ReturnType<D1Database['prepare']>

/** Mails that are kept for each brand; older ones go as new ones come. */
const keptMails = 200

/**
 * The mail room of a brand in a language. Mails go to the outbox: nothing leaves the machine. A hosted environment that opens
 * accounts has a mail service take the rows from there.
 */
export function mailRoom(
  db: D1Database,
  sender: { readonly brand: BrandId; readonly name: string; readonly culture: CultureId; readonly t: AccountTranslate },
  now: number,
): MailTo {
  return (recipient, mail) => {
    const { subject, body } = textOf(sender.t, sender.name, mail)
    return db
      .prepare(
        'INSERT INTO outbox_mail (brand_id, culture, recipient, subject, body, link, sent_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)',
      )
      .bind(sender.brand, sender.culture, recipient, subject, body, 'link' in mail ? mail.link : null, now)
  }
}

const mailSchema = z.object({
  id: z.int(),
  culture: z.enum(cultureIds),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  link: z.string().nullable(),
  sent_at: z.int(),
})
export type SentMail = z.infer<typeof mailSchema>

/** A brand's mails, newest first; the ones beyond those kept are dropped on the way. */
export async function sentMails(db: D1Database, brand: BrandId): Promise<readonly SentMail[]> {
  const [, rows] = await db.batch([
    db
      .prepare(
        `DELETE FROM outbox_mail WHERE brand_id = ?1 AND id <=
         (SELECT id FROM outbox_mail WHERE brand_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)`,
      )
      .bind(brand, keptMails),
    db.prepare('SELECT * FROM outbox_mail WHERE brand_id = ?1 ORDER BY id DESC LIMIT 50').bind(brand),
  ])
  return z.array(mailSchema).parse(rows?.results)
}
