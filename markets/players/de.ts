import type { PlayerRules } from '../../shared/account/player-rules.ts'
import { accountStep, promotionFields } from './parts.ts'

export const de = {
  registration: {
    verification: 'email_link',
    steps: [
      accountStep,
      {
        key: 'person',
        fields: ['gender?', 'fname', 'lname', 'birth_name', 'date_of_birth', 'birth_place', 'nationality', 'mobile?'],
      },
      { key: 'address', fields: ['address', 'building_name?', 'postcode', 'city'] },
      { key: 'limits', fields: ['limit_monthly'] },
      {
        key: 'consent',
        fields: ['over_18', 'terms_accepted', 'gdpr', 'player_declaration', 'is_pep_consent?', ...promotionFields],
      },
    ],
    countries: ['DE'],
    states: [],
    postcode: { pattern: /^\d{5}$/, example: '10115' },
    phone: { callingCode: '+49', example: '0151 23456789' },
    personalId: null,
    source: 'GlüStV §6a Abs. 2 (name, Geburtsname, birth, place of birth, address); confirmation by link assumed',
  },
  protection: {
    depositLimits: { required: ['monthly'], standard: {}, most: { monthly: 1000 }, raiseAfterHours: 168 },
    realityCheckMinutes: 60,
    pauseHours: 24,
    source: 'GlüStV §6c (€1,000 a month, raised after seven days), §6h Abs. 3, §6i Abs. 3 (24-hour button)',
  },
} as const satisfies PlayerRules
