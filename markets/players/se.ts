import type { PlayerRules } from '../../shared/account/player-rules.ts'

export const se = {
  registration: {
    verification: 'bank_id',
    steps: [
      { key: 'identity', fields: ['personal_id'] },
      { key: 'person', fields: ['email', 'mobile'] },
      { key: 'limits', fields: ['limit_daily', 'limit_weekly', 'limit_monthly'] },
      {
        key: 'consent',
        fields: ['over_18', 'terms_accepted', 'gdpr', 'is_pep_consent?', 'accept_promo_email?', 'accept_promo_sms?'],
      },
    ],
    countries: ['SE'],
    states: [],
    postcode: { pattern: /^\d{3} ?\d{2}$/, example: '111 22' },
    phone: { callingCode: '+46', example: '070-123 45 67' },
    personalId: 'se',
    source: 'Spellagen 13 kap. (identity by bank), 14 kap. 7 § (deposit limits by day, week and month)',
  },
  protection: {
    depositLimits: {
      required: ['daily', 'weekly', 'monthly'],
      standard: {},
      most: {},
      raiseAfterHours: 72,
    },
    realityCheckMinutes: 60,
    pauseHours: 24,
    source: 'Spellagen 14 kap. 7 §; Spelförordningen 11 kap. 5 § (raised after 72 hours); pause and interval assumed',
  },
} as const satisfies PlayerRules
