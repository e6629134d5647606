import type { FieldKey, RegistrationSheet, StepKey } from '../../shared/account/registration-sheet.ts'
import type { LimitType } from '../../shared/account/reports.ts'
import type { Answers } from '../accounts/account.ts'
import { type CheckContext, checkField, type Fault } from './checks.ts'
import { fields } from './fields.ts'

/** A screen of the way to an account: a step of the sheet, or what lies between two. */
export type Screen = StepKey | 'verify' | 'approve'

/** The screens in their order. A code is typed after the account step, a bank asked after the identity step. */
export const screensOf = ({ verification, steps }: RegistrationSheet): readonly Screen[] =>
  steps.flatMap(({ key }): Screen[] => {
    if (key === 'account' && verification === 'email_code') return [key, 'verify']
    return key === 'identity' && verification === 'bank_id' ? [key, 'approve'] : [key]
  })

/** Which of the sheet's steps a screen belongs to, from 1: what lies between two belongs to the one before. */
export function stepOf(sheet: RegistrationSheet, screen: Screen): number {
  const screens = screensOf(sheet)
  const seen = screens.slice(0, screens.indexOf(screen) + 1)
  return sheet.steps.filter(({ key }) => seen.includes(key)).length
}

export interface Asked {
  readonly key: FieldKey
  readonly required: boolean
}

const isField = (name: string): name is FieldKey => name in fields

/** What a step asks for. A choice of one is no question. */
export function askedIn(sheet: RegistrationSheet, step: StepKey): readonly Asked[] {
  const asked = sheet.steps.find(({ key }) => key === step)?.fields ?? []
  return asked.flatMap((name) => {
    const key = name.replace('?', '')
    if (!isField(key)) return []
    const settled =
      (key === 'state' && sheet.states.length === 1) || (key === 'country' && sheet.countries.length === 1)
    return settled ? [] : [{ key, required: !name.endsWith('?') }]
  })
}

/** What a form sent, by the names of its controls. */
export type Form = Readonly<Record<string, string>>

/** A field's value as a form sends it: a date comes in three parts. */
export const typedIn = (form: Form, key: FieldKey): string =>
  fields[key].kind === 'date'
    ? ['year', 'month', 'day'].map((part) => (form[`${key}_${part}`] ?? '').trim()).join('-')
    : (form[key] ?? '')

export type Faults = Partial<Readonly<Record<FieldKey, Fault>>>

const limitFields = ['limit_daily', 'limit_weekly', 'limit_monthly'] as const satisfies readonly FieldKey[]

/** The first limit that is lower than one for a shorter time. */
function limitOutOfOrder(values: Answers): (typeof limitFields)[number] | null {
  const set = limitFields.filter((key) => (values[key] ?? '') !== '')
  const [, ...later] = set
  return later.find((key, index) => Number(values[key]) < Number(values[set[index] ?? key])) ?? null
}

/** Checks what a step sent: every value that can be taken, and every fault. */
export function checkStep(
  sheet: RegistrationSheet,
  step: StepKey,
  form: Form,
  context: CheckContext,
): { readonly values: Partial<Record<FieldKey, string>>; readonly faults: Faults } {
  const values: Partial<Record<FieldKey, string>> = {}
  const faults: Partial<Record<FieldKey, Fault>> = {}
  for (const { key, required } of askedIn(sheet, step)) {
    const checked = checkField(key, required, typedIn(form, key), context)
    if ('fault' in checked) faults[key] = checked.fault
    else values[key] = checked.value
  }
  const { password: _, ...answers } = values
  const misplaced = limitOutOfOrder(answers)
  if (misplaced !== null) faults[misplaced] = { code: 'limitOrder' }
  return { values, faults }
}

/** What decides where a registration stands. */
export interface Progress {
  readonly hasAccount: boolean
  readonly verified: boolean
  readonly answers: Answers
}

const isDone = (sheet: RegistrationSheet, screen: Screen, { hasAccount, verified, answers }: Progress): boolean => {
  if (screen === 'account') return hasAccount
  if (screen === 'verify' || screen === 'approve') return verified
  return askedIn(sheet, screen).every(({ key }) => key === 'password' || key in answers)
}

/** The first screen that still asks for something, or null when all is answered. */
export const nextScreen = (sheet: RegistrationSheet, progress: Progress): Screen | null =>
  screensOf(sheet).find((screen) => !isDone(sheet, screen, progress)) ?? null

/** Whether a screen may be shown: everything before it is done. A code, once right, is not asked for again. */
export function isOpen(sheet: RegistrationSheet, screen: Screen, progress: Progress): boolean {
  const screens = screensOf(sheet)
  const at = screens.indexOf(screen)
  if (at === -1) return false
  if ((screen === 'verify' || screen === 'approve') && progress.verified) return false
  return screens.slice(0, at).every((before) => isDone(sheet, before, progress))
}

/** The limits that were answered. */
export const limitsIn = (answers: Answers): { readonly type: LimitType; readonly value: number }[] =>
  (['daily', 'weekly', 'monthly'] as const).flatMap((type) => {
    const value = Number(answers[`limit_${type}`] ?? '')
    return value > 0 ? [{ type, value }] : []
  })
