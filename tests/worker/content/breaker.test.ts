import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Breaker } from '../../../worker/content/breaker.ts'

const failTimes = (breaker: Breaker, times: number, now: number, retryAfterMs: number | null = null) => {
  for (let time = 0; time < times; time++) breaker.failed(now, retryAfterMs)
}

describe('a breaker', () => {
  test('lets every question through until five in a row have failed', () => {
    const breaker = new Breaker()
    failTimes(breaker, 4, 0)
    breaker.answered()
    failTimes(breaker, 4, 0)
    expect(breaker.admits(1)).toBe(true)
    failTimes(breaker, 1, 1)
    expect(breaker.admits(2)).toBe(false)
  })

  test('then pauses for a second, lets one through, and pauses twice as long each time that fails', () => {
    const breaker = new Breaker()
    failTimes(breaker, 5, 0)
    let now = 0
    const pauses: number[] = []
    for (let round = 0; round < 6; round++) {
      const start = now
      while (!breaker.admits(now)) now += 100
      pauses.push(now - start)
      expect(breaker.admits(now), 'only one is let through').toBe(false)
      now += 3000
      breaker.failed(now, null)
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000])
  })

  test('does what the origin asks for, within a minute', () => {
    const breaker = new Breaker()
    failTimes(breaker, 5, 0, 20_000)
    expect([breaker.admits(19_999), breaker.admits(20_000)]).toEqual([false, true])
    const other = new Breaker()
    failTimes(other, 5, 0, 3_600_000)
    expect([other.admits(59_999), other.admits(60_000)]).toEqual([false, true])
  })

  test('is as new after an answer', () => {
    const breaker = new Breaker()
    failTimes(breaker, 50, 0)
    breaker.answered()
    expect([breaker.admits(1), breaker.admits(1)]).toEqual([true, true])
  })

  test('lets a question through within a minute of the last failure, whatever came before', () => {
    const event = fc.record({
      later: fc.nat(20_000),
      kind: fc.constantFrom('failed', 'answered', 'asked'),
      retry: fc.option(fc.nat(10_000_000)),
    })
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const breaker = new Breaker()
        let now = 0
        for (const { later, kind, retry } of events) {
          now += later
          if (kind === 'failed') breaker.failed(now, retry)
          else if (kind === 'answered') breaker.answered()
          else breaker.admits(now)
        }
        expect(breaker.admits(now + 60_000)).toBe(true)
      }),
    )
  })
})
