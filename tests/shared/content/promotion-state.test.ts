import { describe, expect, test } from 'vitest'
import { daysLeft, promotionState } from '../../../shared/content/promotion-state.ts'

const span = { starts: '2026-12-01', ends: '2026-12-26' }

describe('a promotion’s state', () => {
  test.each([
    ['2026-11-30T23:59:59Z', 'scheduled'],
    ['2026-12-01T00:00:00Z', 'active'],
    ['2026-12-26T23:59:59Z', 'active'],
    ['2026-12-27T00:00:00Z', 'expired'],
  ])('at %s is %s: both days count, in UTC', (now, state) => {
    expect(promotionState(span, new Date(now))).toBe(state)
  })

  test('without a last day never expires', () => {
    expect(promotionState({ starts: '2026-01-01', ends: null }, new Date('2099-01-01'))).toBe('active')
  })

  test.each([
    ['2026-12-26T08:00:00Z', 0],
    ['2026-12-25T23:59:59Z', 1],
    ['2026-12-01T00:00:00Z', 25],
  ])('at %s has %i days left', (now, days) => {
    expect(daysLeft(span, new Date(now))).toBe(days)
  })

  test('has no days to count without a last day', () => {
    expect(daysLeft({ ends: null }, new Date('2026-12-01'))).toBeNull()
  })
})
