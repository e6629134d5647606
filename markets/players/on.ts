import type { PlayerRules } from '../../shared/account/player-rules.ts'
import { canadianPhone, canadianPostcode } from './ca.ts'
import { canadianProvinces } from './canadian-provinces.ts'
import { accountStep, limitsStep, promotionFields, usualProtection } from './parts.ts'

export const on = {
  registration: {
    verification: 'email_code',
    steps: [
      accountStep,
      {
        key: 'person',
        fields: ['fname', 'lname', 'date_of_birth', 'employment_status_id', 'mobile'],
      },
      { key: 'address', fields: ['address', 'city', 'state', 'postcode'] },
      limitsStep,
      {
        key: 'consent',
        fields: ['over_19', 'terms_accepted', 'player_declaration', 'is_pep_consent?', ...promotionFields],
      },
    ],
    countries: ['CA'],
    states: canadianProvinces.filter(({ code }) => code === 'ON'),
    postcode: canadianPostcode('KLMNP', 'M5H 2N2'),
    phone: { ...canadianPhone, example: '416 555 0123' },
    personalId: null,
    source: 'AGCO Registrar’s Standards 3.01 (what an account is opened with: name, birth, address, occupation), 2.09',
  },
  protection: {
    ...usualProtection,
    source: 'AGCO Registrar’s Standards 2.13 (limits, raised after 24 hours), 2.14 (time); interval assumed',
  },
} as const satisfies PlayerRules
