import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Counting, decidePurge, longestStep } from '../../../worker/content/purge-decision.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const known: Counting = { database: 'one', base: 0, newest: 1000 }
const call = (version: number, database = 'one', reset = false) => ({
  version,
  database,
  reset,
  issuedAt: now,
})

describe('what becomes of a purge', () => {
  test('the first of all says which database is followed', () => {
    expect(decidePurge(call(7), null, now)).toEqual({
      kind: 'raise',
      version: 7,
      counting: { database: 'one', base: 0, newest: 7 },
    })
  })

  test.each([
    [999, null],
    [1000, null],
    [1049, null],
    [1050, 1050],
    [1000 + longestStep, 1000 + longestStep],
  ])('version %i after 1000 is taken, and is written down as newest: %s', (version, newest) => {
    const counting = newest === null ? null : { ...known, newest }
    expect(decidePurge(call(version), known, now)).toEqual({ kind: 'raise', version, counting })
  })

  test('a slip of the hand is refused, also as the first or with a reset', () => {
    expect(decidePurge(call(1000 + longestStep + 1), known, now)).toEqual({ kind: 'implausible', largest: 11_000 })
    expect(decidePurge(call(2_000_000_000), null, now).kind).toBe('implausible')
    expect(decidePurge(call(2_000_000_000, 'two', true), known, now).kind).toBe('implausible')
  })

  test('another database is refused until a reset is asked for', () => {
    expect(decidePurge(call(3, 'two'), known, now)).toEqual({ kind: 'otherDatabase' })
    expect(decidePurge(call(3, 'two', true), known, now).kind).toBe('raise')
  })

  test('a reset that is replayed changes nothing', () => {
    const reset = call(3, 'two', true)
    const first = decidePurge(reset, known, now + 100)
    const counting = first.kind === 'raise' ? first.counting : null
    expect(decidePurge(reset, counting, now + 5000)).toEqual({ ...first, counting: null })
  })

  test('after a reset every version lies beyond all that were taken before', () => {
    const step = fc.record({ version: fc.integer({ min: 1, max: 1_000_000 }), reset: fc.boolean(), later: fc.nat(5) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let counting: Counting | null = null
        let at = now
        let before = 0
        for (const [number, { version, reset, later }] of steps.entries()) {
          at += later
          const decision = decidePurge(
            call(version, reset ? String(number) : (counting?.database ?? 'x'), reset),
            counting,
            at,
          )
          if (decision.kind !== 'raise') continue
          if (reset) expect(decision.version).toBeGreaterThan(before)
          before = Math.max(before, decision.version)
          counting = decision.counting ?? counting
        }
      }),
    )
  })
})
