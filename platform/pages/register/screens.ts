import type { StepKey } from '../../../shared/account/registration-sheet.ts'
import { dayWriter } from '../../../shared/i18n/format.ts'
import { bankPerson } from '../../registration/demo-bank.ts'
import type { Draft } from '../../registration/drafts.ts'
import { askedIn, type Faults, type Form, type Screen } from '../../registration/steps.ts'
import type { Answer } from '../answer.ts'
import { drawFields, faultLines } from '../fields.ts'
import { faultSummary, form, submit, textControl } from '../form.ts'
import { type Html, html, nothing } from '../html.ts'
import type { PlayerRequest } from '../player-request.ts'
import { screenPage, standardLimits } from './registering.ts'

interface Shown {
  /** What was typed or answered before. */
  readonly values: Form
  readonly faults: Faults
  readonly above?: Html
}

/** What stands above the fields of a step. */
function introOf({ t, desk }: PlayerRequest, step: StepKey): Html {
  if (step === 'identity') return html`<p>${t('register.identityText')}</p>`
  if (step !== 'limits') return nothing
  const { required } = desk.rules.protection.depositLimits
  return html`<p>${t('hint.limits')}${required.length === 0 ? ` ${t('hint.limitsOptional')}` : ''}</p>`
}

const submitText = (step: StepKey, isLast: boolean) => {
  if (step === 'identity') return 'register.identitySubmit'
  return isLast ? 'register.submit' : 'common.continue'
}

/** A step of the sheet: its fields with what is wrong in them. */
export function stepScreen(request: PlayerRequest, step: StepKey, { values, faults, above }: Shown): Answer {
  const { t, path, desk } = request
  const sheet = desk.rules.registration
  const filled = step === 'limits' ? { ...standardLimits(request), ...values } : values
  const isLast = sheet.steps.at(-1)?.key === step
  return screenPage(request, step, {
    above: html`${above ?? nothing}${faultSummary(request, faultLines(request, faults))}${introOf(request, step)}`,
    body: form(
      path('/register/', { step }),
      html`${drawFields(request, askedIn(sheet, step), filled, faults)}${submit(t(submitText(step, isLast)))}`,
    ),
    ...(step === 'account' && {
      below: html`<p>${t('register.haveAccount')} <a href="${path('/login/')}">${t('login.submit')}</a></p>`,
    }),
  })
}

/** The code of a mail is typed here. */
export function verifyScreen(
  request: PlayerRequest,
  draft: Draft,
  { message, above }: { readonly message: string | null; readonly above?: Html },
): Answer {
  const { t, path } = request
  const label = t('register.code')
  const summary = message === null ? nothing : faultSummary(request, [{ id: 'code', label, message }])
  const action = path('/register/', { step: 'verify' })
  return screenPage(request, 'verify', {
    above: html`${above ?? nothing}${summary}<p>${t('register.verifyText', { email: draft.answers.email ?? '' })}</p>`,
    body: form(
      action,
      html`${textControl(
        request,
        { id: 'code', label, value: '', message, required: true, autocomplete: 'one-time-code', length: 12 },
        { inputMode: 'numeric' },
      )}${submit(t('common.continue'))}`,
    ),
    below: html`<form method="post" action="${action}"><button class="plain-button" type="submit" name="again" value="yes">${t('register.codeAgain')}</button></form>
<a href="${path('/register/', { step: 'account' })}">${t('register.otherEmail')}</a>`,
  })
}

/** The demonstration's bank asks for approval. */
export function approveScreen(request: PlayerRequest, draft: Draft): Answer {
  const { t, path, desk } = request
  const person = bankPerson(draft.answers.personal_id ?? '')
  const date = person === null ? '' : dayWriter(desk.culture.htmlLang, { dateStyle: 'long' })(new Date(person.bornOn))
  const name = person === null ? '' : `${person.fname} ${person.lname}`
  return screenPage(request, 'approve', {
    above: html`<p>${t('register.approveText')}</p><p><strong>${t('register.approveWho', { name, date })}</strong></p>`,
    body: form(
      path('/register/', { step: 'approve' }),
      html`<button class="button" type="submit" name="answer" value="approve">${t('register.approve')}</button>
<button class="button button--quiet" type="submit" name="answer" value="refuse">${t('register.refuse')}</button>`,
    ),
  })
}

/** A screen with what has been answered before. */
export function screenOf(request: PlayerRequest, screen: Screen, draft: Draft, above?: Html): Answer {
  const more = above === undefined ? {} : { above }
  if (screen === 'verify') return verifyScreen(request, draft, { message: null, ...more })
  if (screen === 'approve') return approveScreen(request, draft)
  return stepScreen(request, screen, { values: draft.answers, faults: {}, ...more })
}
