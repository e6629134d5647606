import type { Lang } from '../site/culture.ts'

/** Everything that a registration can ask a person, by its name in the report (spec 3 "Registration report"). */
export const fieldKeys = [
  'email',
  'password',
  'fname',
  'lname',
  'second_lname',
  'gender',
  'date_of_birth',
  'birth_name',
  'birth_place',
  'personal_id',
  'nationality',
  'employment_status_id',
  'mobile',
  'address',
  'building_name',
  'city',
  'state',
  'postcode',
  'country',
  'limit_daily',
  'limit_weekly',
  'limit_monthly',
  'over_18',
  'over_19',
  'terms_accepted',
  'gdpr',
  'player_declaration',
  'is_pep_consent',
  'accept_promo_email',
  'accept_promo_sms',
  'accept_promo_phone',
  'accept_promo_post',
  'accept_promo_web',
  'accept_bingo_promo_email',
  'accept_bingo_promo_sms',
  'accept_bingo_promo_phone',
  'accept_bingo_promo_post',
  'accept_bingo_promo_web',
] as const
export type FieldKey = (typeof fieldKeys)[number]

/** A field as a step asks for it; a question mark behind its name: it may be left empty. */
export type AskedField = FieldKey | `${FieldKey}?`

export const stepKeys = ['account', 'identity', 'person', 'address', 'limits', 'consent'] as const
export type StepKey = (typeof stepKeys)[number]

export interface RegistrationStep {
  readonly key: StepKey
  readonly fields: readonly AskedField[]
}

/** A province or the like: its code, and its name where it is the same in every language, or by language. */
export interface State {
  readonly code: string
  readonly name: string | Partial<Readonly<Record<Lang, string>>>
}

/** What a market asks of a new player, step by step. Data: code knows fields, never markets. */
export interface RegistrationSheet {
  /**
   * How the person is known to be who they say: a code or a link sent by mail, or their bank. After a code or a bank the
   * account is open at once (process 1); a link is followed by a login (process 7; assumed, see docs/decisions).
   */
  readonly verification: 'email_code' | 'email_link' | 'bank_id'
  readonly steps: readonly RegistrationStep[]
  /** Countries of residence that are taken, ISO 3166-1 alpha-2: one is not asked for, none means every country in which people may play with the brand. */
  readonly countries: readonly string[]
  /** Choices of `state`; none: a free text. */
  readonly states: readonly State[]
  readonly postcode: { readonly pattern: RegExp; readonly example: string }
  /** Calling code with which a number without one is completed. */
  readonly phone: { readonly callingCode: string; readonly example: string }
  /** Which national number `personal_id` is. */
  readonly personalId: 'es' | 'se' | null
  readonly source: string
}
