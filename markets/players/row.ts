import type { PlayerRules } from '../../shared/account/player-rules.ts'
import { accountStep, limitsStep, promotionFields, usualProtection } from './parts.ts'

export const row = {
  registration: {
    verification: 'email_code',
    steps: [
      accountStep,
      { key: 'person', fields: ['fname', 'lname', 'date_of_birth', 'mobile?'] },
      { key: 'address', fields: ['country', 'address', 'city', 'state?', 'postcode?'] },
      limitsStep,
      { key: 'consent', fields: ['over_18', 'terms_accepted', 'gdpr', ...promotionFields] },
    ],
    countries: [],
    states: [],
    postcode: { pattern: /^[A-Z0-9][A-Z0-9 -]{1,9}$/, example: 'VLT 1117' },
    phone: { callingCode: '+356', example: '9912 3456' },
    personalId: null,
    source: 'assumed',
  },
  protection: usualProtection,
} as const satisfies PlayerRules
