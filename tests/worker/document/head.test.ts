import { describe, expect, test } from 'vitest'
import { type Head, renderHead } from '../../../worker/document/head.tsx'
import { textOf } from '../../../worker/document/kept-markup.tsx'
import { alternateLinks } from '../../../worker/seo/alternate-links.ts'
import { robotsTxt } from '../../../worker/seo/robots.ts'
import { documentTitle } from '../../../worker/seo/title.ts'
import { siteOf, viewOf } from '../seo/support/sites.ts'

const headOf = (...[view, head]: Parameters<typeof renderHead>): string => textOf(renderHead(view, head))

describe('a title', () => {
  test.each([
    ['Slots', 'Starling Casino', 'Slots | Starling Casino'],
    ['Play at Starling Casino', 'Starling Casino', 'Play at Starling Casino'],
    ['x'.repeat(43), 'Starling Casino', 'x'.repeat(43)],
    ['x'.repeat(42), 'Starling Casino', `${'x'.repeat(42)} | Starling Casino`],
  ])('%s of %s is %s', (title, brand, whole) => {
    expect(documentTitle(title, brand)).toBe(whole)
  })
})

describe('hreflang', () => {
  test('x-default is the culture without a country where the domain has one', () => {
    const links = alternateLinks(siteOf('uk'), { 'en-GB': '/bingo/', 'en-ROW': '/en-ROW/bingo/' })
    expect(links).toContainEqual({ hrefLang: 'x-default', href: 'https://www.starling.example/en-ROW/bingo/' })
  })

  test('x-default is the domain’s default where that culture lacks the page', () => {
    const links = alternateLinks(siteOf('uk'), { 'en-GB': '/bingo/' })
    expect(links.map(({ hrefLang }) => hrefLang)).toEqual(['en-GB', 'x-default'])
  })

  test('Ontario’s pages are a cluster of their own', () => {
    const links = alternateLinks(siteOf('on'), { ca: '/', frca: '/frca/' })
    expect(links).toEqual([
      { hrefLang: 'en-CA', href: 'https://www.maplerow.example/' },
      { hrefLang: 'fr-CA', href: 'https://www.maplerow.example/frca/' },
      { hrefLang: 'x-default', href: 'https://www.maplerow.example/' },
    ])
  })

  test('a page without alternates names none', () => {
    expect(alternateLinks(siteOf('uk'), {})).toEqual([])
  })
})

describe('the head', () => {
  const head: Head = { title: 'Slots', description: 'All slots.', path: '/slots/', alternates: { 'en-GB': '/slots/' } }

  test('names canonical, social picture in WebP at an absolute address, icons, manifest and feed', () => {
    const html = headOf(viewOf('uk', 'en-GB'), head)
    for (const part of [
      '<title>Slots | Starling Casino</title>',
      '<link rel="canonical" href="https://www.starling.example/slots/"/>',
      '<meta name="twitter:card" content="summary_large_image"/>',
      '<meta name="twitter:image:alt" content="Slots"/>',
      '<meta property="og:image:type" content="image/webp"/>',
      '<meta property="og:image:width" content="1200"/>',
      '<link rel="manifest" href="/manifest/en-GB.webmanifest"/>',
      'type="application/rss+xml"',
      'rel="apple-touch-icon"',
      'name="theme-color"',
    ])
      expect(html).toContain(part)
    expect(html).toMatch(/og:image" content="https:\/\/www\.starling\.example\/assets\/uk-social\.\w+\.webp"/)
  })

  test('has a feed link only where the culture has a blog', () => {
    expect(headOf(viewOf('uk', 'en-IE'), head)).not.toContain('rss+xml')
    expect(headOf(viewOf('on', 'ca'), head)).toContain('rss+xml')
  })

  test('of a page that is not to be found has no canonical, hreflang or structured data', () => {
    const html = headOf(viewOf('uk', 'en-GB'), { ...head, noindex: true, jsonLd: [{ '@type': 'Thing' }] })
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toMatch(/canonical|hreflang|ld\+json/)
  })

  test('an article says so with its dates', () => {
    const article = { published: '2026-01-02', modified: '2026-01-03' }
    const html = headOf(viewOf('uk', 'en-GB'), { ...head, article })
    expect(html).toContain('<meta property="og:type" content="article"/>')
    expect(html).toContain('<meta property="article:published_time" content="2026-01-02"/>')
  })

  test('its words end no element and no attribute', () => {
    const words = '</title><b>"&'
    const html = headOf(viewOf('uk', 'en-GB'), {
      ...head,
      ...{ title: words, description: words, path: '/a&b"<c/', preloads: [{ srcSet: '/a"<&.webp 1x', media: words }] },
    })
    expect(html).not.toContain(words)
    expect(html).toContain('<title>&lt;/title>&lt;b>&quot;&amp;')
    expect(html).toContain('<meta name="description" content="&lt;/title>&lt;b>&quot;&amp;"/>')
    expect(html).toContain('href="https://www.starling.example/a&amp;b&quot;&lt;c/"/>')
    expect(html).toContain('imagesrcset="/a&quot;&lt;&amp;.webp 1x"')
  })

  test('that is kept is written anew for another path, and for search engines to leave out', () => {
    const view = viewOf('uk', 'en-GB')
    const of = [{}]
    const heads: Head[] = [
      { ...head, noindex: true },
      head,
      { ...head, path: '/casino/' },
      { ...head, alternates: { 'en-GB': '/slots/', 'en-IE': '/en-IE/slots/' } },
    ]
    for (const own of heads) expect(headOf(view, { ...own, of })).toBe(headOf(view, own))
    expect(headOf(view, { ...head, title: 'Another', of })).toBe(headOf(view, head))
  })

  test('structured data cannot end its script element', () => {
    const html = headOf(viewOf('uk', 'en-GB'), { ...head, jsonLd: [{ '@type': 'Thing', name: '</script><b>' }] })
    expect(html).not.toContain('</script><b>')
  })
})

describe('robots.txt', () => {
  test('closes staging as a whole', () => {
    expect(robotsTxt(siteOf('uk'), 'staging')).toBe('User-agent: *\nDisallow: /\n')
  })

  test.each(['production', 'local'] as const)(
    'in %s closes programs’ and editors’ addresses in every culture',
    (env) => {
      const text = robotsTxt(siteOf('on'), env)
      for (const path of ['/api/', '/ops/', '/preview/', '/bt/', '/frca/preview/', '/frca/bt/'])
        expect(text).toContain(`Disallow: ${path}\n`)
      expect(text).toContain('Sitemap: https://www.maplerow.example/sitemap.xml\n')
    },
  )
})
