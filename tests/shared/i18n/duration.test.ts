import { describe, expect, test } from 'vitest'
import { daysInWords, hoursLeft, timeLeft } from '../../../shared/i18n/duration.ts'

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

describe('how long a thing is kept', () => {
  const day = 86_400
  test.each([
    ['en-GB', 7 * day, '7 days'],
    ['en-GB', 1, '1 day'],
    ['en-GB', day + 1, '2 days'],
    ['en-GB', 365 * day, '1 year'],
    ['en-GB', 730 * day, '2 years'],
    ['en-GB', 366 * day, '366 days'],
    ['de-DE', 30 * day, '30 Tage'],
    ['sv-SE', 365 * day, '1 år'],
  ])('in %s for %i s reads %j', (lang, seconds, words) => {
    expect(daysInWords(lang, seconds).replace(/\u00a0|\u202f/g, ' ')).toBe(words)
  })
})
