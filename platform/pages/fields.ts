import type { FieldKey, RegistrationSheet, State } from '../../shared/account/registration-sheet.ts'
import { dateFormat } from '../../shared/i18n/format.ts'
import type { Lang } from '../../shared/site/culture.ts'
import type { Fault } from '../registration/checks.ts'
import { countryCodes, employments, fields, genders } from '../registration/fields.ts'
import type { Asked, Faults, Form } from '../registration/steps.ts'
import {
  boxControl,
  choiceControl,
  type FaultLine,
  hintAndFault,
  type Message,
  money,
  optionalMark,
  passwordControl,
  textControl,
} from './form.ts'
import { type Html, html, nothing } from './html.ts'
import type { PlayerRequest } from './player-request.ts'
import { withLinks } from './rich-text.ts'

/** A fault in the visitor's words. */
export function faultText(request: PlayerRequest, { code, values = {} }: Fault): string {
  const amount = typeof values.most === 'number' && code === 'moneyMost' ? money(request, values.most) : ''
  return request.t(`fault.${code}`, { ...values, amount })
}

const offer = /^(accept(?:_bingo)?_promo)_(email|sms|phone|post|web)$/
const offerOf = (
  key: FieldKey,
): { group: 'accept_promo' | 'accept_bingo_promo'; channel: 'email' | 'sms' | 'phone' | 'post' | 'web' } | null => {
  const [, group, channel] = offer.exec(key) ?? []
  if (group !== 'accept_promo' && group !== 'accept_bingo_promo') return null
  switch (channel) {
    case 'email':
    case 'sms':
    case 'phone':
    case 'post':
    case 'web':
      return { group, channel }
    default:
      return null
  }
}

/** A field's label as plain words. */
export function labelOf({ t, desk }: PlayerRequest, key: FieldKey): string {
  const of = offerOf(key)
  if (of !== null) return t(`field.${of.channel}_channel`)
  // Every key that is no channel of offers has a label of its own; links in it are for the page.
  return t(`field.${key as Exclude<FieldKey, `accept_${string}`>}`, { currency: desk.culture.currency }).replace(
    /<\/?\w+>/g,
    '',
  )
}

function hintOf({ t, desk }: PlayerRequest, key: FieldKey): string | undefined {
  const { registration } = desk.rules
  switch (key) {
    case 'password':
    case 'birth_name':
      return t(`hint.${key}`)
    case 'mobile':
      return t('hint.mobile', { example: registration.phone.example })
    case 'postcode':
      return t('hint.postcode', { example: registration.postcode.example })
    case 'personal_id':
      return registration.personalId === null ? undefined : t(`hint.personal_id_${registration.personalId}`)
    default:
      return undefined
  }
}

const stateName = ({ name }: State, lang: Lang): string =>
  typeof name === 'string' ? name : (name[lang] ?? name.en ?? '')

interface Choice {
  readonly value: string
  readonly text: string
}

/** Countries in the order of their names in the visitor's language. */
function countryChoices(request: PlayerRequest, codes: readonly string[]): readonly Choice[] {
  const { htmlLang } = request.desk.culture
  const names = new Intl.DisplayNames(htmlLang, { type: 'region' })
  const order = new Intl.Collator(htmlLang)
  return codes.map((value) => ({ value, text: names.of(value) ?? value })).sort((a, b) => order.compare(a.text, b.text))
}

function choicesOf(request: PlayerRequest, key: FieldKey, sheet: RegistrationSheet): readonly Choice[] {
  const { t, desk } = request
  switch (key) {
    case 'gender':
      return genders.map((value) => ({ value, text: t(`gender.${value}`) }))
    case 'employment_status_id':
      return employments.map((value) => ({ value, text: t(`employment.${value}`) }))
    case 'state':
      return sheet.states.map((state) => ({ value: state.code, text: stateName(state, desk.culture.lang) }))
    default:
      return countryChoices(request, key === 'country' ? sheet.countries : countryCodes)
  }
}

const dateParts = ['day', 'month', 'year'] as const

/** Day, month and year in the order of the culture, each a field of its own: nothing to pick, nothing to guess. */
function dateControl(request: PlayerRequest, { key, required }: Asked, value: string, message: Message): Html {
  const { t, desk } = request
  const written = dateFormat(desk.culture.htmlLang)
    .formatToParts(new Date(0))
    .map(({ type }) => type)
  const order = [...dateParts].sort((a, b) => written.indexOf(a) - written.indexOf(b))
  const [year = '', month = '', day = ''] = value.split('-')
  const values = { year, month, day }
  const described = message === null ? nothing : html` aria-describedby="${key}-fault"`
  return html`<fieldset class="field${message === null ? '' : ' field--fault'}" id="${key}" tabindex="-1"${described}><legend>${labelOf(request, key)}${required ? nothing : optionalMark(request)}</legend>${hintAndFault({ id: key, message })}<div class="date">${order.map(
    (part) =>
      html`<div class="field"><label for="${key}_${part}">${t(`field.${part}`)}</label><input id="${key}_${part}" name="${key}_${part}" inputmode="numeric" maxlength="${part === 'year' ? 4 : 2}" autocomplete="bday-${part}" value="${values[part]}"${required ? html` required` : nothing}${message === null ? nothing : html` aria-invalid="true"`}></div>`,
  )}</div></fieldset>`
}

/** Where links in a consent's words lead. */
const linksOf = ({ siteHref }: PlayerRequest) => ({ terms: siteHref('terms'), privacy: siteHref('privacy') })

function drawField(request: PlayerRequest, asked: Asked, value: string, message: Message): Html {
  const { key, required } = asked
  const { kind, autocomplete, length } = fields[key]
  const hint = hintOf(request, key)
  const control = {
    id: key,
    label: labelOf(request, key),
    value,
    message,
    required,
    autocomplete,
    length,
    ...(hint !== undefined && { hint }),
  }
  const sheet = request.desk.rules.registration
  switch (kind) {
    case 'password':
      return passwordControl(request, control)
    case 'date':
      return dateControl(request, asked, value, message)
    case 'choice':
      return choiceControl(request, control, choicesOf(request, key, sheet))
    case 'state':
      return sheet.states.length > 0
        ? choiceControl(request, control, choicesOf(request, key, sheet))
        : textControl(request, control)
    case 'consent': {
      const of = offerOf(key)
      const label = of === null ? withLinks(rawLabel(request, key), linksOf(request)) : control.label
      return boxControl({ ...control, label })
    }
    case 'email':
      return textControl(request, control, { type: 'email', inputMode: 'email' })
    case 'phone':
      return textControl(request, control, { type: 'tel', inputMode: 'tel' })
    case 'money':
      return textControl(request, control, { inputMode: 'numeric' })
    case 'number':
      return textControl(request, control, sheet.personalId === 'se' ? { inputMode: 'numeric' } : {})
    default:
      return textControl(request, control)
  }
}

const rawLabel = ({ t }: PlayerRequest, key: FieldKey): string => t(`field.${key as 'terms_accepted'}`)

/** The fields of a step with what was answered or typed; channels of offers stand together under their question. */
export function drawFields(request: PlayerRequest, asked: readonly Asked[], values: Form, faults: Faults): Html {
  const { t } = request
  const draw = (one: Asked): Html => {
    const fault = faults[one.key]
    return drawField(request, one, values[one.key] ?? '', fault === undefined ? null : faultText(request, fault))
  }
  const groupsOf = (group: 'accept_promo' | 'accept_bingo_promo'): Html => {
    const own = asked.filter(({ key }) => offerOf(key)?.group === group)
    if (own.length === 0) return nothing
    return html`<fieldset aria-describedby="${group}-hint"><legend>${t(`field.${group}`)}</legend><p class="field__hint" id="${group}-hint">${t('hint.offers')}</p>${own.map(draw)}</fieldset>`
  }
  return html`${asked.filter(({ key }) => offerOf(key) === null).map(draw)}${groupsOf('accept_promo')}${groupsOf('accept_bingo_promo')}`
}

/** The lines of the summary: a date's leads to its first part. */
export const faultLines = (request: PlayerRequest, faults: Faults): readonly FaultLine[] =>
  Object.entries(faults).map(([key, fault]) => ({
    id: key,
    label: labelOf(request, key as FieldKey),
    message: faultText(request, fault),
  }))
