import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { likely, unknownWord } from '../../../shared/text/likely.ts'

const known = ['crawl', 'nu', 'axe', 'site-maps', 'lighthouse', 'load']

/** Fewest edits from one word to another, by their definition: letters put in, left out, replaced, or two neighbours swapped. */
const edits = (a: string, b: string): number => {
  if (a === '' || b === '') return a.length + b.length
  const ways = [
    edits(a.slice(1), b) + 1,
    edits(a, b.slice(1)) + 1,
    edits(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
  ]
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]) ways.push(edits(a.slice(2), b.slice(2)) + 1)
  return Math.min(...ways)
}

describe('the word that was probably meant', () => {
  test.each([
    ['crawll', 'crawl'],
    ['carwl', 'crawl'],
    ['Axe', 'axe'],
    ['sitemaps', 'site-maps'],
    ['light', 'lighthouse'],
    ['LIGHTH', 'lighthouse'],
    ['si', 'site-maps'],
    ['s', undefined],
    ['zebra', undefined],
    ['', undefined],
  ])('%j: %s', (word, meant) => {
    expect(likely(word, known)).toBe(meant)
  })

  test('is the nearest of several, and none where nothing is known', () => {
    expect(likely('lode', ['node', 'load', 'lodes'])).toBe('node')
    expect(likely('lodes', ['node', 'load', 'lodes'])).toBe('lodes')
    expect(likely('crawl', [])).toBeUndefined()
  })

  test('differs in a third of its letters at most, or begins with what was typed', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
    fc.assert(
      fc.property(word, word, (typed, name) => {
        const near = edits(typed, name) <= Math.max(1, Math.floor(name.length / 3))
        const begun = typed.length >= 2 && name.startsWith(typed)
        expect(likely(typed, [name])).toBe(near || begun ? name : undefined)
      }),
      { numRuns: 400 },
    )
  })
})

test.each([
  ['crawll', 'There is no round "crawll": did you mean "crawl"?'],
  ['zebra', 'There is no round "zebra": choose from crawl, nu, axe, site-maps, lighthouse, load.'],
])('of %j is said in one sentence', (word, sentence) => {
  expect(unknownWord('round', word, known)).toBe(sentence)
})
