import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { voucherAnswer, voucherCode, voucherMachine } from '../../../shared/voucher/voucher.ts'
import { matrixOf } from '../machines/matrix.ts'

describe('a voucher', () => {
  test('the popup: every cell', () => {
    const events = ['opened', 'edited', 'refused', 'submitted', 'valid', 'invalid', 'used', 'failed', 'closed'] as const
    const faulty = '- | entering | invalid | sending send | - | - | - | - | closed'
    expect(matrixOf(voucherMachine, events)).toEqual({
      closed: 'entering | - | - | - | - | - | - | - | -',
      entering: '- | - | invalid | sending send | - | - | - | - | closed',
      sending: '- | - | - | - | thanks | invalid | used | failed | closed',
      thanks: '- | - | - | - | - | - | - | - | closed',
      invalid: faulty,
      used: faulty,
      failed: faulty,
    })
  })

  test.each([
    [1, 'valid'],
    [0, 'invalid'],
    [2, 'used'],
    [-1, 'failed'],
    [3, 'failed'],
    ['1', 'failed'],
    [null, 'failed'],
    [undefined, 'failed'],
  ] as const)('status %j means %s (rulings 6.4)', (status, answer) => {
    expect(voucherAnswer(status)).toBe(answer)
  })

  test.each([
    ['DEAL2026', 'DEAL2026'],
    ['deal2026', 'DEAL2026'],
    [' deal-2026 ', 'DEAL2026'],
    ['DEAL 2026', 'DEAL2026'],
    ['DEAL202', null],
    ['DEAL20267', null],
    ['DEAL202!', null],
    ['', null],
  ])('%j is sent as %j', (typed, code) => {
    expect(voucherCode(typed)).toBe(code)
  })

  test('a code that is sent is sent the same again', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const code = voucherCode(typed)
        return code === null || (voucherCode(code) === code && code.length === 8)
      }),
    )
  })
})
