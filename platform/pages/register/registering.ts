import type { FieldKey } from '../../../shared/account/registration-sheet.ts'
import type { LimitType } from '../../../shared/account/reports.ts'
import type { ActiveWidget } from '../../../shared/account/widget-messages.ts'
import type { CheckContext } from '../../registration/checks.ts'
import { type Draft, readDraft } from '../../registration/drafts.ts'
import { type Progress, type Screen, screensOf, stepOf } from '../../registration/steps.ts'
import type { Answer } from '../answer.ts'
import { readCookie } from '../cookies.ts'
import { type Html, html, nothing } from '../html.ts'
import { helpLine } from '../layout.ts'
import type { PlayerRequest } from '../player-request.ts'
import { playsByBank } from '../way-in.ts'

/** The registration of this browser, or null. One that has become an account is none any more. */
export async function draftOf({ cookie, config, desk }: PlayerRequest): Promise<Draft | null> {
  const key = readCookie(cookie, 'registration', config.ENVIRONMENT)
  return key === null ? null : readDraft(desk, desk.brand.id, key)
}

export const progressOf = (draft: Draft): Progress => ({
  hasAccount: draft.email !== null || draft.identity_hash !== null,
  verified: draft.verified === 1,
  answers: draft.answers,
})

const limitTypesByField = {
  limit_daily: 'daily',
  limit_weekly: 'weekly',
  limit_monthly: 'monthly',
} as const satisfies Partial<Record<FieldKey, LimitType>>

/** What checking a step of this market needs. */
export function checkContextOf({ desk }: PlayerRequest, email: string): CheckContext {
  const { registration, protection } = desk.rules
  return {
    sheet: registration,
    minimumAge: desk.market.age.minimum,
    mostMoney: Object.fromEntries(
      Object.entries(limitTypesByField).flatMap(([field, type]) => {
        const most = protection.depositLimits.most[type]
        return most === undefined ? [] : [[field, most]]
      }),
    ),
    today: new Date(desk.now).toISOString().slice(0, 10),
    email,
  }
}

/** Limits that hold in any case are there before the player chooses. */
export function standardLimits({ desk }: PlayerRequest): Record<string, string> {
  const { standard } = desk.rules.protection.depositLimits
  return Object.fromEntries(
    Object.entries(limitTypesByField).flatMap(([field, type]) =>
      standard[type] === undefined ? [] : [[field, String(standard[type])]],
    ),
  )
}

export const activeOf = (request: PlayerRequest): ActiveWidget => (playsByBank(request) ? 'pay-n-play' : 'registration')

const titleKey = (request: PlayerRequest, screen: Screen) =>
  screen === 'person' && playsByBank(request) ? 'contact' : screen

/** Help with gambling, on every screen on which a player gives something (domain 1: AGCO 2.09). */
function care(request: PlayerRequest): Html {
  const { t } = request
  return html`<aside class="care" aria-labelledby="care"><h2 id="care">${t('register.helplineTitle')}</h2><p>${t('register.helpline')} ${helpLine(request)}</p></aside>`
}

/** A screen of the registration: where one is, its heading, its form, and the way back. */
export function screenPage(
  request: PlayerRequest,
  screen: Screen,
  page: { readonly above?: Html; readonly body: Html; readonly below?: Html },
): Answer {
  const { t, path, desk } = request
  const sheet = desk.rules.registration
  const screens = screensOf(sheet)
  const at = screens.indexOf(screen)
  const title = t(`register.steps.${titleKey(request, screen)}`)
  // There is no way back behind what has been proved: another e-mail is another registration.
  const before = screens[at - 1]
  const back =
    before === undefined || before === 'verify' || before === 'approve' || before === 'account' ? null : before
  return {
    kind: 'page',
    title,
    active: activeOf(request),
    main: html`<p class="steps">${t('common.step', { step: stepOf(sheet, screen), steps: sheet.steps.length })}</p><h1 tabindex="-1">${title}</h1>${page.above ?? nothing}${page.body}
<div class="links">${back === null ? nothing : html`<a href="${path('/register/', { step: back })}">${t('common.back')}</a>`}${page.below ?? nothing}</div>${care(request)}`,
  }
}
