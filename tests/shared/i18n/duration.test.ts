import { describe, expect, test } from 'vitest'
import { hoursLeft, timeLeft } from '../../../shared/i18n/duration.ts'

const minute = 60_000

describe('the time left', () => {
  test.each([
    ['en-GB', 0, '0 minutes'],
    ['en-GB', 1, '1 minute'],
    ['en-GB', 12 * minute, '12 minutes'],
    ['en-GB', 60 * minute, '1 hour'],
    ['en-GB', 7 * 60 * minute + 12 * minute, '7 hrs 12 mins'],
    ['sv-SE', 60 * minute, '1 timme'],
    ['es-ES', 2 * minute, '2 minutos'],
    ['fr-CA', 5 * minute, '5 minutes'],
  ])('in %s of %i ms reads %j', (lang, ms, words) => {
    expect(timeLeft(lang, ms).replace(/\u00a0|\u202f/g, ' ')).toBe(words)
  })

  test.each([
    [1, '1 hour'],
    [60 * minute, '1 hour'],
    [60 * minute + 1, '2 hours'],
  ])('of %i ms in whole hours reads %j', (ms, words) => {
    expect(hoursLeft('en-GB', ms)).toBe(words)
  })
})
