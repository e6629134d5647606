import type { PlayerRules } from '../../shared/account/player-rules.ts'
import { canadianProvinces } from './canadian-provinces.ts'
import { accountStep, limitsStep, promotionFields, usualProtection } from './parts.ts'

/**
 * A postal code by the letters that it may begin with, one to a province or a part of it (Canada Post). D, F, I, O, Q and U stand
 * in none.
 */
export const canadianPostcode = (beginnings: string, example: string) => ({
  pattern: new RegExp(`^[${beginnings}]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d$`),
  example,
})
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
    postcode: canadianPostcode('ABCEGHJRSTVXY', 'V6B 1A1'),
    phone: canadianPhone,
    personalId: null,
    source: 'assumed',
  },
  protection: usualProtection,
} as const satisfies PlayerRules
