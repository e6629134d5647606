import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recentSearches, withSearch } from '../../../shared/search/recent.ts'
import { recentSearches as row } from '../../../shared/storage/rare-table.ts'
import { parseStored } from '../../../shared/storage/stored.ts'

describe('recent searches', () => {
  test('come back the latest first, each once, six at most', () => {
    const kept = ['a1', 'b2', 'c3', 'A1', 'd4', 'e5', 'f6', 'g7'].reduce<string | null>(
      (stored, words) => withSearch(stored, words) ?? stored,
      null,
    )
    expect(recentSearches(kept)).toEqual(['g7', 'f6', 'e5', 'd4', 'A1', 'c3'])
  })

  test('too short a text is not kept', () => {
    expect(withSearch(null, ' x ')).toBeNull()
  })

  test('whatever is looked for, what is kept fits its row', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (searches) => {
        let stored: string | null = null
        for (const words of searches) stored = withSearch(stored, words) ?? stored
        if (stored !== null) expect(parseStored(row, stored)).toBe(stored)
      }),
    )
  })
})
