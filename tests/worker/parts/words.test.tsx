import { renderToStaticMarkup } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import type { PromotionCard as Promotion } from '../../../shared/content/promotion.ts'
import type { PageBanner } from '../../../worker/parts/banner.ts'
import { Hero } from '../../../worker/parts/Hero.tsx'
import { markupOf } from '../../../worker/parts/markup.ts'
import { PromotionCard } from '../../../worker/parts/PromotionCard.tsx'
import { plainWords, withoutLinks } from '../../../worker/parts/Words.tsx'
import { viewOf } from '../pages/support.ts'

const view = viewOf('en-IE')
const picture = { width: 10, height: 10, hash: null }
const layers = { background: picture, foreground: picture }
const banner: PageBanner = {
  ...{ section: 'slots', headline: 'Slots, *plainly*', subline: '**Check** [all](/slots/) first', alt: 'Reels' },
  ...{ terms: '**18+** only', points: [], fullTerms: null, cta: null, pictures: { desktop: layers, mobile: layers } },
}

test('a banner shows its feed’s headline, line and terms, their asterisk pairs as emphasis', () => {
  const html = renderToStaticMarkup(<Hero view={view} heading="All slots" banner={banner} />)
  expect(html).toContain('<strong>Slots, <em>plainly</em></strong>')
  expect(html).toContain('<strong>Check</strong> <a href="/en-IE/slots/">all</a> first')
  expect(html).toContain('<strong>18+</strong> only')
  expect(html).not.toContain('*')
})

test('a promotion’s words carry emphasis; its name, which is a link, is plain', () => {
  const promotion: Promotion = {
    ...{
      id: 'x',
      slug: 'x',
      formerSlugs: [],
      kind: 'spotlight',
      state: 'active',
      starts: '2026-01-01',
      ends: null,
      picture: null,
      template: 'amount',
      figure: null,
      gameSlug: null,
    },
    ...{ caption: '**One** game', neutralName: 'A game', summary: 'Every *week*', claimLabel: '', moreInfoLabel: '' },
  }
  const html = renderToStaticMarkup(
    <PromotionCard view={view} promotion={promotion} now={new Date('2026-11-21')} level={3} />,
  )
  expect(html).toContain('>One game</a>')
  expect(html).toContain('Every <em>week</em>')
})

test('words that stand in a link keep their emphasis and lose their links; titles lose both', () => {
  expect(withoutLinks(markupOf(view, '[**a** b](/slots/) c'))).toEqual([
    { kind: 'bold', nodes: [{ kind: 'text', text: 'a' }] },
    { kind: 'text', text: ' b' },
    { kind: 'text', text: ' c' },
  ])
  expect(plainWords(view, '[**a** b](/slots/) *c* 2*3')).toBe('a b c 2*3')
})
