import { describe, expect, test } from 'vitest'
import { readPage } from '../../../scripts/verify/page-facts.ts'

const page = (body: string, head = '', lang = 'en-GB'): string =>
  `<!doctype html><html lang="${lang}" data-culture-id="en-GB"><head><title>Slots</title><meta name="description" content="Every one, sorted.">${head}</head><body><header></header><main>${body}</main><footer></footer></body></html>`

describe('what a page states', () => {
  test('is read: title, description, canonical address and languages as paths', () => {
    const head =
      '<link rel="canonical" href="http://uk.localhost:1/slots/"><link rel="alternate" hreflang="fr-CA" href="http://uk.localhost:1/fr-CA/slots/"><link rel="alternate" type="application/rss+xml" href="/blog/feed.xml">'
    expect(readPage('/slots/', page('<h1>Slots</h1>', head))).toMatchObject({
      culture: 'en-GB',
      title: 'Slots',
      description: 'Every one, sorted.',
      noindex: false,
      canonical: '/slots/',
      alternates: { 'fr-CA': '/fr-CA/slots/' },
      faults: [],
    })
  })

  test('links are internal ones, resolved; a hash that opens an overlay is no place on the page', () => {
    const body =
      '<h1>x</h1><a href="/help/#limits"></a><a href="?page=2"></a><a href="#main"></a><a href="/slots/thor/#gamepage/thor"></a><a href="//evil.example/"></a><a href="https://x.example/"></a><a href="/frca/" hreflang="fr-CA"></a>'
    expect(readPage('/slots/', page(body)).links).toEqual([
      { path: '/help/', fragment: 'limits', foreign: false },
      { path: '/slots/?page=2', fragment: '', foreign: false },
      { path: '/slots/', fragment: 'main', foreign: false },
      { path: '/slots/thor/', fragment: '', foreign: false },
      { path: '/frca/', fragment: '', foreign: true },
    ])
  })

  test('every file it uses is known once', () => {
    const body = '<h1>x</h1><img src="/img/a.svg"><img src="/img/a.svg" srcset="/img/b.webp 2x, /img/c.webp 3x">'
    const head = '<meta property="og:image" content="http://uk.localhost:1/img/social.webp">'
    expect(readPage('/', page(body, head)).resources).toEqual([
      '/img/a.svg',
      '/img/b.webp',
      '/img/c.webp',
      '/img/social.webp',
    ])
  })
})

describe('what a page may not do', () => {
  test.each([
    ['<p>none</p>', '0 h1'],
    ['<h1>a</h1><h1>b</h1>', '2 h1'],
    ['<h1 id="a">a</h1><p id="a"></p>', 'id "a" twice'],
    ['<h1>a</h1><p style="color:red"></p>', 'a style attribute, which the content security policy refuses'],
  ])('%s', (body, fault) => {
    expect(readPage('/', page(body)).faults).toEqual([fault])
  })

  test('lack a title, a description or a landmark', () => {
    expect(readPage('/', '<html><body><main><h1>x</h1></main></body></html>').faults).toEqual([
      'no <header>',
      'no <footer>',
      'no title',
      'no description',
    ])
  })
})

test('English on a page in another language is noticed in text, head and labels, and not where it is meant', () => {
  const body =
    '<h1>Spiele</h1><p>Höhere Limits</p><p>Play with us</p><img alt="the logo"><p class="language-switcher">See all of this</p>'
  const head = '<meta property="og:title" content="Games for you">'
  expect(readPage('/', page(body, head, 'de-DE')).suspects).toEqual(['Games for you', 'the logo', 'Play with us'])
  expect(readPage('/', page(body, head)).suspects).toEqual([])
})
