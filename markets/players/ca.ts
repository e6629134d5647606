import type { PlayerRules } from '../../shared/account/player-rules.ts'
import { canadianProvinces } from './canadian-provinces.ts'
import { accountStep, limitsStep, promotionFields, usualProtection } from './parts.ts'

/** Letters D, F, I, O, Q and U stand in no Canadian postal code, W and Z not at its beginning. */
export const canadianPostcode = {
  pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/,
  example: 'V6B 1A1',
} as const
export const canadianPhone = { callingCode: '+1', example: '604 555 0123' } as const

export const ca = {
  registration: {
    verification: 'email_code',
    steps: [
      accountStep,
      { key: 'person', fields: ['fname', 'lname', 'date_of_birth', 'mobile'] },
      { key: 'address', fields: ['address', 'city', 'state', 'postcode'] },
      limitsStep,
      { key: 'consent', fields: ['over_19', 'terms_accepted', 'player_declaration', ...promotionFields] },
    ],
    countries: ['CA'],
    // Ontario has a platform of its own.
    states: canadianProvinces.filter(({ code }) => code !== 'ON'),
    postcode: canadianPostcode,
    phone: canadianPhone,
    personalId: null,
    source: 'assumed',
  },
  protection: usualProtection,
} as const satisfies PlayerRules
