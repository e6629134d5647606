import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chaptersOf } from '../../../worker/document/chapters.ts'

const h2 = (id: string, words = id) => `<h2 id="section-${id}">${words}</h2>`

describe('the chapters of a text', () => {
  test('are its second-level headings with what stands below each', () => {
    expect(
      chaptersOf({ html: `<p>First</p>${h2('a', 'A <em>b</em>')}<p>1</p><p>2</p>${h2('b')}<ul><li>x</li></ul>` }),
    ).toEqual({
      intro: '<p>First</p>',
      chapters: [
        { id: 'section-a', heading: 'A <em>b</em>', html: '<p>1</p><p>2</p>' },
        { id: 'section-b', heading: 'b', html: '<ul><li>x</li></ul>' },
      ],
    })
  })

  test('are none where the text has no heading, and there is no text before the first one where it begins with it', () => {
    expect(chaptersOf({ html: '<p>All</p>' })).toEqual({ intro: '<p>All</p>', chapters: [] })
    expect(chaptersOf({ html: `${h2('a')}<p>1</p>` }).intro).toBe('')
  })

  test('do not begin within a list or a quotation', () => {
    const html = `<ul><li>${h2('a')}</li></ul><blockquote>${h2('b')}<p>x</p></blockquote>${h2('c')}<p>y</p>`
    expect(chaptersOf({ html }).chapters.map(({ id }) => id)).toEqual(['section-c'])
  })

  test('put together again are the whole text, whatever it is', () => {
    const piece = fc.constantFrom(
      '<p>x</p>',
      '<ul><li>x</li></ul>',
      `<blockquote>${h2('q')}</blockquote>`,
      h2('a'),
      h2('b'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { intro, chapters } = chaptersOf({ html: pieces.join('') })
        const again = chapters.map(({ id, heading, html }) => `<h2 id="${id}">${heading}</h2>${html}`)
        expect(intro + again.join('')).toBe(pieces.join(''))
      }),
    )
  })
})
