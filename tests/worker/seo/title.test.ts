import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentTitle } from '../../../worker/seo/title.ts'

const brand = 'Starling Casino'
const room = 60 - ` | ${brand}`.length

describe('a document’s title', () => {
  test.each([
    ['Slots', 'Slots | Starling Casino'],
    ['About Starling Casino', 'About Starling Casino'],
    ['t'.repeat(room), `${'t'.repeat(room)} | Starling Casino`],
    ['t'.repeat(room + 1), 't'.repeat(room + 1)],
  ])('%s → %s', (title, expected) => {
    expect(documentTitle(title, brand)).toBe(expected)
  })

  test('never loses the page’s own words, and no brand makes one longer than search results show', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (title, name) => {
        const whole = documentTitle(title, name)
        expect(whole.startsWith(title)).toBe(true)
        expect(whole === title || whole.length <= 60).toBe(true)
      }),
    )
  })
})
