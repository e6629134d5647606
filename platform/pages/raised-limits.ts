import { type LimitType, limitTypes } from '../../shared/account/reports.ts'
import { type AskedRaises, answerRaises, type Limits, type Raise, raisesDue } from '../accounts/limits.ts'
import type { Answer } from './answer.ts'
import { form, money } from './form.ts'
import { type Html, html, nothing } from './html.ts'
import type { PlayerRequest } from './player-request.ts'

/** A limit in words: an amount, or that there is none. */
export const limitText = (request: PlayerRequest, amount: number | null): string =>
  amount === null ? request.t('limits.none') : money(request, amount)

/** Whether the player has been asked for a second word and has not given it. */
export const asksForConfirmation = ({ desk }: PlayerRequest, limits: Limits): boolean =>
  raisesDue(limits, desk.now).length > 0

const fieldOf = (type: LimitType) => `raise_${type}` as const

/** A raise as the form carries it: what the player was shown is what the answer is about. */
const sentOf = ({ amount, from }: Raise): string => `${amount ?? 'none'} ${from}`

/** The raises that a form was about; what is no raise is left out. */
function askedIn(sent: PlayerRequest['form']): AskedRaises {
  const asked: Partial<Record<LimitType, Raise>> = {}
  for (const type of limitTypes) {
    const [, amount, from] = /^(none|\d{1,9}) (\d{1,15})$/.exec(sent[fieldOf(type)] ?? '') ?? []
    if (amount !== undefined) asked[type] = { amount: amount === 'none' ? null : Number(amount), from: Number(from) }
  }
  return asked
}

/** The higher limits whose delay is over, and the two answers: nothing changes by itself. */
export function raisedPart(request: PlayerRequest, limits: Limits): Html {
  const { t, desk, path } = request
  const due = raisesDue(limits, desk.now)
  if (due.length === 0) return nothing
  const lines = due.map(({ type, raise }) => {
    const now = limitText(request, limits[type].amount)
    return html`<li>${t(`field.limit_${type}`, { currency: desk.culture.currency })}: ${t('limits.instead', { amount: limitText(request, raise.amount), now })}</li>`
  })
  const shown = due.map(
    ({ type, raise }) => html`<input type="hidden" name="${fieldOf(type)}" value="${sentOf(raise)}">`,
  )
  return html`<section class="care" aria-labelledby="raised"><h2 id="raised">${t('limits.raisedTitle')}</h2><p>${t('limits.raisedText')}</p><ul>${lines}</ul>
${form(
  path('/deposit-limits/confirm/'),
  html`${shown}<button class="button button--quiet" type="submit" name="answer" value="confirm">${t('limits.confirm')}</button>
<button class="button button--quiet" type="submit" name="answer" value="keep">${t('limits.keep')}</button>`,
)}</section>`
}

/**
 * POST /deposit-limits/confirm/: what the player was shown holds, or is dropped; what changed meanwhile, and what still has to
 * wait, stays as it is.
 */
export async function submitRaisedLimits(request: PlayerRequest): Promise<Answer> {
  const { session, desk, form: sent, path } = request
  if (session === null) return { kind: 'redirect', to: path('/login/', { notice: 'ended' }) }
  const { answer } = sent
  const answered =
    answer === 'confirm' || answer === 'keep' ? await answerRaises(desk, session.account.id, answer, askedIn(sent)) : 0
  if (answered === 0) return { kind: 'redirect', to: path('/deposit-limits/') }
  return { kind: 'redirect', to: path('/deposit-limits/', { notice: answer === 'confirm' ? 'confirmed' : 'kept' }) }
}
