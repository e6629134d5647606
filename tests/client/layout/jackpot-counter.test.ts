import { describe, expect, test } from 'vitest'
import { amountAt } from '../../../client/layout/jackpot-counter.ts'

describe('the amount of a jackpot', () => {
  const from = { eur: 1000, hourly: 60, at: 10 * 60_000 }

  test.each([
    ['before it was read, as when it was', 0, 1000],
    ['as it was read', 10, 1000],
    ['within the same minute', 10.99, 1000],
    ['a minute later', 11, 1001],
    ['an hour later', 70, 1060],
  ])('%s', (_, minutes, eur) => {
    expect(amountAt(from, minutes * 60_000)).toBe(eur)
  })
})
