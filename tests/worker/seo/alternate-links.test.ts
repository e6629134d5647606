import { describe, expect, test } from 'vitest'
import { alternateLinks } from '../../../worker/seo/alternate-links.ts'
import { siteOf } from './support/sites.ts'

const uk = siteOf('uk')
const on = siteOf('on')

describe('the hreflang links of a page (domain 3)', () => {
  test('name each culture that has it by its tag, and the one without a country for everybody else', () => {
    const paths = { 'en-GB': '/vip/', 'en-ROW': '/en-ROW/vip/', 'fr-CA': '/fr-CA/vip/' }
    expect(alternateLinks(uk, paths)).toEqual([
      { hrefLang: 'en-GB', href: 'https://www.starling.example/vip/' },
      { hrefLang: 'en', href: 'https://www.starling.example/en-ROW/vip/' },
      { hrefLang: 'fr-CA', href: 'https://www.starling.example/fr-CA/vip/' },
      { hrefLang: 'x-default', href: 'https://www.starling.example/en-ROW/vip/' },
    ])
  })

  test.each([
    [on, { frca: '/frca/vip/', ca: '/vip/' }, 'https://www.maplerow.example/vip/'],
    [on, { frca: '/frca/vip/' }, 'https://www.maplerow.example/frca/vip/'],
    [uk, { 'en-IE': '/en-IE/bingo/' }, 'https://www.starling.example/en-IE/bingo/'],
  ])('without one for everybody, the domain’s first culture that has it: %#', (site, paths, standard) => {
    expect(alternateLinks(site, paths).at(-1)).toEqual({ hrefLang: 'x-default', href: standard })
  })

  test('never lead to another domain; a page that nobody has has none', () => {
    expect(alternateLinks(on, { 'en-GB': '/vip/', sv: '/vip/' })).toEqual([])
    expect(alternateLinks(on, {})).toEqual([])
  })
})
