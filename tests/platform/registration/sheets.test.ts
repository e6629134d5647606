import { describe, expect, test } from 'vitest'
import { brands } from '../../../brands/registry.ts'
import { cultures } from '../../../locales/registry.ts'
import { playerRules } from '../../../markets/players/registry.ts'
import { markets } from '../../../markets/registry.ts'
import type { Answers } from '../../../platform/accounts/account.ts'
import { registrationReport } from '../../../platform/registration/report.ts'
import {
  askedIn,
  checkStep,
  isOpen,
  limitsIn,
  nextScreen,
  type Screen,
  screensOf,
  stepOf,
} from '../../../platform/registration/steps.ts'
import { fieldKeys } from '../../../shared/account/registration-sheet.ts'
import { registrationReportSchema } from '../../../shared/account/reports.ts'
import { type CultureId, cultureIds } from '../../../shared/site/ids.ts'

/** What each culture's registration looks like, written without the sheets: screens, and what is special in it. */
const expected: Readonly<Record<CultureId, { screens: string; process: 1 | 7; asks: string; never: string }>> = {
  'en-GB': {
    screens: 'account verify person address limits consent',
    process: 1,
    asks: 'over_18 gdpr accept_bingo_promo_sms building_name',
    never: 'over_19 personal_id state country',
  },
  'en-ROW': {
    screens: 'account verify person address limits consent',
    process: 1,
    asks: 'country over_18',
    never: 'over_19 personal_id',
  },
  'en-IE': {
    screens: 'account verify person address limits consent',
    process: 1,
    asks: 'state postcode over_18',
    never: 'country over_19',
  },
  'en-CA': {
    screens: 'account verify person address limits consent',
    process: 1,
    asks: 'state over_19',
    never: 'over_18 gdpr',
  },
  'en-NZ': {
    screens: 'account verify person address limits consent',
    process: 1,
    asks: 'over_18',
    never: 'over_19 state',
  },
  'fr-CA': {
    screens: 'account verify person address limits consent',
    process: 1,
    asks: 'state over_19',
    never: 'over_18',
  },
  ca: {
    screens: 'account verify person address limits consent',
    process: 1,
    asks: 'over_19 employment_status_id player_declaration address',
    never: 'over_18 gdpr state',
  },
  frca: {
    screens: 'account verify person address limits consent',
    process: 1,
    asks: 'over_19 employment_status_id player_declaration address',
    never: 'over_18 state',
  },
  'de-DE': {
    screens: 'account person address limits consent',
    process: 7,
    asks: 'birth_name birth_place nationality gender limit_monthly',
    never: 'limit_daily personal_id',
  },
  es: {
    screens: 'account person address limits consent',
    process: 7,
    asks: 'personal_id second_lname state nationality',
    never: 'birth_name over_19',
  },
  sv: {
    screens: 'identity approve person limits consent',
    process: 1,
    asks: 'personal_id limit_daily limit_weekly limit_monthly',
    never: 'password fname address',
  },
}

const fieldsOf = (culture: CultureId): readonly string[] => {
  const sheet = playerRules[culture].registration
  return sheet.steps.flatMap(({ key }) => askedIn(sheet, key).map((asked) => asked.key))
}

describe.each(cultureIds)('the registration of %s', (culture) => {
  const sheet = playerRules[culture].registration

  test('has its screens in order', () => {
    expect(screensOf(sheet).join(' ')).toBe(expected[culture].screens)
  })

  test('counts its steps, and a code or a bank as part of the one before', () => {
    const counts = screensOf(sheet).map((screen) => stepOf(sheet, screen))
    expect(counts.at(0)).toBe(1)
    expect(counts.at(-1)).toBe(sheet.steps.length)
    const order = expected[culture].screens.split(' ')
    for (const [at, name] of order.entries())
      if (name === 'verify' || name === 'approve') expect(counts[at]).toBe(counts[at - 1])
      else expect(counts[at]).toBe((counts[at - 1] ?? 0) + 1)
  })

  test('asks for what its market asks for, and for nothing it does not', () => {
    const asked = fieldsOf(culture)
    expect(expected[culture].asks.split(' ').filter((key) => !asked.includes(key))).toEqual([])
    expect(expected[culture].never.split(' ').filter((key) => asked.includes(key))).toEqual([])
    expect(new Set(asked).size).toBe(asked.length)
  })

  test('wants a declared age that is its market’s, and the terms', () => {
    const consent = askedIn(sheet, 'consent')
    const required = consent.filter((asked) => asked.required).map(({ key }) => key)
    expect(required).toContain(markets[culture].age.minimum === 19 ? 'over_19' : 'over_18')
    expect(required).toContain('terms_accepted')
    // No box for offers is ever required.
    expect(required.filter((key) => key.startsWith('accept_'))).toEqual([])
  })

  test('asks for each limit that must be set, and requires no other', () => {
    const required = askedIn(sheet, 'limits').filter((asked) => asked.required)
    expect(required.map(({ key }) => key)).toEqual(
      playerRules[culture].protection.depositLimits.required.map((type) => `limit_${type}`),
    )
  })

  test('takes its own example of a postcode', () => {
    expect(sheet.postcode.pattern.test(sheet.postcode.example.toUpperCase())).toBe(true)
  })

  test('is walked screen by screen, and no screen opens before those before it', () => {
    const progress = { hasAccount: false, verified: false, answers: {} as Answers }
    const walked: Screen[] = []
    for (let screen = nextScreen(sheet, progress); screen !== null; screen = nextScreen(sheet, progress)) {
      walked.push(screen)
      const open = screensOf(sheet).filter((other) => isOpen(sheet, other, progress))
      expect(open.at(-1)).toBe(screen)
      if (screen === 'account') progress.hasAccount = true
      else if (screen === 'verify' || screen === 'approve') progress.verified = true
      else {
        if (screen === 'identity') progress.hasAccount = true
        progress.answers = {
          ...progress.answers,
          ...Object.fromEntries(askedIn(sheet, screen).map(({ key }) => [key, ''])),
        }
      }
    }
    expect(walked).toEqual(screensOf(sheet))
  })

  test('reports every group, and what was asked alone', () => {
    const brand = Object.values(brands).find(({ domain }) => domain.cultures.some((own) => own === culture))
    if (brand === undefined) throw new Error(`No brand serves ${culture}.`)
    const answers = Object.fromEntries(
      fieldsOf(culture)
        .filter((key) => key !== 'password')
        .map((key) => [key, key.startsWith('accept_') || key.startsWith('over_') ? 'yes' : '7']),
    ) as Answers
    const report = registrationReport({
      brand,
      culture: cultures[culture],
      sheet,
      email: null,
      answers,
      account: { username: 'jade-alba-000001', playerId: '1', externalPlayerId: 'X-1' },
      again: false,
      prime: { usguid: null, flow_id: null, ar_code: null, bt_code: null },
    })
    expect(registrationReportSchema.parse(structuredClone(report))).toEqual(report)
    const asked = fieldsOf(culture)
    expect(report.consent.over_18).toBe(asked.includes('over_18') ? true : null)
    expect(report.consent.over_19).toBe(asked.includes('over_19') ? true : null)
    expect(report.consent.ask_gdpr).toBe(asked.includes('gdpr'))
    expect(report.consent.accept_promo).toBe(true)
    expect(report.consent.accept_bingo_promo).toBe(asked.includes('accept_bingo_promo_email') ? true : null)
    expect(report.personal.birth_place).toBe(asked.includes('birth_place') ? '7' : null)
    expect(report.prime).toMatchObject({ brand_api_code: brand.code, culture })
    expect(report.limits.map(({ type }) => `limit_${type}`)).toEqual(asked.filter((key) => key.startsWith('limit_')))
  })
})

test('every field is asked for by some market', () => {
  const asked = new Set(cultureIds.flatMap(fieldsOf))
  // Ontario's one province is settled; the others ask for theirs.
  expect(fieldKeys.filter((key) => !asked.has(key))).toEqual([])
})

describe('limits in one step', () => {
  const sheet = playerRules['en-GB'].registration
  const context = { sheet, minimumAge: 18, mostMoney: {}, today: '2026-11-22', email: '' }

  test.each([
    ['10', '50', '100', undefined],
    ['', '50', '', undefined],
    ['50', '10', '', 'limit_weekly'],
    ['50', '', '10', 'limit_monthly'],
    ['10', '50', '20', 'limit_monthly'],
  ])('day %j, week %j, month %j: out of order %s', (limit_daily, limit_weekly, limit_monthly, fault) => {
    const { faults } = checkStep(sheet, 'limits', { limit_daily, limit_weekly, limit_monthly }, context)
    expect(Object.keys(faults)).toEqual(fault === undefined ? [] : [fault])
  })

  test('are read from the answers by their types', () => {
    expect(limitsIn({ limit_daily: '', limit_weekly: '50' })).toEqual([{ type: 'weekly', value: 50 }])
  })
})
