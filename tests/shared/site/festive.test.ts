import { describe, expect, test } from 'vitest'
import { isFestive } from '../../../shared/site/festive.ts'

describe('the festive theme (spec 4, rulings 5.3)', () => {
  test.each([
    ['2026-11-30T23:59:59.999Z', false],
    ['2026-12-01T00:00:00.000Z', true],
    ['2026-12-13T12:00:00.000Z', true],
    ['2026-12-26T23:59:59.999Z', true],
    ['2026-12-27T00:00:00.000Z', false],
    ['2026-01-05T00:00:00.000Z', false],
    ['2026-06-15T00:00:00.000Z', false],
  ])('at %s: %s', (now, on) => {
    expect(isFestive(null, new Date(now))).toBe(on)
  })

  test('follows an emulated day, and the clock where that is no date', () => {
    const november = new Date('2026-11-21T00:00:00Z')
    expect(isFestive('2026-12-10', november)).toBe(true)
    expect(isFestive('2026-12-27', new Date('2026-12-10T00:00:00Z'))).toBe(false)
    expect(isFestive('soon', november)).toBe(false)
    expect(isFestive('', november)).toBe(false)
  })
})
