import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withoutRepeats } from '../../../shared/games/without-repeats.ts'

const rowOf = (...slugs: readonly string[]) => ({ games: slugs.map((slug) => ({ slug })) })
const slugs = (rows: readonly { readonly games: readonly { readonly slug: string }[] }[]) =>
  rows.map(({ games }) => games.map(({ slug }) => slug))

describe('rows of games, one below the other', () => {
  test('a game that stands first above comes later below', () => {
    expect(slugs(withoutRepeats([rowOf('a', 'b', 'c'), rowOf('b', 'd', 'a', 'e')]))).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e', 'b', 'a'],
    ])
  })

  test('only the first six of the row above count', () => {
    expect(slugs(withoutRepeats([rowOf('a', 'b', 'c', 'd', 'e', 'f', 'g'), rowOf('g', 'a')]))[1]).toEqual(['g', 'a'])
  })

  const rows = fc.array(
    fc.uniqueArray(fc.constantFrom(...'abcdefghijklmnopqrst'), { maxLength: 14 }).map((all) => rowOf(...all)),
    { maxLength: 6 },
  )

  test('no row loses or gains a game, and none begins with one of the six above while it has another', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const shown = slugs(withoutRepeats(given))
        expect(shown.map((row) => [...row].sort())).toEqual(slugs(given).map((row) => [...row].sort()))
        for (const [index, row] of shown.entries()) {
          const above = new Set(shown[index - 1]?.slice(0, 6))
          const others = row.filter((slug) => !above.has(slug)).length
          expect(row.slice(0, Math.min(6, others)).filter((slug) => above.has(slug))).toEqual([])
        }
      }),
    )
  })
})
