import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fewestCharacters, longestQuery, searchWords } from '../../../shared/search/ask.ts'

describe('the words to look for (spec 5, rulings 7.2)', () => {
  test.each([
    [null, null],
    ['', null],
    ['a', null],
    [' a ', null],
    ['🎰', null],
    ['🎰🎰', '🎰🎰'],
    ['77', '77'],
    ['  book   of\n dead ', 'book of dead'],
    ['x'.repeat(81), 'x'.repeat(80)],
  ])('of %j are %j', (text, words) => {
    expect(searchWords(text)).toBe(words)
  })

  test('are two characters or more and 80 at most, and read again they are the same', () => {
    expect([fewestCharacters, longestQuery]).toEqual([2, 80])
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        const words = searchWords(text)
        if (words === null) return
        expect(words.length).toBeLessThanOrEqual(longestQuery)
        expect([...words].length).toBeGreaterThanOrEqual(fewestCharacters)
        expect(searchWords(words)?.trim()).toBe(words.trim())
      }),
    )
  })
})
