import { z } from 'zod'
import type { FieldKey, RegistrationSheet } from '../../shared/account/registration-sheet.ts'
import { commonPasswords } from './common-passwords.ts'
import { countryCodes, employments, fields, genders } from './fields.ts'
import { nationalNumber } from './national-number.ts'

/** Why a value cannot be taken; each code is a text of the catalogue under `fault`. */
export const faultCodes = [
  'required',
  'ticked',
  'email',
  'passwordShort',
  'passwordLong',
  'passwordCommon',
  'passwordPersonal',
  'name',
  'text',
  'choice',
  'dateIncomplete',
  'dateImpossible',
  'tooYoung',
  'personalId',
  'phone',
  'postcode',
  'money',
  'moneyMost',
  'limitOrder',
] as const
export interface Fault {
  readonly code: (typeof faultCodes)[number]
  /** Values for the text's places. */
  readonly values?: Readonly<Record<string, string | number>>
}

export type Checked = { readonly value: string } | { readonly fault: Fault }

/** What checking a field needs to know besides what was typed. */
export interface CheckContext {
  readonly sheet: RegistrationSheet
  readonly minimumAge: number
  /** The most that a deposit limit may be, by field. */
  readonly mostMoney: Partial<Readonly<Record<FieldKey, number>>>
  /** ISO date of today. */
  readonly today: string
  /** The e-mail that goes with a password. */
  readonly email: string
}

const fault = (code: Fault['code'], values?: Fault['values']): Checked => ({
  fault: { code, ...(values && { values }) },
})
const value = (text: string): Checked => ({ value: text })

/** Fewest and most characters of a password. */
export const passwordLength = { least: 10, most: 128 } as const

/** A password that is long, on no list of common ones, and not the e-mail's own name. */
export function checkPassword(password: string, email: string): Checked {
  const length = [...password].length
  if (length < passwordLength.least) return fault('passwordShort', { least: passwordLength.least })
  if (length > passwordLength.most) return fault('passwordLong', { most: passwordLength.most })
  const plain = password.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  if (commonPasswords.has(plain) || new Set(plain).size <= 2) return fault('passwordCommon')
  const [own = ''] = email.toLowerCase().split('@')
  if (own.length >= 4 && plain.replace(/\d+$/, '') === own.replace(/[^\p{L}\p{N}]/gu, '').replace(/\d+$/, ''))
    return fault('passwordPersonal')
  return value(password)
}

const emailSchema = z.email().max(254)

/** Letters of any script with marks, and what names are joined by. */
const namePattern = /^(?=.*\p{L})[\p{L}\p{M}'’.\- ]+$/u

/** Years that no living person's birth lies behind. */
const oldestYears = 120

/** An ISO date of day, month and year as they were typed, or the fault in them. */
function checkDate(text: string, { today, minimumAge }: CheckContext): Checked {
  const [year = '', month = '', day = ''] = text.split('-')
  if ([year, month, day].some((part) => part === '')) return fault('dateIncomplete')
  const iso = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  const real = /^\d{4}-\d{2}-\d{2}$/.test(iso) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
  if (!real || iso > today || Number(iso.slice(0, 4)) < Number(today.slice(0, 4)) - oldestYears)
    return fault('dateImpossible')
  return ageOn(iso, today) < minimumAge ? fault('tooYoung', { age: minimumAge }) : value(iso)
}

/** Whole years between two ISO dates. */
export const ageOn = (bornOn: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(bornOn.slice(0, 4)) - (today.slice(5) < bornOn.slice(5) ? 1 : 0)

/** A number as it is dialled from abroad, e.g. +447700900123. */
function checkPhone(text: string, { sheet }: CheckContext): Checked {
  const dialled = text.replace(/[\s().\-/]/g, '').replace(/^00/, '+')
  const whole = dialled.startsWith('+') ? dialled : `${sheet.phone.callingCode}${dialled.replace(/^0/, '')}`
  return /^\+[1-9]\d{7,14}$/.test(whole) ? value(whole) : fault('phone', { example: sheet.phone.example })
}

function checkPostcode(text: string, { sheet }: CheckContext): Checked {
  const code = text.toUpperCase()
  return sheet.postcode.pattern.test(code) ? value(code) : fault('postcode', { example: sheet.postcode.example })
}

function checkPersonalId(text: string, { sheet, today, minimumAge }: CheckContext): Checked {
  const number = sheet.personalId === null ? null : nationalNumber(sheet.personalId, text)
  if (number === null) return fault('personalId')
  if (number.bornOn !== null && ageOn(number.bornOn, today) < minimumAge) return fault('tooYoung', { age: minimumAge })
  return value(number.value)
}

/** A whole amount of the market's currency, at least 1. */
function checkMoney(key: FieldKey, text: string, { mostMoney }: CheckContext): Checked {
  const digits = text.replace(/[\s\u00a0\u202f]/g, '')
  if (!/^[1-9]\d{0,6}$/.test(digits)) return fault('money')
  const most = mostMoney[key]
  return most !== undefined && Number(digits) > most ? fault('moneyMost', { most }) : value(digits)
}

const choicesOf = (key: FieldKey, { countries }: RegistrationSheet): readonly string[] => {
  if (key === 'gender') return genders
  if (key === 'employment_status_id') return employments
  return key === 'country' ? countries : countryCodes
}

const oneOf = (choices: readonly string[], text: string): Checked =>
  choices.includes(text) ? value(text) : fault('choice')

/** Checks one field that was filled in. Values come back as they are stored. */
function checkFilled(key: FieldKey, typed: string, context: CheckContext): Checked {
  const { kind, length } = fields[key]
  const text = typed.trim().replace(/\s+/g, ' ')
  switch (kind) {
    case 'password':
      return checkPassword(typed, context.email)
    case 'date':
      return checkDate(typed, context)
    case 'phone':
      return checkPhone(text, context)
    case 'postcode':
      return checkPostcode(text, context)
    case 'number':
      return checkPersonalId(text, context)
    case 'money':
      return checkMoney(key, text, context)
    case 'choice':
      return oneOf(choicesOf(key, context.sheet), text)
    case 'consent':
      return text === 'yes' ? value('yes') : fault('choice')
    case 'email':
      return emailSchema.safeParse(text).success ? value(text) : fault('email')
    case 'name':
      return text.length <= length && namePattern.test(text) ? value(text) : fault('name')
    case 'state': {
      const { states } = context.sheet
      if (states.length > 0)
        return oneOf(
          states.map(({ code }) => code),
          text,
        )
      return text.length <= length ? value(text) : fault('text')
    }
    case 'text':
      return text.length <= length && /[\p{L}\p{N}]/u.test(text) ? value(text) : fault('text')
  }
}

/** Checks a field as a step asks for it. An empty optional one is the empty value. */
export function checkField(key: FieldKey, required: boolean, typed: string, context: CheckContext): Checked {
  const empty = fields[key].kind === 'date' ? /^-*$/.test(typed) : typed.trim() === ''
  if (!empty) return checkFilled(key, typed, context)
  if (!required) return value('')
  return fault(fields[key].kind === 'consent' ? 'ticked' : 'required')
}
