import type { PlayerRules } from '../../shared/account/player-rules.ts'
import { accountStep, limitsStep, promotionFields, usualProtection } from './parts.ts'

export const nz = {
  registration: {
    verification: 'email_code',
    steps: [
      accountStep,
      { key: 'person', fields: ['fname', 'lname', 'date_of_birth', 'mobile'] },
      { key: 'address', fields: ['address', 'city', 'postcode'] },
      limitsStep,
      { key: 'consent', fields: ['over_18', 'terms_accepted', ...promotionFields] },
    ],
    countries: ['NZ'],
    states: [],
    postcode: { pattern: /^\d{4}$/, example: '6011' },
    phone: { callingCode: '+64', example: '021 555 0123' },
    personalId: null,
    source: 'assumed',
  },
  protection: usualProtection,
} as const satisfies PlayerRules
