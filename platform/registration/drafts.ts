import { z } from 'zod'
import { type BrandId, cultureIds } from '../../shared/site/ids.ts'
import { type Answers, answersSchema, brandIdSchema } from '../accounts/account.ts'
import type { Means } from '../accounts/means.ts'
import { hashOf } from '../accounts/secrets.ts'
import { jsonColumn } from '../storage/game-card.ts'

const hour = 3_600_000
/** A registration that is not finished is forgotten after an hour; one that waits for a mail's link after a day. */
export const draftLimits = { openMs: hour, linkMs: 24 * hour } as const

const draftSchema = z.object({
  key_hash: z.string(),
  brand_id: brandIdSchema,
  culture: z.enum(cultureIds),
  email: z.string().nullable(),
  password_hash: z.string().nullable(),
  identity_hash: z.string().nullable(),
  answers: jsonColumn(answersSchema),
  code_hash: z.string().nullable(),
  code_tries: z.int(),
  code_until: z.int(),
  verified: z.literal([0, 1]),
  again: z.literal([0, 1]),
  link_hash: z.string().nullable(),
  account_id: z.int().nullable(),
})
/** A registration on its way. */
export type Draft = z.infer<typeof draftSchema>

const draftKey = (key: string): string => hashOf('registration', key)

/** The statements that store a new registration and forget old ones. */
export function newDraft(
  { db, now }: Pick<Means, 'db' | 'now'>,
  draft: {
    readonly key: string
    readonly brand: BrandId
    readonly culture: Draft['culture']
    readonly email: string | null
    readonly passwordHash: string | null
    readonly identityHash: string | null
    readonly answers: Answers
    readonly again: boolean
  },
) {
  return [
    db
      .prepare(
        `INSERT INTO registration (key_hash, brand_id, culture, email, password_hash, identity_hash, answers, again, started_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)`,
      )
      .bind(
        draftKey(draft.key),
        draft.brand,
        draft.culture,
        draft.email,
        draft.passwordHash,
        draft.identityHash,
        JSON.stringify(draft.answers),
        draft.again ? 1 : 0,
        now,
      ),
    db
      .prepare('DELETE FROM registration WHERE started_at < ?1 OR (link_hash IS NULL AND started_at < ?2)')
      .bind(now - draftLimits.linkMs, now - draftLimits.openMs),
  ]
}

/** The registration of a cookie's key at this brand, or null when there is none or it is too old. */
export async function readDraft({ db, now }: Means, brand: BrandId, key: string): Promise<Draft | null> {
  const row = await db
    .prepare('SELECT * FROM registration WHERE key_hash = ?1 AND brand_id = ?2 AND started_at >= ?3')
    .bind(draftKey(key), brand, now - draftLimits.openMs)
    .first()
  return row === null ? null : draftSchema.parse(row)
}

/** The registration that waits for this link, or was completed by it. */
export async function readDraftOfLink({ db, now }: Means, brand: BrandId, link: string): Promise<Draft | null> {
  const row = await db
    .prepare('SELECT * FROM registration WHERE link_hash = ?1 AND brand_id = ?2 AND started_at >= ?3')
    .bind(hashOf('confirm', link), brand, now - draftLimits.linkMs)
    .first()
  return row === null ? null : draftSchema.parse(row)
}

/** Adds answers to a registration. */
export async function keepAnswers({ db }: Means, draft: Draft, answers: Answers): Promise<Draft> {
  const merged = { ...draft.answers, ...answers }
  await db
    .prepare('UPDATE registration SET answers = ?1 WHERE key_hash = ?2')
    .bind(JSON.stringify(merged), draft.key_hash)
    .run()
  return { ...draft, answers: merged }
}

export async function setVerified({ db }: Means, draft: Draft): Promise<void> {
  await db.prepare('UPDATE registration SET verified = 1 WHERE key_hash = ?1').bind(draft.key_hash).run()
}

export async function forgetDraft({ db }: Means, draft: Draft): Promise<void> {
  await db.prepare('DELETE FROM registration WHERE key_hash = ?1').bind(draft.key_hash).run()
}
