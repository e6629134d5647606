import type { PlayerRules } from '../../shared/account/player-rules.ts'
import { accountStep, limitsStep, promotionFields } from './parts.ts'
import { spanishProvinces } from './spanish-provinces.ts'

export const es = {
  registration: {
    verification: 'email_link',
    steps: [
      accountStep,
      {
        key: 'person',
        fields: ['personal_id', 'fname', 'lname', 'second_lname?', 'gender?', 'date_of_birth', 'nationality', 'mobile'],
      },
      { key: 'address', fields: ['address', 'building_name?', 'city', 'state', 'postcode'] },
      limitsStep,
      {
        key: 'consent',
        fields: ['over_18', 'terms_accepted', 'gdpr', 'player_declaration', 'is_pep_consent?', ...promotionFields],
      },
    ],
    countries: ['ES'],
    states: spanishProvinces,
    postcode: { pattern: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, example: '28013' },
    phone: { callingCode: '+34', example: '612 345 678' },
    personalId: 'es',
    source: 'RD 1613/2011 art. 26 (identity of participants); confirmation by link assumed',
  },
  protection: {
    depositLimits: {
      required: [],
      standard: { daily: 600, weekly: 1500, monthly: 3000 },
      most: { daily: 600, weekly: 1500, monthly: 3000 },
      raiseAfterHours: 72,
    },
    realityCheckMinutes: 60,
    pauseHours: 24,
    source: 'RD 1614/2011 anexo II (600, 1.500, 3.000 €); delay, interval and the pause assumed',
  },
} as const satisfies PlayerRules
