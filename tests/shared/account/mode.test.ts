import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountModeOf, accountModes } from '../../../shared/account/mode.ts'

describe('the mode that a hash names (spec 2 "Hash-driven overlays")', () => {
  test.each(accountModes)('%s is itself', (mode) => {
    expect(accountModeOf(mode)).toBe(mode)
  })

  test.each([
    ['preLogin', 'pre-login'],
    ['preRegister', 'pre-register'],
    ['reset_password', 'forgot-password'],
  ])('%s means %s (rulings 6.2)', (text, mode) => {
    expect(accountModeOf(text)).toBe(mode)
  })

  test.each(['', 'Login', 'login/', 'constructor', '__proto__', 'toString'])('%j is none', (text) => {
    expect(accountModeOf(text)).toBeNull()
  })

  test('is one of the list or none, whatever stands there', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const mode = accountModeOf(text)
        expect(mode === null || accountModes.includes(mode)).toBe(true)
      }),
    )
  })
})
