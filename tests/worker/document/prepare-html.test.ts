import { describe, expect, test } from 'vitest'
import { prepareHtml } from '../../../worker/document/prepare-html.ts'
import { viewOf } from '../pages/support.ts'

const htmlIn = (culture: Parameters<typeof viewOf>[0], html: string) => prepareHtml(viewOf(culture), html).html

describe('the text of a feed', () => {
  test('has its internal links as the culture spells them', () => {
    expect(htmlIn('es', '<a href="/slots/new/">x</a>')).toBe('<a href="/slots/nuevas/">x</a>')
    expect(htmlIn('en-IE', '<a href="/search/?q=a&amp;page=2" title="t">x</a>')).toBe(
      '<a href="/en-IE/search/?q=a&amp;page=2" title="t">x</a>',
    )
  })

  test('keeps the words of a link whose page the culture lacks', () => {
    expect(htmlIn('de-DE', 'see <a href="/casino/">the <b>tables</b></a> and <a href="/terms/">terms</a>.')).toBe(
      'see the <b>tables</b> and <a href="/terms/">terms</a>.',
    )
  })

  test('opens other sites in a new tab and leaves the rest alone', () => {
    expect(htmlIn('en-GB', '<a href="https://www.gamcare.org.uk/">x</a>')).toBe(
      '<a href="https://www.gamcare.org.uk/" rel="noopener" target="_blank">x</a>',
    )
    expect(htmlIn('en-GB', '<a href="mailto:a@b.example">x</a><abbr title="y">z</abbr>')).toBe(
      '<a href="mailto:a@b.example">x</a><abbr title="y">z</abbr>',
    )
  })

  test('has headings that a list can lead to, each with an id of its own', () => {
    const { html, headings } = prepareHtml(
      viewOf('de-DE'),
      '<h2>1. Über Geld &amp; Limits</h2><h2>1. Über Geld &amp; Limits</h2><h2><a href="/terms/">AGB</a></h2><h2>日本</h2>',
    )
    expect(headings).toEqual([
      { id: 'section-1-uber-geld-limits', html: '1. Über Geld &amp; Limits' },
      { id: 'section-1-uber-geld-limits-2', html: '1. Über Geld &amp; Limits' },
      { id: 'section-agb', html: 'AGB' },
      { id: 'section-text', html: '日本' },
    ])
    expect(html).toContain('<h2 id="section-agb"><a href="/terms/">AGB</a></h2>')
  })

  test('keeps a number to call in one piece, and what stands in a tag as it is', () => {
    expect(
      htmlIn(
        'sv',
        '<p>Ring 020-81\u00A091 00, inte 60 000 kr.</p><a href="tel:+4620819100" title="020-81 91 00">020-81 91 00</a>',
      ),
    ).toBe(
      '<p>Ring <span class="whole">020-81\u00A091 00</span>, inte 60 000 kr.</p><a href="tel:+4620819100" title="020-81 91 00"><span class="whole">020-81 91 00</span></a>',
    )
  })

  test('has tables in a frame that the keyboard reaches, named by the heading above', () => {
    expect(htmlIn('en-GB', '<h2>Fees "here"</h2><table><thead><tr><th>A</th></tr></thead></table>')).toBe(
      '<h2 id="section-fees-here">Fees "here"</h2><div class="table-frame" tabindex="0" role="region" aria-label="Fees &quot;here&quot;"><table><thead><tr><th scope="col">A</th></tr></thead></table></div>',
    )
  })
})
