import { describe, expect, test } from 'vitest'
import type { GameExtended } from '../../../shared/content/game.ts'
import { breadcrumbList, faqPage, game, itemList, organization, webSite } from '../../../worker/seo/json-ld.ts'
import { viewOf } from './support/sites.ts'

const view = viewOf('uk', 'en-GB')

const shown = {
  slug: 'thor',
  name: 'Thor',
  provider: { key: 'brass-otter', name: 'Brass Otter' },
  wideImage: { url: '/img/games/thor-wide.svg', width: 960, height: 540 },
  description: { summary: 'A slot.', html: '' },
  updatedAt: '2026-03-01T10:00:00.000Z',
  specs: { theme: 'Norse sagas' },
  rating: { rate: 4.4, count: 12 },
} as unknown as GameExtended

describe('structured data', () => {
  test('a rated game carries its rating, one without votes none', () => {
    expect(game(view, shown, '/slots/thor/')).toMatchObject({
      '@type': 'Game',
      url: 'https://www.starling.example/slots/thor/',
      image: {
        '@type': 'ImageObject',
        url: 'https://www.starling.example/img/games/thor-wide.svg',
        width: '960',
        height: '540',
      },
      aggregateRating: { ratingValue: 4.4, ratingCount: 12, bestRating: 5 },
    })
    expect(game(view, { ...shown, rating: null }, '/slots/thor/')).not.toHaveProperty('aggregateRating')
  })

  test('the last crumb is the page’s canonical address', () => {
    const crumbs = [
      { text: 'Home', href: '/' },
      { text: 'Slots', href: null },
    ]
    expect(breadcrumbList(view, crumbs, '/slots/').itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.starling.example/' },
      { '@type': 'ListItem', position: 2, name: 'Slots', item: 'https://www.starling.example/slots/' },
    ])
  })

  test('a list counts on from its first position, an item once; an empty one is none', () => {
    const items = [
      { name: 'Thor', href: '/slots/thor/' },
      { name: 'Thor', href: '/slots/thor/' },
      { name: 'Loki', href: '/slots/loki/' },
    ]
    const list = itemList(view, 'Slots', items, 25)
    expect(list).toMatchObject({ numberOfItems: 2, itemListElement: [{ position: 25 }, { position: 26 }] })
    expect(itemList(view, 'Slots', [])).toBeNull()
  })

  test('home says who runs the site, in the culture’s language', () => {
    expect(organization(view)).toMatchObject({ name: 'Starling Casino', url: 'https://www.starling.example/' })
    expect(webSite(viewOf('on', 'frca'))).toMatchObject({
      inLanguage: 'fr-CA',
      url: 'https://www.maplerow.example/frca/',
      publisher: { '@id': 'https://www.maplerow.example/#organization', name: 'Maple Row' },
    })
  })

  test('answers stay out of it where the market keeps offers out of the head', () => {
    const faq = { groups: [{ id: 'a', name: 'A', items: [{ id: 'q', question: 'Why?', answer: '<p>So.</p>' }] }] }
    expect(faqPage(view, faq)).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ name: 'Why?' }] })
    expect(faqPage(viewOf('on', 'ca'), faq)).toBeNull()
  })
})
