import type { Failure } from '../../shared/account/reports.ts'
import type { BrandId } from '../../shared/site/ids.ts'
import { type Account, accountColumns, accountSchema } from './account.ts'
import { countAttempts, forgetAttempts } from './attempts.ts'
import type { Means, NetworkAddress } from './means.ts'
import { newSession } from './sessions.ts'

/** What a login comes to. */
export type LoginDecision =
  | { readonly kind: 'loggedIn'; readonly account: Account }
  | { readonly kind: 'sibling'; readonly brand: BrandId }
  | { readonly kind: 'refused'; readonly failure: Failure }

/**
 * Decides over the account of a name and whether the password was its own. Whose account it is, and that it exists at all,
 * is told only after the right password.
 */
export function decideLogin(facts: {
  readonly brand: BrandId
  readonly account: Account | null
  readonly matches: boolean
  readonly now: number
}): LoginDecision {
  const { brand, account, matches, now } = facts
  if (account === null || !matches) return { kind: 'refused', failure: { code: 'INVALID_CREDENTIALS', parameters: {} } }
  if (account.brand_id !== brand) return { kind: 'sibling', brand: account.brand_id }
  if (account.paused_until !== null && account.paused_until > now) {
    const until = new Date(account.paused_until).toISOString()
    return { kind: 'refused', failure: { code: 'ACCOUNT_PAUSED', parameters: { until } } }
  }
  return { kind: 'loggedIn', account }
}

export type LoginOutcome =
  | Exclude<LoginDecision, { kind: 'loggedIn' }>
  | { readonly kind: 'loggedIn'; readonly account: Account; readonly key: string; readonly reference: string }

/**
 * Logs in by e-mail or username. The same statements and one password hash, whether the name is known or not: first the
 * attempt is counted, then one account is looked for (the brand's own before a sibling's), then the password is compared.
 */
export async function logIn(
  means: Means,
  asked: {
    readonly brand: BrandId
    readonly loginname: string
    readonly password: string
    readonly from: NetworkAddress
  },
): Promise<LoginOutcome> {
  const name = asked.loginname.trim().toLowerCase()
  const byName = { kind: 'loginByName', subject: name } as const
  const allowed = await countAttempts(means, [
    byName,
    ...(asked.from === null ? [] : [{ kind: 'loginByAddress', subject: asked.from } as const]),
  ])
  if (!allowed) return { kind: 'refused', failure: { code: 'TOO_MANY_ATTEMPTS', parameters: {} } }
  const row = await means.db
    .prepare(
      `SELECT ${accountColumns} FROM account a WHERE (a.email = ?1 OR a.username = ?1) AND a.password_hash IS NOT NULL
       ORDER BY a.brand_id = ?2 DESC, a.last_login_at DESC LIMIT 1`,
    )
    .bind(name, asked.brand)
    .first()
  const account = row === null ? null : accountSchema.parse(row)
  const matches = await means.passwords.matches(asked.password, account?.password_hash ?? null)
  const decision = decideLogin({ brand: asked.brand, account, matches, now: means.now })
  if (decision.kind !== 'loggedIn') return decision
  const { key, reference, statements } = newSession(means, decision.account.id)
  await means.db.batch([...statements, forgetAttempts(means, byName)])
  return { kind: 'loggedIn', account: decision.account, key, reference }
}
