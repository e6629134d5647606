import { z } from 'zod'
import { type LimitType, limitTypes } from '../../shared/account/reports.ts'
import {
  changeLimit,
  confirmable,
  depositedIn,
  keepLimits,
  type Limit,
  type Limits,
  readLimits,
} from '../accounts/limits.ts'
import type { Session } from '../accounts/sessions.ts'
import { checkField, type Fault } from '../registration/checks.ts'
import type { Faults } from '../registration/steps.ts'
import type { Answer } from './answer.ts'
import { faultLines, faultText } from './fields.ts'
import { faultSummary, form, money, notice, shortDateTime, submit, textControl } from './form.ts'
import { html, nothing } from './html.ts'
import type { PlayerRequest } from './player-request.ts'
import { limitText, raisedPart } from './raised-limits.ts'
import { checkContextOf } from './register/registering.ts'

const fieldOf = (type: LimitType) => `limit_${type}` as const

/** What holds now, and what may be confirmed from when. */
function hintOf(request: PlayerRequest, limit: Limit): string {
  const { t, desk } = request
  const { amount, later } = limit
  const now = t('limits.now', { amount: limitText(request, amount) })
  if (later === null || confirmable(limit, desk.now) !== null) return now
  const date = shortDateTime(desk.culture.htmlLang, later.from)
  return `${now}. ${t('limits.later', { date, amount: limitText(request, later.amount) })}`
}

/** From so many hours on, a wait that is whole days is said in days. */
const saidInDaysFrom = 96

/** When a changed limit begins to hold. */
const rulesText = ({ t }: PlayerRequest, raiseAfterHours: number): string =>
  raiseAfterHours >= saidInDaysFrom && raiseAfterHours % 24 === 0
    ? t('limits.rulesInDays', { count: raiseAfterHours / 24 })
    : t('limits.rules', { count: raiseAfterHours })

async function limitsPage(
  request: PlayerRequest,
  { account }: Session,
  limits: Limits,
  typed: { readonly values?: Readonly<Record<string, string>>; readonly faults?: Faults } = {},
): Promise<Answer> {
  const { t, desk, path, url, embedded } = request
  const { required, raiseAfterHours } = desk.rules.protection.depositLimits
  const sums = await depositedIn(desk, account.id)
  const faults = typed.faults ?? {}
  const done = z.enum(['saved', 'confirmed', 'kept']).safeParse(url.searchParams.get('notice')).data
  const controls = limitTypes.map((type) => {
    const fault = faults[fieldOf(type)]
    const { amount, later } = limits[type]
    return textControl(
      request,
      {
        id: fieldOf(type),
        label: t(`field.${fieldOf(type)}`, { currency: desk.culture.currency }),
        // What waits is filled in, so that saving another limit says it again and does not drop it.
        value: typed.values?.[fieldOf(type)] ?? String((later === null ? amount : later.amount) ?? ''),
        hint: hintOf(request, limits[type]),
        message: fault === undefined ? null : faultText(request, fault),
        required: required.includes(type),
        autocomplete: 'off',
        length: 9,
      },
      { inputMode: 'numeric' },
    )
  })
  return {
    kind: 'page',
    title: t('limits.title'),
    active: 'deposit-limits',
    main: html`<h1 tabindex="-1">${t('limits.title')}</h1>${done === undefined ? nothing : notice('good', t(`limits.${done}`))}${faultSummary(request, faultLines(request, faults))}${raisedPart(request, limits)}
<p>${rulesText(request, raiseAfterHours)}</p>${form(path('/deposit-limits/'), html`${controls}${submit(t('limits.submit'))}`)}
<p class="aside">${t('limits.spent', { day: money(request, sums.daily), week: money(request, sums.weekly), month: money(request, sums.monthly) })}</p>
${embedded ? nothing : html`<div class="links"><a href="${path('/lobby/')}">${t('lobby.title')}</a></div>`}`,
  }
}

/** Limits belong to a player: who is not logged in does that first. */
const toLogin = (request: PlayerRequest): Answer => ({ kind: 'redirect', to: request.path('/login/') })

/** GET /deposit-limits/ */
export async function showLimits(request: PlayerRequest): Promise<Answer> {
  const { session, desk } = request
  if (session === null) return toLogin(request)
  return limitsPage(request, session, await readLimits(desk, session.account.id, desk.rules.protection))
}

/** POST /deposit-limits/ */
export async function submitLimits(request: PlayerRequest): Promise<Answer> {
  const { session, desk, form: sent, path } = request
  if (session === null) return { kind: 'redirect', to: path('/login/', { notice: 'ended' }) }
  const { protection } = desk.rules
  const { required, raiseAfterHours } = protection.depositLimits
  const limits = await readLimits(desk, session.account.id, protection)
  const context = checkContextOf(request, '')
  const faults: Partial<Record<`limit_${LimitType}`, Fault>> = {}
  const wanted: Partial<Record<LimitType, number | null>> = {}
  for (const type of limitTypes) {
    const checked = checkField(fieldOf(type), required.includes(type), sent[fieldOf(type)] ?? '', context)
    if ('fault' in checked) faults[fieldOf(type)] = checked.fault
    else wanted[type] = checked.value === '' ? null : Number(checked.value)
  }
  for (const [lower, higher] of [
    ['daily', 'weekly'],
    ['daily', 'monthly'],
    ['weekly', 'monthly'],
  ] as const) {
    const [less, more] = [wanted[lower], wanted[higher]]
    if (typeof less === 'number' && typeof more === 'number' && less > more)
      faults[fieldOf(higher)] = { code: 'limitOrder' }
  }
  if (Object.keys(faults).length > 0) return limitsPage(request, session, limits, { values: sent, faults })
  const changed = (type: LimitType): Limit => changeLimit(limits[type], wanted[type] ?? null, raiseAfterHours, desk.now)
  await keepLimits(desk, session.account.id, {
    daily: changed('daily'),
    weekly: changed('weekly'),
    monthly: changed('monthly'),
  })
  return { kind: 'redirect', to: path('/deposit-limits/', { notice: 'saved' }) }
}
