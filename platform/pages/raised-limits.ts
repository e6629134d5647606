import { limitTypes } from '../../shared/account/reports.ts'
import { answerRaise, confirmable, keepLimits, type Limits, readLimits } from '../accounts/limits.ts'
import type { Answer } from './answer.ts'
import { form, money } from './form.ts'
import { type Html, html, nothing } from './html.ts'
import type { PlayerRequest } from './player-request.ts'

/** A limit in words: an amount, or that there is none. */
export const limitText = (request: PlayerRequest, amount: number | null): string =>
  amount === null ? request.t('limits.none') : money(request, amount)

/** Whether the player has been asked for a second word and has not given it. */
export const asksForConfirmation = ({ desk }: PlayerRequest, limits: Limits): boolean =>
  limitTypes.some((type) => confirmable(limits[type], desk.now) !== null)

/** The higher limits whose delay is over, and the two answers: nothing changes by itself. */
export function raisedPart(request: PlayerRequest, limits: Limits): Html {
  const { t, desk, path } = request
  if (!asksForConfirmation(request, limits)) return nothing
  const lines = limitTypes.map((type) => {
    const raise = confirmable(limits[type], desk.now)
    if (raise === null) return nothing
    const now = limitText(request, limits[type].amount)
    return html`<li>${t(`field.limit_${type}`, { currency: desk.culture.currency })}: ${t('limits.instead', { amount: limitText(request, raise.amount), now })}</li>`
  })
  return html`<section class="care" aria-labelledby="raised"><h2 id="raised">${t('limits.raisedTitle')}</h2><p>${t('limits.raisedText')}</p><ul>${lines}</ul>
${form(
  path('/deposit-limits/confirm/'),
  html`<button class="button button--quiet" type="submit" name="answer" value="confirm">${t('limits.confirm')}</button>
<button class="button button--quiet" type="submit" name="answer" value="keep">${t('limits.keep')}</button>`,
)}</section>`
}

/** POST /deposit-limits/confirm/: what may be confirmed holds, or is dropped; what still has to wait goes on waiting. */
export async function submitRaisedLimits(request: PlayerRequest): Promise<Answer> {
  const { session, desk, form: sent, path } = request
  if (session === null) return { kind: 'redirect', to: path('/login/', { notice: 'ended' }) }
  const { answer } = sent
  if (answer !== 'confirm' && answer !== 'keep') return { kind: 'redirect', to: path('/deposit-limits/') }
  const limits = await readLimits(desk, session.account.id, desk.rules.protection)
  await keepLimits(desk, session.account.id, {
    daily: answerRaise(limits.daily, answer, desk.now),
    weekly: answerRaise(limits.weekly, answer, desk.now),
    monthly: answerRaise(limits.monthly, answer, desk.now),
  })
  return { kind: 'redirect', to: path('/deposit-limits/', { notice: answer === 'confirm' ? 'confirmed' : 'kept' }) }
}
