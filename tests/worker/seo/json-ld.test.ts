import { describe, expect, test } from 'vitest'
import type { Post } from '../../../shared/content/blog.ts'
import type { GameExtended } from '../../../shared/content/game.ts'
import {
  blogPosting,
  breadcrumbList,
  faqPage,
  game,
  graphOf,
  itemList,
  organization,
  webSite,
} from '../../../worker/seo/json-ld.ts'
import { brandImages } from '../../../worker/view/assets.ts'
import { siteOf, viewOf } from './support/sites.ts'

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

const post = {
  slug: 'setting-limits',
  title: 'Setting limits',
  description: 'How to set them.',
  tag: { slug: 'safer-play', name: 'Safer play' },
  author: { id: 'a', name: 'Ada Hill', role: 'Editor' },
  published: '2026-02-01',
  updatedAt: '2026-02-03',
  socialImage: '/img/blog/limits.webp',
} as unknown as Post

const faq = {
  groups: [
    { id: 'a', name: 'A', items: [{ id: 'q', question: 'Why?', answer: '<p>So.</p>' }] },
    { id: 'b', name: 'B', items: [{ id: 'r', question: 'When?', answer: '<p>Now.</p>' }] },
  ],
}

describe('structured data', () => {
  test('is one graph of schema.org', () => {
    const things = [webSite(view), organization(view)]
    expect(graphOf(things)).toEqual({ '@context': 'https://schema.org', '@graph': things })
  })

  test('a game is what its page shows of it', () => {
    expect(game(view, shown, '/slots/thor/')).toEqual({
      '@type': 'Game',
      '@id': 'https://www.starling.example/slots/thor/#game',
      name: 'Thor',
      url: 'https://www.starling.example/slots/thor/',
      description: 'A slot.',
      image: {
        '@type': 'ImageObject',
        url: 'https://www.starling.example/img/games/thor-wide.svg',
        width: '960',
        height: '540',
      },
      inLanguage: 'en-GB',
      dateModified: '2026-03-01T10:00:00.000Z',
      author: { '@type': 'Organization', name: 'Brass Otter' },
      genre: 'Norse sagas',
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.4,
        ratingCount: 12,
        bestRating: 5,
        worstRating: 1,
      },
    })
  })

  test('what nobody said of a game is not said: no votes, no rating; no theme, no genre', () => {
    const untold = game(view, { ...shown, rating: null, specs: { ...shown.specs, theme: null } }, '/slots/thor/')
    expect(untold).not.toHaveProperty('aggregateRating')
    expect(untold).not.toHaveProperty('genre')
    expect(game(view, { ...shown, rating: { rate: 0, count: 0 } }, '/slots/thor/')).not.toHaveProperty(
      'aggregateRating',
    )
  })

  test('the trail counts from 1, and its last crumb is the page’s canonical address', () => {
    const crumbs = [
      { text: 'Home', href: '/' },
      { text: 'Slots', href: null },
    ]
    expect(breadcrumbList(view, crumbs, '/slots/')).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.starling.example/' },
        { '@type': 'ListItem', position: 2, name: 'Slots', item: 'https://www.starling.example/slots/' },
      ],
    })
  })

  test('a list counts on from its first position, an item once; an empty one is none', () => {
    const items = [
      { name: 'Thor', href: '/slots/thor/' },
      { name: 'Thor', href: '/slots/thor/' },
      { name: 'Loki', href: '/slots/loki/' },
    ]
    expect(itemList(view, 'Slots', items, 25)).toEqual({
      '@type': 'ItemList',
      name: 'Slots',
      numberOfItems: 2,
      itemListElement: [
        { '@type': 'ListItem', position: 25, name: 'Thor', url: 'https://www.starling.example/slots/thor/' },
        { '@type': 'ListItem', position: 26, name: 'Loki', url: 'https://www.starling.example/slots/loki/' },
      ],
    })
    expect(itemList(view, 'Slots', items)).toMatchObject({ itemListElement: [{ position: 1 }, { position: 2 }] })
    expect(itemList(view, 'Slots', [])).toBeNull()
  })

  test('home says who runs the site: its licensee, its mark, how it is reached, where else it speaks', () => {
    expect(organization(view)).toEqual({
      '@type': 'Organization',
      '@id': 'https://www.starling.example/#organization',
      name: 'Starling Casino',
      legalName: 'Starling Leisure Limited',
      url: 'https://www.starling.example/',
      logo: `https://www.starling.example${brandImages('uk').icon512}`,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email: 'support@starling.example',
        telephone: '+44 808 157 0001',
        availableLanguage: ['en-GB', 'en', 'en-IE', 'en-CA', 'en-NZ', 'fr-CA'],
      },
      sameAs: [
        'https://twitter.example/starlingcasino',
        'https://facebook.example/starlingcasino',
        'https://instagram.example/starlingcasino',
      ],
    })
  })

  test('a brand without a telephone names none, and one that speaks nowhere else is the same as nobody', () => {
    const told = organization(viewOf('se', 'sv'))
    expect(told).toHaveProperty('contactPoint.email')
    expect(told).not.toHaveProperty('contactPoint.telephone')
    expect(told).not.toHaveProperty('sameAs')
  })

  test('home says what the site is, in the culture’s language', () => {
    expect(webSite(viewOf('on', 'frca'))).toEqual({
      '@type': 'WebSite',
      '@id': 'https://www.maplerow.example/frca/#website',
      name: 'Maple Row',
      url: 'https://www.maplerow.example/frca/',
      inLanguage: 'fr-CA',
      publisher: {
        '@type': 'Organization',
        '@id': 'https://www.maplerow.example/#organization',
        name: 'Maple Row',
      },
    })
  })

  test('a post names its author and its publisher, and the picture that its feed names', () => {
    expect(blogPosting(view, post, '/blog/safer-play/setting-limits/')).toEqual({
      '@type': 'BlogPosting',
      '@id': 'https://www.starling.example/blog/safer-play/setting-limits/#post',
      headline: 'Setting limits',
      description: 'How to set them.',
      url: 'https://www.starling.example/blog/safer-play/setting-limits/',
      mainEntityOfPage: 'https://www.starling.example/blog/safer-play/setting-limits/',
      image: 'https://www.starling.example/img/blog/limits.webp',
      datePublished: '2026-02-01',
      dateModified: '2026-02-03',
      inLanguage: 'en-GB',
      articleSection: 'Safer play',
      author: { '@type': 'Person', name: 'Ada Hill', jobTitle: 'Editor' },
      publisher: {
        '@type': 'Organization',
        '@id': 'https://www.starling.example/#organization',
        name: 'Starling Casino',
      },
    })
    expect(blogPosting(view, { ...post, socialImage: null }, '/')).toMatchObject({
      image: siteOf('uk').origin + brandImages('uk').social,
    })
  })

  test('the questions of every group stand in it; none, no list of them', () => {
    expect(faqPage(view, faq)).toEqual({
      '@type': 'FAQPage',
      inLanguage: 'en-GB',
      mainEntity: [
        { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: '<p>So.</p>' } },
        { '@type': 'Question', name: 'When?', acceptedAnswer: { '@type': 'Answer', text: '<p>Now.</p>' } },
      ],
    })
    expect(faqPage(view, { groups: [{ id: 'a', name: 'A', items: [] }] })).toBeNull()
  })

  test.each(['ca', 'frca'] as const)(
    'answers stay out of it in %s, whose market keeps offers out of the head',
    (culture) => {
      expect(faqPage(viewOf('on', culture), faq)).toBeNull()
    },
  )
})
