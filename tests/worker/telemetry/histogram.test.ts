import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { durationSteps, Histogram } from '../../../worker/telemetry/histogram.ts'

const of = (values: readonly number[]): Histogram => {
  const histogram = new Histogram()
  for (const value of values) histogram.add(value)
  return histogram
}

describe('a histogram', () => {
  test('counts each value in the first step that holds it, and what is longer in one more', () => {
    expect(of([0, 5, 6, 2500, 2501, 90_000]).counts).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 1, 2])
  })

  test('has no quantile of nothing, and never one beyond the largest value', () => {
    expect(of([]).quantile(0.5)).toBeNull()
    expect(of([7, 7, 7]).quantile(0.95)).toBe(7)
    expect(of([1, 1, 1, 400]).quantile(0.5)).toBe(5)
    expect(of([1, 1, 1, 9000]).quantile(1)).toBe(9000)
  })

  test('no value is lost, and a quantile is at least the value that it stands for', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1 }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (values, share) => {
          const histogram = of(values)
          expect(histogram.total).toBe(values.length)
          expect(histogram.counts).toHaveLength(durationSteps.length + 1)
          const exact = [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0
          expect(histogram.quantile(share)).toBeGreaterThanOrEqual(exact)
        },
      ),
    )
  })
})
