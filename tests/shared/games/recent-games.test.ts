import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recentOf, withSeen } from '../../../shared/games/recent-games.ts'
import { recentGames } from '../../../shared/storage/rare-table.ts'
import { parseStored } from '../../../shared/storage/stored.ts'

const slug = fc.stringMatching(/^[a-z0-9]{1,10}(-[a-z0-9]{1,10}){0,3}$/)

describe('games that were looked at', () => {
  test('are none where nothing is stored; the last stands first, once, and the thirteenth goes', () => {
    expect(recentOf(null)).toEqual([])
    expect(withSeen(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c'])
    const full = Array.from({ length: 12 }, (_, index) => `game-${index}`)
    expect(withSeen(full, 'new')).toEqual(['new', ...full.slice(0, 11)])
  })

  test('are always a text that the table of stored things takes, and are read as they were written', () => {
    fc.assert(
      fc.property(fc.array(slug, { minLength: 1, maxLength: 30 }), (visits) => {
        const seen = visits.reduce<readonly string[]>(withSeen, [])
        const text = seen.join(' ')
        expect(parseStored(recentGames, text)).toBe(text)
        expect(recentOf(text)).toEqual(seen)
        expect(seen[0]).toBe(visits.at(-1))
      }),
    )
  })
})
