import { expect, test } from 'vitest'
import { renderDocument } from '../../../worker/document/document.tsx'
import { textOf } from '../../../worker/document/kept-markup.tsx'
import type { SettledWords } from '../../../worker/document/layout/settled-words.ts'
import { loadBanner } from '../../../worker/parts/banner.ts'
import { sampleContent } from '../pages/sample-content.ts'
import { contextOf, viewOf } from '../pages/support.ts'

const documentOf = (words: SettledWords | null, lean = false): string =>
  renderDocument(viewOf('en-GB'), {
    ...{ head: { title: 'T', description: 'D' }, main: <h1>T</h1>, route: null, restriction: 'none', clearable: false },
    ...{ blocked: { words: null, sibling: null }, openToAll: false, festive: false, serviceWorker: false },
    ...{ footer: null, lean, words },
  })
    .map(textOf)
    .join('')

const words = { logoAlt: 'The "logo" & more', cookieText: 'What cookies do.', cookieMore: 'Tell me more' }

test.each([false, true])('the culture’s settings name the logo and speak in the cookie notice (lean: %s)', (lean) => {
  const html = documentOf(words, lean)
  expect(html).toContain('alt="The &quot;logo&quot; &amp; more"')
  expect(html).toContain('<p class="consent__text">What cookies do.</p>')
  expect(html).toContain('>Tell me more</summary>')
})

test('without settings the catalogue speaks in their place', () => {
  const html = documentOf(null)
  expect(html).toContain('alt="Starling Casino, home"')
  expect(html).toContain('>More information</summary>')
  expect(html).not.toContain('{{')
})

test.each([
  ['home', 'welcome', '18+ and the offer', 'Terms of it'],
  ['home', null, 'The market’s line', null],
  ['slots', null, 'The market’s line', null],
  ['payments', 'welcome', 'The market’s line', null],
] as const)(
  'the banner of %s that states the offer %j prints %j and the whole terms %j',
  async (key, offer, line, whole) => {
    const answers = sampleContent({ items: 1, letters: 20, bare: false })
    const { banner, settings } = answers
    if (typeof banner !== 'object' || typeof settings !== 'object') throw new Error('The sample lacks its feeds.')
    const context = contextOf('en-GB', key, {
      answers: {
        ...answers,
        banner: { value: { ...Object(banner.value), offer, terms: offer === null ? '' : '18+ and the offer' } },
        settings: { value: { ...Object(settings.value), bannerLegalText: 'The market’s line' } },
      },
    })
    const printed = await loadBanner(context)
    expect(printed?.terms).toBe(line)
    expect(printed?.fullTerms?.title ?? null).toBe(whole)
  },
)
