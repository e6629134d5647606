import type { FieldKey } from '../../shared/account/registration-sheet.ts'

/** How a field is asked for; each kind has one way to be drawn (platform/pages/fields.ts) and one to be checked. */
export type FieldKind =
  | 'email'
  | 'password'
  | 'name'
  | 'text'
  | 'date'
  | 'choice'
  | 'phone'
  | 'state'
  | 'postcode'
  | 'number'
  | 'money'
  | 'consent'

export interface Field {
  readonly kind: FieldKind
  /** The token of `autocomplete` (WCAG 1.3.5). */
  readonly autocomplete: string
  /** Most characters that are taken. */
  readonly length: number
}

const consent = { kind: 'consent', autocomplete: 'off', length: 3 } as const
const money = { kind: 'money', autocomplete: 'off', length: 9 } as const

/** Every field of a registration. What a market asks for stands in markets/players/. */
export const fields = {
  email: { kind: 'email', autocomplete: 'email', length: 254 },
  password: { kind: 'password', autocomplete: 'new-password', length: 128 },
  fname: { kind: 'name', autocomplete: 'given-name', length: 60 },
  lname: { kind: 'name', autocomplete: 'family-name', length: 60 },
  second_lname: { kind: 'name', autocomplete: 'additional-name', length: 60 },
  gender: { kind: 'choice', autocomplete: 'sex', length: 12 },
  date_of_birth: { kind: 'date', autocomplete: 'bday', length: 4 },
  birth_name: { kind: 'name', autocomplete: 'off', length: 60 },
  birth_place: { kind: 'text', autocomplete: 'off', length: 80 },
  personal_id: { kind: 'number', autocomplete: 'off', length: 20 },
  nationality: { kind: 'choice', autocomplete: 'off', length: 2 },
  employment_status_id: { kind: 'choice', autocomplete: 'off', length: 20 },
  mobile: { kind: 'phone', autocomplete: 'tel', length: 24 },
  address: { kind: 'text', autocomplete: 'address-line1', length: 100 },
  building_name: { kind: 'text', autocomplete: 'address-line2', length: 60 },
  city: { kind: 'text', autocomplete: 'address-level2', length: 60 },
  state: { kind: 'state', autocomplete: 'address-level1', length: 60 },
  postcode: { kind: 'postcode', autocomplete: 'postal-code', length: 12 },
  country: { kind: 'choice', autocomplete: 'country', length: 2 },
  limit_daily: money,
  limit_weekly: money,
  limit_monthly: money,
  over_18: consent,
  over_19: consent,
  terms_accepted: consent,
  gdpr: consent,
  player_declaration: consent,
  is_pep_consent: consent,
  accept_promo_email: consent,
  accept_promo_sms: consent,
  accept_promo_phone: consent,
  accept_promo_post: consent,
  accept_promo_web: consent,
  accept_bingo_promo_email: consent,
  accept_bingo_promo_sms: consent,
  accept_bingo_promo_phone: consent,
  accept_bingo_promo_post: consent,
  accept_bingo_promo_web: consent,
} as const satisfies Record<FieldKey, Field>

export const genders = ['female', 'male', 'diverse', 'unstated'] as const
export const employments = ['employed', 'selfEmployed', 'student', 'homemaker', 'retired', 'notWorking'] as const

/** Countries and territories with a code of their own (ISO 3166-1), for residence and nationality. */
export const countryCodes =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'.split(
    ' ',
  )
