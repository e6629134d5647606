import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { consentCategories } from '../../../shared/consent/categories.ts'
import { formatConsent, parseConsent } from '../../../shared/consent/consent.ts'

describe('the stored consent (rulings 6.5)', () => {
  test('has the order necessary, functionality, tracking, targeting', () => {
    expect(consentCategories).toEqual(['necessary', 'functionality', 'tracking', 'targeting'])
    expect(parseConsent('1000')).toEqual({ necessary: true, functionality: false, tracking: false, targeting: false })
    expect(parseConsent('1100')).toMatchObject({ functionality: true, tracking: false, targeting: false })
    expect(parseConsent('1010')).toMatchObject({ functionality: false, tracking: true, targeting: false })
    expect(parseConsent('1001')).toMatchObject({ functionality: false, tracking: false, targeting: true })
    expect(parseConsent('1111')).toEqual({ necessary: true, functionality: true, tracking: true, targeting: true })
  })

  test.each([
    '',
    '1',
    '111',
    '11111',
    '0000',
    '0111',
    '1211',
    '1 11',
    'true',
    '１１１１',
    '1111\n',
    null,
    undefined,
    1111,
  ])('ignores %j', (text) => {
    expect(parseConsent(text)).toBeNull()
  })

  test('survives being written and read again', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (functionality, tracking, targeting) => {
        const choice = { functionality, tracking, targeting }
        expect(parseConsent(formatConsent(choice))).toEqual({ necessary: true, ...choice })
      }),
    )
  })

  test('is read from nothing but four of 0 and 1 that begin with 1', () => {
    fc.assert(
      fc.property(
        fc.string(),
        (text) => (parseConsent(text) !== null) === /^1[01]{3}$/.test(text) && !text.includes('\n'),
      ),
    )
  })
})
