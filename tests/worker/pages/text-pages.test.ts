import { describe, expect, test } from 'vitest'
import { routeTable } from '../../../shared/routes/table.ts'
import type { Loaded } from '../../../worker/document/page.ts'
import { readDocument } from '../../../worker/pages/compliance/documents.ts'
import { loadCompliance } from '../../../worker/pages/compliance/load.ts'
import { loadContact } from '../../../worker/pages/contact/load.ts'
import { loadContent } from '../../../worker/pages/content/load.ts'
import { filterFaq, loadHelp } from '../../../worker/pages/help/load.ts'
import { loadSiteMap } from '../../../worker/pages/site-map/load.ts'
import { contextOf, simpleText } from './support.ts'

const page = <Props>(loaded: Loaded<Props>) => {
  if (loaded.kind !== 'page') throw new Error(`It answers "${loaded.kind}".`)
  return loaded
}

describe('a content page', () => {
  test('takes terms, privacy and bonus policy from the terms feed by code, the others from the simple feed', async () => {
    const answers = { terms: simpleText('<p>legal</p>'), 'simple-feed': simpleText('<p>simple</p>') }
    for (const [key, text] of [
      ['terms', 'legal'],
      ['privacy', 'legal'],
      ['bonusPolicy', 'legal'],
      ['vip', 'simple'],
      ['aboutUs', 'simple'],
    ] as const) {
      const loaded = page(await loadContent(contextOf('en-GB', key, { answers })))
      expect(loaded.props.body?.html).toBe(`<p>${text}</p>`)
      expect(loaded.head.title).toBe('A title')
    }
  })

  test('keeps its name and says nothing it does not know when the feed fails (rulings 3.10)', async () => {
    const loaded = page(await loadContent(contextOf('de-DE', 'privacy')))
    expect(loaded.props.body).toBeNull()
    expect(loaded.props.heading).toBe('Datenschutz')
  })

  test('is named in the menu, whichever route it is', async () => {
    const keys = routeTable
      .filter(({ contentType }) => ['content', 'story'].includes(contentType))
      .map(({ key }) => key)
    for (const key of keys) {
      const loaded = page(await loadContent(contextOf('en-GB', key)))
      expect(loaded.props.heading).not.toBe(key)
    }
  })
})

describe('a compliance page', () => {
  const file = '<title>T</title>\n<meta name="description" content="D">\n<h1>H</h1>\n<h2>One</h2><p>Text</p>\n'

  test('shows its fixed document without asking any feed', async () => {
    const loaded = page(await loadCompliance({ impressum: readDocument('x', file) })(contextOf('de-DE', 'impressum')))
    expect(loaded.props).toMatchObject({ heading: 'H', body: { headings: [{ id: 'section-one', html: 'One' }] } })
    expect(loaded.head).toMatchObject({ title: 'T', description: 'D' })
  })

  test('does not come up with a document that lacks its first lines', () => {
    expect(() => readDocument('x', '<h1>H</h1>')).toThrow(/x\.html must begin with/)
  })
})

describe('the help page', () => {
  const groups = [
    {
      id: 'a',
      name: 'A',
      items: [{ id: '1', question: 'How do I withdraw?', answer: '<p>Choose a <b>method</b>.</p>' }],
    },
    { id: 'b', name: 'B', items: [{ id: '2', question: 'What is RTP?', answer: '<p>A long average.</p>' }] },
  ]

  test.each([
    ['', ['1', '2']],
    ['withdraw', ['1']],
    ['method choose', ['1']],
    ['AVERAGE', ['2']],
    ['roulette', []],
  ])('finds by %j the questions %j', (query, ids) => {
    expect(filterFaq(groups, query).flatMap((group) => group.items.map(({ id }) => id))).toEqual(ids)
  })

  test('narrows by the address and keeps a narrowed list out of search engines', async () => {
    const answers = { faq: { value: { groups } }, 'simple-feed': simpleText('<p>x</p>') }
    const all = page(await loadHelp(contextOf('en-GB', 'help', { answers })))
    const some = page(await loadHelp(contextOf('en-GB', 'help', { answers, query: { q: ' rtp ' } })))
    expect([all.props.found, some.props.found]).toEqual([2, 1])
    expect([all.head.noindex, some.head.noindex]).toEqual([false, true])
  })

  test('tells missing questions from none found', async () => {
    const loaded = page(await loadHelp(contextOf('en-GB', 'help')))
    expect(loaded.props.groups).toBeNull()
  })
})

describe('the contact page', () => {
  test.each([
    ['en-GB', /^Every day, 08:00 to midnight \(UK time\)$/],
    ['en-ROW', /^Every day, 08:00 to midnight \(UK time\)$/],
    ['ca', /^Every day, 8:00.a\.m\. to midnight \(Eastern Time\)$/],
    ['frca', /^Tous les jours, de 8\u00a0h à minuit \(heure de l’Est\)$/],
    ['de-DE', /^Täglich von 09:00 Uhr bis Mitternacht \(deutsche Zeit\)$/],
    ['fr-CA', /\(heure du Royaume-Uni\)$/],
    ['es', /\(hora peninsular\)$/],
    ['sv', /\(svensk tid\)$/],
  ] as const)('says in %s when support is there, with the zone', async (culture, hours) => {
    const loaded = page(await loadContact(contextOf(culture, 'contact')))
    expect(loaded.props.hours).toMatch(hours)
  })

  test('gives the licensee’s address and a number that can be dialled, where there is one', async () => {
    const uk = page(await loadContact(contextOf('en-GB', 'contact')))
    const se = page(await loadContact(contextOf('sv', 'contact')))
    expect(uk.props.address[0]).toBe('Starling Leisure Limited')
    expect(uk.props.phone?.href).toMatch(/^tel:\+44\d+$/)
    expect(se.props.phone).toBeNull()
  })
})

describe('the site map', () => {
  test.each(['en-GB', 'fr-CA', 'de-DE', 'sv', 'es', 'frca'] as const)(
    'of %s lists each page once, by its canonical address',
    async (culture) => {
      const { view, props } = {
        view: contextOf(culture, 'siteMap').view,
        ...page(await loadSiteMap(contextOf(culture, 'siteMap'))),
      }
      const flat = (links: (typeof props.groups)[number]['links']): string[] =>
        links.flatMap((link) => [link.href, ...flat(link.below)])
      const hrefs = props.groups.flatMap((group) => flat(group.links))
      expect(new Set(hrefs).size).toBe(hrefs.length)
      expect(hrefs).toContain(view.href('terms'))
      expect(hrefs).not.toContain(view.href('search'))
      expect(hrefs.filter((href) => href.includes('preview') || href.includes('{'))).toEqual([])
      expect(hrefs.includes(view.href('promotions') ?? '')).toBe(view.market.rules.promotionLinks)
    },
  )
})
