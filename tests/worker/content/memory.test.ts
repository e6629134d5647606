import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MemoryTier } from '../../../worker/content/memory.ts'

describe('the memory tier', () => {
  test('drops the oldest that nobody has read lately', () => {
    const tier = new MemoryTier<string>(30)
    tier.set('a', 'A', 10)
    tier.set('b', 'B', 10)
    tier.set('c', 'C', 10)
    tier.get('a')
    tier.set('d', 'D', 10)
    expect(['a', 'b', 'c', 'd'].map((key) => tier.get(key))).toEqual(['A', undefined, 'C', 'D'])
  })

  test('drops one that was read once when its turn comes again', () => {
    const tier = new MemoryTier<string>(20)
    tier.set('a', 'A', 10)
    tier.get('a')
    for (const key of ['b', 'c', 'd']) tier.set(key, key, 10)
    expect(tier.get('a')).toBeUndefined()
    expect([tier.get('d'), tier.bytes, tier.size]).toEqual(['d', 20, 2])
  })

  test('counts a replaced value once, and never keeps one that is larger than all of it', () => {
    const tier = new MemoryTier<string>(30)
    tier.set('a', 'A', 20)
    tier.set('a', 'AA', 25)
    expect([tier.get('a'), tier.bytes, tier.size]).toEqual(['AA', 25, 1])
    tier.set('a', 'AAA', 30)
    expect([tier.get('a'), tier.bytes, tier.size]).toEqual(['AAA', 30, 1])
    tier.set('a', 'huge', 31)
    expect([tier.get('a'), tier.bytes, tier.size]).toEqual([undefined, 0, 0])
    tier.delete('nothing')
    expect(tier.bytes).toBe(0)
  })

  test('never holds more than its limit, and always what was set last', () => {
    const step = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), bytes: fc.nat(40), drop: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const tier = new MemoryTier<number>(100)
        for (const { key, bytes, drop } of steps) {
          if (drop) tier.delete(key)
          else {
            tier.set(key, bytes, bytes)
            expect(tier.get(key)).toBe(bytes)
          }
          expect(tier.bytes).toBeLessThanOrEqual(100)
        }
        const held = ['a', 'b', 'c', 'd', 'e'].map((key) => tier.get(key) ?? 0)
        expect(tier.bytes).toBe(held.reduce((sum, bytes) => sum + bytes, 0))
      }),
    )
  })
})
