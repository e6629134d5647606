import type { Failure } from '../../shared/account/reports.ts'
import { dayWriter } from '../../shared/i18n/format.ts'
import { type Html, html, nothing } from './html.ts'
import type { PlayerRequest } from './player-request.ts'

/** A control's fault in words, or null. */
export type Message = string | null

/** One line of the summary above a form: the control it is about, and what to do. */
export interface FaultLine {
  readonly id: string
  readonly label: string
  readonly message: string
}

/** What is wrong, at the top of the form and with the focus; each line leads to its control. */
export function faultSummary({ t }: PlayerRequest, faults: readonly FaultLine[]): Html {
  if (faults.length === 0) return nothing
  return html`<div class="notice notice--fault" role="alert" tabindex="-1" data-focus><p><strong>${t('common.faults')}</strong></p>
<ul>${faults.map(({ id, label, message }) => html`<li><a href="#${id}">${t('common.faultLine', { label, message })}</a></li>`)}</ul></div>`
}

/** A message of its own above a form. */
export const notice = (kind: 'fault' | 'good', text: Html | string): Html =>
  html`<div class="notice notice--${kind}" role="${kind === 'fault' ? 'alert' : 'status'}" tabindex="-1" data-focus><p>${text}</p></div>`

/** A failed login or registration in words. */
export function failureText({ t, desk }: PlayerRequest, failure: Failure): string {
  const until = failure.parameters.until
  return t(`failure.${failure.code}`, {
    brand: desk.brand.name,
    until: until === undefined ? '' : shortDateTime(desk.culture.htmlLang, Date.parse(until)),
  })
}

/** A time as the culture writes it, in UTC and saying so. */
export const shortDateTime = (htmlLang: string, ms: number): string =>
  dayWriter(htmlLang, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })(new Date(ms))

/** An amount of the culture's own currency. */
export const money = ({ desk: { culture } }: PlayerRequest, amount: number): string =>
  new Intl.NumberFormat(culture.htmlLang, {
    style: 'currency',
    currency: culture.currency,
    maximumFractionDigits: 0,
  }).format(amount)

interface Control {
  readonly id: string
  readonly label: string
  readonly value?: string
  readonly hint?: string
  readonly message: Message
  readonly required: boolean
  readonly autocomplete: string
  readonly length: number
}

const describedBy = ({ id, hint, message }: Pick<Control, 'id' | 'hint' | 'message'>): Html => {
  const ids = [...(hint === undefined ? [] : [`${id}-hint`]), ...(message === null ? [] : [`${id}-fault`])]
  return ids.length === 0 ? nothing : html` aria-describedby="${ids.join(' ')}"`
}

/** Label, hint and fault around a control. */
export const labelled = (
  request: PlayerRequest,
  control: Omit<Control, 'autocomplete' | 'length'>,
  input: Html,
): Html =>
  html`<div class="field${control.message === null ? '' : ' field--fault'}"><label for="${control.id}">${control.label}${control.required ? nothing : optionalMark(request)}</label>
${hintAndFault(control)}${input}</div>`

export const optionalMark = ({ t }: PlayerRequest): Html =>
  html` <span class="field__optional">(${t('common.optional')})</span>`

export const hintAndFault = ({ id, hint, message }: Pick<Control, 'id' | 'hint' | 'message'>): Html =>
  html`${hint === undefined ? nothing : html`<p class="field__hint" id="${id}-hint">${hint}</p>`}${
    message === null ? nothing : html`<p class="field__fault" id="${id}-fault">${message}</p>`
  }`

/** The attributes that every control shares. */
export const attributes = (control: Omit<Control, 'label'>): Html =>
  html` id="${control.id}" name="${control.id}"${control.required ? html` required` : nothing}${
    control.message === null ? nothing : html` aria-invalid="true"`
  }${describedBy(control)} autocomplete="${control.autocomplete}"`

/** A line of text. */
export const textControl = (
  request: PlayerRequest,
  control: Control,
  more: { readonly type?: 'text' | 'email' | 'tel'; readonly inputMode?: 'text' | 'numeric' | 'email' | 'tel' } = {},
): Html =>
  labelled(
    request,
    control,
    html`<input type="${more.type ?? 'text'}"${attributes(control)} value="${control.value ?? ''}" maxlength="${control.length}"${
      more.inputMode === undefined ? nothing : html` inputmode="${more.inputMode}"`
    }${more.type === 'email' || control.autocomplete === 'username' ? html` autocapitalize="none" spellcheck="false"` : nothing}>`,
  )

/** A password, never sent back by the server, with a button that shows it where script runs. */
export const passwordControl = (request: PlayerRequest, control: Omit<Control, 'value'>): Html => {
  const { t } = request
  return labelled(
    request,
    control,
    html`<span class="password"><input type="password"${attributes(control)} maxlength="${control.length}" autocapitalize="none" spellcheck="false"><button type="button" class="password__show needs-script" aria-controls="${control.id}" aria-pressed="false" aria-label="${t('common.showPassword')}" data-show="${t('common.show')}" data-hide="${t('common.hide')}">${t('common.show')}</button></span>`,
  )
}

/** A choice out of a list; the first entry asks for one. */
export const choiceControl = (
  request: PlayerRequest,
  control: Control,
  choices: readonly { readonly value: string; readonly text: string }[],
): Html =>
  labelled(
    request,
    control,
    html`<select${attributes(control)}><option value="">${request.t('common.choose')}</option>${choices.map(
      ({ value, text }) =>
        html`<option value="${value}"${value === control.value ? html` selected` : nothing}>${text}</option>`,
    )}</select>`,
  )

/** A box to tick. */
export const boxControl = (
  control: Omit<Control, 'label' | 'autocomplete' | 'length'> & { readonly label: Html | string },
): Html =>
  html`<div class="box${control.message === null ? '' : ' field--fault'}">${hintAndFault(control)}<input type="checkbox" id="${control.id}" name="${control.id}" value="yes"${
    control.required ? html` required` : nothing
  }${control.message === null ? nothing : html` aria-invalid="true"`}${describedBy(control)}${control.value === 'yes' ? html` checked` : nothing}><label for="${control.id}">${control.label}</label></div>`

/** A form that this platform takes. Browsers' own bubbles are off: the faults stand beside their fields, in words. */
export const form = (action: string, body: Html): Html =>
  html`<form method="post" action="${action}" novalidate>${body}</form>`

export const submit = (label: string): Html => html`<button class="button" type="submit">${label}</button>`
