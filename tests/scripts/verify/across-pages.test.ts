import { describe, expect, test } from 'vitest'
import { englishLines, missingPlaces, sharedTexts, unreciprocated } from '../../../scripts/verify/across-pages.ts'
import { fewOfEachKind } from '../../../scripts/verify/few-of-each-kind.ts'
import { mapFaults } from '../../../scripts/verify/map-faults.ts'
import type { PageFacts } from '../../../scripts/verify/page-facts.ts'

const page = (path: string, facts: Partial<PageFacts> = {}): PageFacts => ({
  path,
  culture: 'en-GB',
  lang: 'en-GB',
  title: path,
  description: `About ${path}`,
  noindex: false,
  canonical: path,
  alternates: {},
  ids: new Set(),
  links: [],
  resources: [],
  names: [],
  suspects: [],
  faults: [],
  ...facts,
})

describe('titles and descriptions', () => {
  test('of two indexable pages of a culture differ', () => {
    expect(sharedTexts([page('/a/', { title: 'Same' }), page('/b/', { title: 'Same' })])).toEqual([
      '/b/ and /a/ share the title "Same"',
    ])
  })

  test('may be shared with another culture, a page outside the index, or another address of the same page', () => {
    const same = { title: 'Same', description: 'Same' }
    expect(
      sharedTexts([
        page('/a/', same),
        page('/fr-CA/a/', { ...same, culture: 'fr-CA' }),
        page('/b/', { ...same, noindex: true }),
        page('/a/?page=2', { ...same, canonical: '/a/' }),
      ]),
    ).toEqual([])
  })
})

describe('hreflang', () => {
  const alternates = { 'en-GB': '/a/', 'fr-CA': '/fr-CA/a/' }
  test('holds where every page names the same set, itself in it', () => {
    expect(unreciprocated([page('/a/', { alternates }), page('/fr-CA/a/', { alternates })])).toEqual([])
  })

  test('does not hold where a page leaves itself out, or another names others back', () => {
    expect(
      unreciprocated([page('/a/', { alternates }), page('/fr-CA/a/', { alternates: { 'en-GB': '/a/' } })]),
    ).toEqual([
      '/a/ names /fr-CA/a/ by hreflang, which names others back',
      '/fr-CA/a/ does not name itself by hreflang',
      '/fr-CA/a/ names /a/ by hreflang, which names others back',
    ])
  })
})

test('a link to a place that a page lacks is found once', () => {
  const link = { path: '/help/', fragment: 'limits', foreign: false }
  const other = { path: '/help/', fragment: 'main', foreign: false }
  expect(
    missingPlaces([
      page('/help/', { ids: new Set(['main']) }),
      page('/a/', { links: [link, other] }),
      page('/b/', { links: [link] }),
    ]),
  ).toEqual(['/a/ links to /help/#limits, and there is no such place'])
})

test('English is told with its words; proper names of any page, and words a language shares, are not English', () => {
  expect(
    englishLines([
      page('/spel/', { lang: 'sv-SE', suspects: ['Book of Dead är ute', 'Läs more här'] }),
      page('/slots/', { lang: 'sv-SE', names: ['Book of Dead'], suspects: ['Läs more här'] }),
      page('/fr-CA/', { lang: 'fr-CA', suspects: ['La quête est close.'] }),
    ]),
  ).toEqual(['/spel/: English "more" in "Läs more här"'])
})

test('a sample holds the first two of each kind', () => {
  expect(fewOfEachKind(['/a/1', '/a/2', '/b/1', '/a/3'], (path) => path.slice(0, 2))).toEqual(['/a/1', '/a/2', '/b/1'])
  expect(fewOfEachKind(['/a/1', '/a/2', '/a/3'], () => 'one')).toEqual(['/a/1', '/a/2'])
})

describe('an address in a site map', () => {
  const alternates = { 'en-GB': '/a/' }
  test('is true where its page is indexable, canonical and names the same languages', () => {
    expect(mapFaults({ path: '/a/', alternates }, page('/a/', { alternates }))).toEqual([])
  })

  test('is not where the page says otherwise', () => {
    expect(mapFaults({ path: '/a/', alternates }, page('/a/', { noindex: true, canonical: '/b/' }))).toEqual([
      '/a/ is listed and says noindex',
      '/a/ is listed and names /b/ as its canonical address',
      '/a/: hreflang of the map and of the page differ',
    ])
  })
})
