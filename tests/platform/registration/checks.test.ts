import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brands } from '../../../brands/registry.ts'
import { markets } from '../../../markets/registry.ts'
import { playerRulesOf } from '../../../platform/pages/player-rules-of.ts'
import { ageOn, type CheckContext, checkField, checkPassword } from '../../../platform/registration/checks.ts'
import { nationalNumber } from '../../../platform/registration/national-number.ts'
import type { FieldKey } from '../../../shared/account/registration-sheet.ts'
import type { CultureId } from '../../../shared/site/ids.ts'

const contextOf = (culture: CultureId): CheckContext => ({
  sheet: playerRulesOf(brands.uk, culture).registration,
  minimumAge: markets[culture].age.minimum,
  mostMoney: culture === 'de-DE' ? { limit_monthly: 1000 } : {},
  today: '2026-11-22',
  email: 'wren@example.com',
})
const check = (culture: CultureId, key: FieldKey, typed: string, required = true): string => {
  const checked = checkField(key, required, typed, contextOf(culture))
  return 'fault' in checked ? `fault ${checked.fault.code}` : checked.value
}

describe('what is typed is taken or has its fault', () => {
  test.each<[CultureId, FieldKey, string, string]>([
    ['en-GB', 'email', ' Wren@Example.com ', 'Wren@Example.com'],
    ['en-GB', 'email', 'wren', 'fault email'],
    ['en-GB', 'email', '', 'fault required'],
    ['en-GB', 'fname', 'Zoë-Marie O’Neill', 'Zoë-Marie O’Neill'],
    ['en-GB', 'fname', '<b>', 'fault name'],
    ['en-GB', 'fname', '1234', 'fault name'],
    ['es', 'lname', 'Muñoz', 'Muñoz'],
    ['en-GB', 'date_of_birth', '1988-7-4', '1988-07-04'],
    ['en-GB', 'date_of_birth', '1988-2-30', 'fault dateImpossible'],
    ['en-GB', 'date_of_birth', '88-7-4', 'fault dateImpossible'],
    ['en-GB', 'date_of_birth', '2027-1-1', 'fault dateImpossible'],
    ['en-GB', 'date_of_birth', '1890-1-1', 'fault dateImpossible'],
    ['en-GB', 'date_of_birth', '1988--4', 'fault dateIncomplete'],
    ['en-GB', 'date_of_birth', '--', 'fault required'],
    ['en-GB', 'date_of_birth', '2008-11-22', '2008-11-22'],
    ['en-GB', 'date_of_birth', '2008-11-23', 'fault tooYoung'],
    ['ca', 'date_of_birth', '2007-11-22', '2007-11-22'],
    ['ca', 'date_of_birth', '2007-11-23', 'fault tooYoung'],
    ['en-GB', 'mobile', '07700 900123', '+447700900123'],
    ['en-GB', 'mobile', '+44 (7700) 900-123', '+447700900123'],
    ['en-GB', 'mobile', '0044 7700 900123', '+447700900123'],
    ['ca', 'mobile', '416 555 0123', '+14165550123'],
    ['sv', 'mobile', '070-123 45 67', '+46701234567'],
    ['en-GB', 'mobile', '12', 'fault phone'],
    ['en-GB', 'postcode', 'bn1 9zz', 'BN1 9ZZ'],
    ['en-GB', 'postcode', '10115', 'fault postcode'],
    ['de-DE', 'postcode', '10115', '10115'],
    ['es', 'postcode', '53001', 'fault postcode'],
    ['ca', 'postcode', 'm5h2n2', 'M5H2N2'],
    ['ca', 'postcode', 'D5H 2N2', 'fault postcode'],
    ['ca', 'postcode', 'V6B 1A1', 'fault postcode'],
    ['fr-CA', 'postcode', 'h2x 1y4', 'H2X 1Y4'],
    ['fr-CA', 'postcode', 'M5H 2N2', 'fault postcode'],
    ['en-IE', 'postcode', 'd02 x285', 'D02 X285'],
    ['en-IE', 'state', 'Cork', 'Cork'],
    ['en-IE', 'state', 'Ulster', 'fault choice'],
    ['en-CA', 'state', 'QC', 'QC'],
    ['en-CA', 'state', 'ON', 'fault choice'],
    ['en-ROW', 'country', 'MT', 'MT'],
    ['en-ROW', 'country', 'ZZ', 'fault choice'],
    // Who lives where nobody may play with the brand is not taken, wherever they are now.
    ['en-ROW', 'country', 'NL', 'fault choice'],
    ['en-ROW', 'country', 'US', 'fault choice'],
    ['en-ROW', 'country', 'PT', 'fault choice'],
    ['en-ROW', 'country', 'IT', 'fault choice'],
    ['de-DE', 'nationality', 'US', 'US'],
    ['es', 'personal_id', '12345678-z', '12345678Z'],
    ['es', 'personal_id', '12345678A', 'fault personalId'],
    ['es', 'personal_id', 'X1234567L', 'X1234567L'],
    ['sv', 'personal_id', '19121212-1212', '191212121212'],
    ['sv', 'personal_id', '19121212-1213', 'fault personalId'],
    ['sv', 'personal_id', '20101010-1010', 'fault tooYoung'],
    ['de-DE', 'gender', 'diverse', 'diverse'],
    ['de-DE', 'gender', 'x', 'fault choice'],
    ['ca', 'employment_status_id', 'retired', 'retired'],
    ['de-DE', 'limit_monthly', '1 000', '1000'],
    ['de-DE', 'limit_monthly', '1001', 'fault moneyMost'],
    ['de-DE', 'limit_monthly', '10,50', 'fault money'],
    ['de-DE', 'limit_monthly', '0', 'fault money'],
    ['en-GB', 'over_18', 'yes', 'yes'],
    ['en-GB', 'over_18', '', 'fault ticked'],
    ['en-GB', 'over_18', 'on', 'fault choice'],
  ])('%s %s = %j → %s', (culture, key, typed, expected) => {
    expect(check(culture, key, typed)).toBe(expected)
  })

  test('what may be left empty may be', () => {
    expect(check('en-GB', 'building_name', '', false)).toBe('')
    expect(check('de-DE', 'date_of_birth', '--', false)).toBe('')
  })

  test('no input makes a check throw', () => {
    const keys: FieldKey[] = [
      'email',
      'password',
      'fname',
      'date_of_birth',
      'mobile',
      'postcode',
      'personal_id',
      'state',
      'limit_monthly',
    ]
    fc.assert(
      fc.property(
        fc.constantFrom<CultureId>('en-GB', 'es', 'sv', 'de-DE', 'ca'),
        fc.constantFrom(...keys),
        fc.string(),
        (culture, key, typed) => {
          expect(typeof check(culture, key, typed)).toBe('string')
        },
      ),
    )
  })
})

describe('a password', () => {
  test.each([
    ['quiet murmuration', 'taken'],
    ['short', 'passwordShort'],
    ['x'.repeat(129), 'passwordLong'],
    ['Password123', 'passwordCommon'],
    ['P-a-s-s-word 1234', 'passwordCommon'],
    ['aaaaaaaaaaaa', 'passwordCommon'],
    ['wrenhouse2026', 'passwordPersonal'],
    ['ñandú ñandú', 'taken'],
  ])('%j is %s', (password, expected) => {
    const checked = checkPassword(password, 'wrenhouse@example.com')
    expect('fault' in checked ? checked.fault.code : 'taken').toBe(expected)
  })
})

describe('a national number', () => {
  test('of Spain holds in one letter only', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
        const digits = String(number).padStart(8, '0')
        const held = [...'TRWAGMYFPDXBNJZSQVHLCKE'].filter((letter) => nationalNumber('es', digits + letter) !== null)
        expect(held).toHaveLength(1)
      }),
    )
  })

  test('of Spain says whether it is a citizen’s', () => {
    expect(nationalNumber('es', '12345678Z')?.isNif).toBe(true)
    expect(nationalNumber('es', 'X1234567L')?.isNif).toBe(false)
  })

  test('of Sweden says the date of birth, also of a coordination number', () => {
    expect(nationalNumber('se', '19121212-1212')).toMatchObject({ bornOn: '1912-12-12', value: '191212121212' })
    const coordination = Array.from({ length: 10 }, (_, last) => nationalNumber('se', `19880764-238${last}`)).filter(
      (one) => one !== null,
    )
    expect(coordination.map((one) => one?.bornOn)).toEqual(['1988-07-04'])
  })

  test('of Sweden is none on a day that does not exist', () => {
    const any = Array.from({ length: 10 }, (_, last) => nationalNumber('se', `19880230-238${last}`))
    expect(any.every((one) => one === null)).toBe(true)
  })
})

test('an age counts whole years, the birthday included', () => {
  expect([
    ageOn('2008-11-22', '2026-11-22'),
    ageOn('2008-11-23', '2026-11-22'),
    ageOn('2008-02-29', '2026-02-28'),
  ]).toEqual([18, 17, 17])
})
