import type { PlayerProtection } from '../../shared/account/player-protection.ts'
import type { RegistrationStep } from '../../shared/account/registration-sheet.ts'

/** Steps and rules that several markets share. */
export const accountStep = { key: 'account', fields: ['email', 'password'] } as const satisfies RegistrationStep

/** Limits are offered, none is asked for. */
export const limitsStep = {
  key: 'limits',
  fields: ['limit_daily?', 'limit_weekly?', 'limit_monthly?'],
} as const satisfies RegistrationStep

export const promotionFields = [
  'accept_promo_email?',
  'accept_promo_sms?',
  'accept_promo_phone?',
  'accept_promo_post?',
  'accept_promo_web?',
] as const

/** Where nothing but the habit of the field is known: limits offered, raised after a day, the time recalled every hour. */
export const usualProtection = {
  depositLimits: { required: [], standard: {}, most: {}, raiseAfterHours: 24 },
  realityCheckMinutes: 60,
  pauseHours: null,
  source: 'assumed',
} as const satisfies PlayerProtection
