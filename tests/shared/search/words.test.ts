import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { swapped, wordsIn } from '../../../shared/search/words.ts'

describe('the words of a text', () => {
  test.each<readonly [string, readonly string[]]>([
    ['Book of Dead', ['book', 'of', 'dead']],
    ['  Bœuf   ÉGYPTE ', ['boeuf', 'egypte']],
    ['Ägypten, Straße & Smørrebrød', ['agypten', 'strasse', 'smorrebrod']],
    ['Fisher’s Tackle', ['fishers', 'tackle']],
    ["fisher's", ['fishers']],
    ['L’Or des dieux', ['l', 'or', 'des', 'dieux']],
    ["Rum-Soaked Mutiny: 21+3 (7's)", ['rum', 'soaked', 'mutiny', '21', '3', '7s']],
    ['', []],
    ['!?', []],
  ])('%j are %j', (text, words) => {
    expect(wordsIn(text)).toEqual(words)
  })

  test('read again they are the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const words = wordsIn(text)
        expect(wordsIn(words.join(' '))).toEqual(words)
      }),
    )
  })
})

describe('spellings with two neighbours swapped', () => {
  test('of a word of four letters or more, each pair once', () => {
    expect(swapped('tohr')).toEqual(['othr', 'thor', 'torh'])
    expect(swapped('book')).toEqual(['obok', 'boko'])
  })
  test('none of a short word, and none of a number', () => {
    expect(swapped('two')).toEqual([])
    expect(swapped('1234')).toEqual([])
  })
  test('are never the word itself, and have its letters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{4,12}$/), (word) => {
        for (const spelling of swapped(word)) {
          expect(spelling).not.toBe(word)
          expect([...spelling].sort()).toEqual([...word].sort())
        }
      }),
    )
  })
})
