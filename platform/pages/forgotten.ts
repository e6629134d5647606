import { askForReset, readReset, resetPassword } from '../accounts/reset.ts'
import { checkField, checkPassword } from '../registration/checks.ts'
import { fields } from '../registration/fields.ts'
import type { Answer } from './answer.ts'
import { faultText } from './fields.ts'
import { faultSummary, form, type Message, notice, passwordControl, submit, textControl } from './form.ts'
import { type Html, html, nothing } from './html.ts'
import { failureAt } from './place.ts'
import type { PlayerRequest } from './player-request.ts'

const active = 'forgot-password'

function askForm(request: PlayerRequest, email: string, message: Message, above: Html = nothing): Answer {
  const { t, path } = request
  const label = t('field.email')
  const summary = message === null ? nothing : faultSummary(request, [{ id: 'email', label, message }])
  return {
    kind: 'page',
    title: t('forgotten.title'),
    active,
    main: html`<h1 tabindex="-1">${t('forgotten.title')}</h1>${above}${summary}<p>${t('forgotten.text')}</p>${form(
      path('/forgot-password/'),
      html`${textControl(
        request,
        {
          id: 'email',
          label,
          value: email,
          message,
          required: true,
          autocomplete: 'email',
          length: fields.email.length,
        },
        { type: 'email', inputMode: 'email' },
      )}${submit(t('forgotten.submit'))}`,
    )}<div class="links"><a href="${path('/login/')}">${t('forgotten.backToLogin')}</a></div>`,
  }
}

/** GET /forgot-password/ */
export async function showForgotten(request: PlayerRequest): Promise<Answer> {
  return askForm(request, '', null)
}

/** POST /forgot-password/: the same page for a known and an unknown address; the mail tells. */
export async function submitForgotten(request: PlayerRequest): Promise<Answer> {
  const place = failureAt(request, 'login')
  if (place !== null) return place
  const { t, desk, path, form: sent } = request
  const typed = sent.email ?? ''
  const checked = checkField('email', true, typed, {
    sheet: desk.rules.registration,
    minimumAge: desk.market.age.minimum,
    mostMoney: {},
    today: new Date(desk.now).toISOString().slice(0, 10),
    email: typed,
  })
  if ('fault' in checked) return askForm(request, typed, faultText(request, checked.fault))
  if (!(await askForReset(desk, checked.value)))
    return askForm(request, typed, null, notice('fault', t('failure.tooManyMails')))
  return {
    kind: 'page',
    title: t('forgotten.sentTitle'),
    active,
    main: html`<h1 tabindex="-1">${t('forgotten.sentTitle')}</h1><p role="status">${t('forgotten.sentText', { email: checked.value })}</p>
<div class="links"><a href="${path('/login/')}">${t('forgotten.backToLogin')}</a></div>`,
  }
}

function gone({ t, path }: PlayerRequest): Answer {
  return {
    kind: 'page',
    title: t('reset.goneTitle'),
    active,
    main: html`<h1 tabindex="-1">${t('reset.goneTitle')}</h1><p>${t('reset.goneText')}</p><p><a class="button" href="${path('/forgot-password/')}">${t('reset.again')}</a></p>`,
  }
}

function resetForm(request: PlayerRequest, key: string, message: Message): Answer {
  const { t, path } = request
  const label = t('reset.password')
  const summary = message === null ? nothing : faultSummary(request, [{ id: 'password', label, message }])
  return {
    kind: 'page',
    title: t('reset.title'),
    active,
    main: html`<h1 tabindex="-1">${t('reset.title')}</h1>${summary}${form(
      path('/reset-password/', { key }),
      html`${passwordControl(request, { id: 'password', label, hint: t('hint.password'), message, required: true, autocomplete: 'new-password', length: fields.password.length })}${submit(t('reset.submit'))}`,
    )}`,
  }
}

/** GET /reset-password/?key= : the page that a mail's link opens. */
export async function showReset(request: PlayerRequest): Promise<Answer> {
  const key = request.url.searchParams.get('key') ?? ''
  return (await readReset(request.desk, key)) === null ? gone(request) : resetForm(request, key, null)
}

/** POST /reset-password/?key= */
export async function submitReset(request: PlayerRequest): Promise<Answer> {
  const key = request.url.searchParams.get('key') ?? ''
  const reset = await readReset(request.desk, key)
  if (reset === null) return gone(request)
  const checked = checkPassword(request.form.password ?? '', reset.email)
  if ('fault' in checked) return resetForm(request, key, faultText(request, checked.fault))
  await resetPassword(request.desk, reset, checked.value)
  return { kind: 'redirect', to: request.path('/login/', { notice: 'changed' }) }
}
