import type { PlayerRules } from '../../shared/account/player-rules.ts'
import { accountStep, limitsStep, promotionFields, usualProtection } from './parts.ts'

export const gb = {
  registration: {
    verification: 'email_code',
    steps: [
      accountStep,
      { key: 'person', fields: ['fname', 'lname', 'date_of_birth', 'mobile'] },
      { key: 'address', fields: ['building_name?', 'address', 'city', 'postcode'] },
      limitsStep,
      {
        key: 'consent',
        fields: [
          'over_18',
          'terms_accepted',
          'gdpr',
          ...promotionFields,
          'accept_bingo_promo_email?',
          'accept_bingo_promo_sms?',
          'accept_bingo_promo_phone?',
          'accept_bingo_promo_post?',
          'accept_bingo_promo_web?',
        ],
      },
    ],
    countries: ['GB'],
    states: [],
    postcode: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, example: 'BN1 9ZZ' },
    phone: { callingCode: '+44', example: '07700 900123' },
    personalId: null,
    source: 'LCCP 17 (identity), 5.1.12 (consent by product and channel); fields assumed',
  },
  protection: {
    ...usualProtection,
    source: 'RTS 12 (limits: raised after 24 hours), RTS 13 (reality check); interval assumed',
  },
} as const satisfies PlayerRules
