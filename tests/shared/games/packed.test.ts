import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GroupShape } from '../../../shared/games/group-shapes.ts'
import { packed } from '../../../shared/games/packed.ts'

const rowsOf = (...shapes: readonly GroupShape[]) =>
  packed(shapes.map((shape, index) => ({ shape, index }))).map((row) => row.map(({ index }) => index))

describe('rows of home', () => {
  test.each([
    [[], []],
    [
      ['row', 'live'],
      [[0], [1]],
    ],
    [
      ['compact', 'compact', 'compact', 'compact'],
      [[0, 1, 2], [3]],
    ],
    [
      ['lead', 'compact', 'jackpot', 'compact', 'compact', 'compact', 'compact'],
      [[0], [1, 3, 4], [2], [5, 6]],
    ],
  ] as const)('%j are %j', (shapes, rows) => {
    expect(rowsOf(...shapes)).toEqual(rows)
  })

  const shapes = fc.array(fc.constantFrom<GroupShape>('ranked', 'lead', 'live', 'compact', 'jackpot', 'row'))

  test('hold every group once, small tiles alone beside each other', () => {
    fc.assert(
      fc.property(shapes, (list) => {
        const rows = rowsOf(...list)
        expect(rows.flat().sort((one, other) => one - other)).toEqual(list.map((_, index) => index))
        for (const row of rows) {
          expect(row.length).toBeLessThanOrEqual(3)
          if (row.length > 1) for (const index of row) expect(list[index]).toBe('compact')
        }
      }),
    )
  })
})
