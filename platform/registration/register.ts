import { type Answers, accountColumns, accountSchema } from '../accounts/account.ts'
import { countAttempts } from '../accounts/attempts.ts'
import type { Desk } from '../accounts/means.ts'
import { hashOf, newCode, newKey } from '../accounts/secrets.ts'
import type { Mail } from '../mail/mail.ts'
import { type Draft, newDraft } from './drafts.ts'

const minute = 60_000
/** How long a code is good for, and how often a wrong one may be typed. */
export const codeLimits = { validMs: 15 * minute, tries: 5 } as const

const codeHash = (keyHash: string, code: string): string => hashOf(`code ${keyHash}`, code)

/** Mails are counted by recipient, known or not, and by network address. */
const mailAllowed = (desk: Desk, recipient: string): Promise<boolean> =>
  countAttempts(desk, [
    { kind: 'mailTo', subject: `${desk.brand.id} ${recipient}` },
    ...(desk.from === null ? [] : [{ kind: 'mailByAddress', subject: desk.from } as const]),
  ])

const accountOfEmail = async ({ db, brand }: Desk, email: string): Promise<boolean> =>
  (await db.prepare('SELECT 1 FROM account WHERE email = ?1 AND brand_id = ?2').bind(email, brand.id).first()) !== null

/**
 * What the mail says that follows an e-mail: its code, or that the address has an account already. Nothing but the mail
 * tells them apart: for a taken address a code is made as well, and nobody is told it.
 */
function codeMail(desk: Desk, taken: boolean): { readonly code: string; readonly mail: Mail } {
  const code = newCode()
  return taken
    ? { code: newKey(), mail: { kind: 'taken', link: desk.address('login') } }
    : { code, mail: { kind: 'code', code } }
}

/** The statements that give a registration its code and send it. */
function sendCode(desk: Desk, keyHash: string, email: string, taken: boolean) {
  const { code, mail } = codeMail(desk, taken)
  return [
    desk.db
      .prepare('UPDATE registration SET code_hash = ?1, code_tries = 0, code_until = ?2 WHERE key_hash = ?3')
      .bind(codeHash(keyHash, code), desk.now + codeLimits.validMs, keyHash),
    desk.mailTo(email, mail),
  ]
}

/**
 * Begins a registration with an e-mail and a password, and gives the key of its cookie; null when too many mails were sent.
 * The same statements, one hash and one mail whether the address has an account or not. Where a link confirms, the mail is
 * sent at the end.
 */
export async function beginWithEmail(
  desk: Desk,
  { email, password, again }: { readonly email: string; readonly password: string; readonly again: boolean },
): Promise<string | null> {
  const address = email.toLowerCase()
  const byCode = desk.rules.registration.verification === 'email_code'
  if (byCode && !(await mailAllowed(desk, address))) return null
  const key = newKey()
  const [passwordHash, taken] = await Promise.all([desk.passwords.hash(password), accountOfEmail(desk, address)])
  const draft = {
    key,
    brand: desk.brand.id,
    culture: desk.culture.id,
    email: address,
    passwordHash,
    identityHash: null,
    answers: { email },
    again,
  }
  await desk.db.batch([
    ...newDraft(desk, draft),
    ...(byCode ? sendCode(desk, hashOf('registration', key), address, taken) : []),
  ])
  return key
}

/** Begins a registration with a national number, which the person's bank has yet to confirm. */
export async function beginWithNumber(desk: Desk, personalId: string): Promise<string> {
  const key = newKey()
  await desk.db.batch(
    newDraft(desk, {
      key,
      brand: desk.brand.id,
      culture: desk.culture.id,
      email: null,
      passwordHash: null,
      identityHash: hashOf(`identity ${desk.brand.id}`, personalId),
      answers: { personal_id: personalId },
      again: false,
    }),
  )
  return key
}

/** Sends another code; false when too many mails were sent. */
export async function sendCodeAgain(desk: Desk, draft: Draft): Promise<boolean> {
  const email = draft.email ?? ''
  if (!(await mailAllowed(desk, email))) return false
  await desk.db.batch(sendCode(desk, draft.key_hash, email, await accountOfEmail(desk, email)))
  return true
}

/** What a typed code comes to. */
export type CodeOutcome = 'right' | 'wrong' | 'expired'

/** Checks a code. Each try counts before it is compared; after the last one only another code helps. */
export async function checkCode(desk: Desk, draft: Draft, code: string): Promise<CodeOutcome> {
  const row = await desk.db
    .prepare('UPDATE registration SET code_tries = code_tries + 1 WHERE key_hash = ?1 RETURNING code_tries')
    .bind(draft.key_hash)
    .first<{ code_tries: number }>()
  if (row === null || row.code_tries > codeLimits.tries || draft.code_until < desk.now) return 'expired'
  if (codeHash(draft.key_hash, code.replace(/\s/g, '')) !== draft.code_hash) return 'wrong'
  await desk.db.prepare('UPDATE registration SET verified = 1 WHERE key_hash = ?1').bind(draft.key_hash).run()
  return 'right'
}

/** Sends the link that confirms a registration, or the mail that there is an account already; false when too many were sent. */
export async function sendLink(desk: Desk, draft: Draft): Promise<boolean> {
  const email = draft.email ?? ''
  if (!(await mailAllowed(desk, email))) return false
  const taken = await accountOfEmail(desk, email)
  const key = newKey()
  const mail: Mail = taken
    ? { kind: 'taken', link: desk.address('login') }
    : { kind: 'confirm', link: desk.address('confirm', key) }
  await desk.db.batch([
    desk.db
      .prepare('UPDATE registration SET link_hash = ?1 WHERE key_hash = ?2')
      .bind(hashOf('confirm', taken ? newKey() : key), draft.key_hash),
    desk.mailTo(email, mail),
  ])
  return true
}

/** The account of a bank's national number at this brand, or null. */
export async function accountOfIdentity({ db, brand }: Desk, draft: Draft) {
  const row = await db
    .prepare(`SELECT ${accountColumns} FROM account a WHERE a.identity_hash = ?1 AND a.brand_id = ?2`)
    .bind(draft.identity_hash, brand.id)
    .first()
  return row === null ? null : accountSchema.parse(row)
}

/** First name by which the lobby greets. */
export const firstNameOf = (answers: Answers): string => answers.fname ?? ''
