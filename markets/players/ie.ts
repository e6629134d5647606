import type { PlayerRules } from '../../shared/account/player-rules.ts'
import { irishCounties } from './irish-counties.ts'
import { accountStep, limitsStep, promotionFields, usualProtection } from './parts.ts'

export const ie = {
  registration: {
    verification: 'email_code',
    steps: [
      accountStep,
      { key: 'person', fields: ['fname', 'lname', 'date_of_birth', 'mobile'] },
      { key: 'address', fields: ['building_name?', 'address', 'city', 'state', 'postcode'] },
      limitsStep,
      { key: 'consent', fields: ['over_18', 'terms_accepted', 'gdpr', ...promotionFields] },
    ],
    countries: ['IE'],
    states: irishCounties,
    postcode: { pattern: /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W) ?[0-9AC-FHKNPRTV-Y]{4}$/, example: 'D02 X285' },
    phone: { callingCode: '+353', example: '085 012 3456' },
    personalId: null,
    source: 'assumed',
  },
  protection: usualProtection,
} as const satisfies PlayerRules
