import { describe, expect, test } from 'vitest'
import { longestSlug } from '../../../shared/content/slug.ts'
import { href } from '../../../shared/routes/href.ts'
import { standardLimits, urlsPerMap } from '../../../worker/seo/site-map/limits.ts'
import { siteMapNamed } from '../../../worker/seo/site-map/maps.ts'
import { siteMapStream } from '../../../worker/seo/site-map/stream.ts'
import { entryXml, frame, indexXml, type SiteMapEntry } from '../../../worker/seo/site-map/xml.ts'
import { siteOf } from './support/sites.ts'

const de = siteOf('de')
/** One culture, and its longest route is one that it has. */
const es = siteOf('es')
const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength
const entry = (path: string): SiteMapEntry => ({ path, alternates: {}, lastmod: null })

describe('the XML of site maps (sitemaps.org)', () => {
  test('an entry names its address, its last change and the page in every culture', () => {
    const alternates = { ca: '/vip/', frca: '/frca/vip/' }
    expect(entryXml(siteOf('on'), { path: '/vip/', alternates, lastmod: '2026-03-01' })).toBe(
      '<url><loc>https://www.maplerow.example/vip/</loc><lastmod>2026-03-01</lastmod>' +
        '<xhtml:link rel="alternate" hreflang="en-CA" href="https://www.maplerow.example/vip/"/>' +
        '<xhtml:link rel="alternate" hreflang="fr-CA" href="https://www.maplerow.example/frca/vip/"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://www.maplerow.example/vip/"/></url>\n',
    )
  })

  test('an index names the maps', () => {
    expect(indexXml(de, ['/sitemaps/a.xml', '/sitemaps/b.xml'])).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '<sitemap><loc>https://www.sternhaus.example/sitemaps/a.xml</loc></sitemap>\n' +
        '<sitemap><loc>https://www.sternhaus.example/sitemaps/b.xml</loc></sitemap>\n' +
        '</sitemapindex>\n',
    )
  })
})

describe('the name of a map', () => {
  test.each([
    ['de-DE-pages-1.xml', 'pages', 1],
    ['de-DE-blog-12.xml', 'blog', 12],
    ['de-DE-promotions-99999.xml', 'promotions', 99_999],
    ['de-DE-games-3.xml', 'games', 3],
  ] as const)('%s stands for its culture, type and number', (file, type, number) => {
    const site = siteOf('de', { gamesSiteMap: true })
    expect(siteMapNamed(site, file)).toEqual({ edition: site.editions[0], type, number })
  })

  test.each([
    'de-DE-pages-100000.xml',
    'xde-DE-pages-1.xmlx',
    'a/de-DE-pages-1.xml',
    'de-DE-pages-1xml',
    'de-DE-1.xml',
  ])('is not %s', (file) => {
    expect(siteMapNamed(de, file)).toBeNull()
  })
})

describe('how many addresses go into a map', () => {
  /** The longest entry that a page of the domain can have. */
  const longestOf = (site: typeof de): number =>
    Math.max(
      ...site.editions.flatMap((edition) =>
        [...edition.routes.byKey.values()].map(({ key, paramNames }) => {
          const params = Object.fromEntries(paramNames.map((name) => [name, 'x'.repeat(longestSlug)]))
          const of = (other: typeof edition) => [other.culture.id, href(other, key, params) ?? undefined] as const
          const [, path = ''] = of(edition)
          const alternates = Object.fromEntries(site.editions.map(of))
          return bytesOf(entryXml(site, { path, alternates, lastmod: '2026-01-01T00:00:00.000Z' }))
        }),
      ),
    )
  const around = bytesOf(frame.start) + bytesOf(frame.end)

  test.each([1, 2, 10, 1000])(
    '%i of the longest fill the bytes that they need, and no fewer hold one more',
    (count) => {
      const bytes = around + count * longestOf(es)
      expect(urlsPerMap(es, { urls: 1e9, bytes })).toBe(count)
      expect(urlsPerMap(es, { urls: 1e9, bytes: bytes - 1 })).toBe(Math.max(1, count - 1))
    },
  )

  test.each(['uk', 'on'] as const)('no map of %s can pass its bytes', (brand) => {
    const site = siteOf(brand)
    const bytes = 1_000_000
    expect(urlsPerMap(site, { urls: 1e9, bytes }) * longestOf(site) + around).toBeLessThanOrEqual(bytes)
  })

  test('is one at least, and never more than the count allows', () => {
    expect(urlsPerMap(de, { urls: 50_000, bytes: 0 })).toBe(1)
    expect(urlsPerMap(de, { urls: 3, bytes: standardLimits.bytes })).toBe(3)
    expect(standardLimits).toEqual({ urls: 50_000, bytes: 52_428_800 })
  })
})

describe('a map as a stream', () => {
  async function* groups(...parts: readonly (readonly SiteMapEntry[] | Error)[]) {
    for (const part of parts) {
      if (part instanceof Error) throw part
      yield part
    }
  }

  test('is a chunk a group, between one beginning and one end', async () => {
    const stream = await siteMapStream(de, groups([entry('/a/'), entry('/b/')], [entry('/c/')]))
    const chunks: string[] = []
    for await (const chunk of stream ?? []) chunks.push(new TextDecoder().decode(chunk))
    const [a, b, c] = ['/a/', '/b/', '/c/'].map((path) => entryXml(de, entry(path)))
    expect(chunks).toEqual([`${frame.start}${a}${b}`, c, frame.end])
    expect(frame.start).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
        'xmlns:xhtml="http://www.w3.org/1999/xhtml">\n',
    )
  })

  test('is none without an address', async () => {
    expect(await siteMapStream(de, groups())).toBeNull()
    expect(await siteMapStream(de, groups([]))).toBeNull()
  })

  test('is refused whole where its first group cannot be had, and breaks off where a later one cannot', async () => {
    await expect(siteMapStream(de, groups(new Error('down')))).rejects.toThrow('down')
    const stream = await siteMapStream(de, groups([entry('/a/')], new Error('down')))
    await expect(new Response(stream).text()).rejects.toThrow('down')
  })

  test('reads no further group once its reader has left', async () => {
    let left = false
    async function* watched() {
      try {
        yield [entry('/a/')]
        yield [entry('/b/')]
      } finally {
        left = true
      }
    }
    const stream = await siteMapStream(de, watched())
    await stream?.cancel()
    expect(left).toBe(true)
  })
})
