import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brandIds, brands } from '../../../brands/registry.ts'
import { parseSiteMap, parseSiteMapIndex } from '../../../scripts/verify/site-map-xml.ts'
import { type RunningSite, startSite } from './support/site.ts'

let site: RunningSite
let beforeSeed: number
beforeAll(async () => {
  beforeSeed = Date.now()
  site = await startSite({ games: 60 })
})
afterAll(() => site?.stop())

const hosts = Object.values(brands).map(({ id, domain }) => ({ id, host: domain.localHosts[0] ?? '' }))

const linksOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [
      lang,
      href,
    ]),
  )

/** Pages that show nothing which the content API dates: a list of links, and texts that are part of the site itself. */
const undated = ['/site-map/', '/impressum/', '/juego-autorizado/']

describe('found by search engines', () => {
  test.each(hosts)(
    'every address in the site maps of $id answers 200, names itself canonical and its cultures',
    async ({ host }) => {
      const index = await site.get(host, '/sitemap.xml')
      expect(index.status).toBe(200)
      expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
      const pages = new Map<string, Record<string, string>>()
      const changes = new Map<string, string | null>()
      for (const map of parseSiteMapIndex(index.text)) {
        const answer = await site.get(host, new URL(map).pathname)
        for (const { loc, links, lastmod } of parseSiteMap(answer.text)) {
          pages.set(loc, links)
          changes.set(loc, lastmod)
        }
      }
      for (const [loc, lastmod] of changes) {
        if (undated.some((path) => loc.endsWith(path))) expect(lastmod, loc).toBeNull()
        // What nobody has changed has neither the time of the seed nor of the request.
        else expect(Date.parse(lastmod ?? ''), loc).toBeLessThan(beforeSeed)
      }
      // Items of one route look alike: a few of them are asked for.
      const items = [...pages.keys()].filter((loc) => loc.includes('/providers/'))
      const left = new Set(items.filter((_, index) => index % 25 !== 0))
      for (const [loc, links] of pages) {
        if (left.has(loc)) continue
        const page = await site.get(host, new URL(loc).pathname)
        expect(page.status, loc).toBe(200)
        expect(page.text, loc).toContain(`<link rel="canonical" href="${loc}"/>`)
        expect(linksOf(page.text), loc).toEqual(links)
      }
      expect(pages.size).toBeGreaterThan(5)
      for (const [loc, links] of pages)
        for (const href of Object.values(links)) expect(pages.get(href), `${loc} → ${href}`).toEqual(links)
    },
    120_000,
  )

  test.each(hosts)('$id has robots.txt, manifests and a service worker', async ({ id, host }) => {
    const robots = await site.get(host, '/robots.txt')
    expect(robots.text).toContain(`Sitemap: http://${host}/sitemap.xml`)
    for (const culture of brands[id].domain.cultures) {
      const answer = await site.get(host, `/manifest/${culture}.webmanifest`)
      expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
      const manifest = JSON.parse(answer.text) as {
        lang: string
        start_url: string
        shortcuts: { url: string }[]
        icons: { src: string; sizes: string }[]
      }
      expect(() => new Intl.Locale(manifest.lang)).not.toThrow()
      for (const path of [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)])
        expect(path).toMatch(/^\/([\w-]+\/)*$/)
      for (const { src } of manifest.icons)
        expect((await site.get(host, src)).headers['content-type']).toBe('image/png')
    }
    const worker = await site.get(host, '/service-worker.js?v=unknown&b=other')
    expect(worker.headers['cache-control']).toBe('no-cache')
    expect(worker.text).toMatch(new RegExp(`\\{"brand":"${id}","build":"[0-9a-f]+"`))
    const home = await site.get(host, '/')
    expect(home.text).toContain(`"serviceWorker":"/service-worker.js?v=2.0.0&b=${brands[id].code}"`)
    for (const [, file] of worker.text.matchAll(/"(\/assets\/[^"]+)"/g))
      expect((await site.get(host, file ?? '')).status, file).toBe(200)
  })

  test('another brand’s manifest, and one of a culture nobody serves, do not exist', async () => {
    expect((await site.get('uk.localhost', '/manifest/de-DE.webmanifest')).status).toBe(404)
    expect((await site.get('uk.localhost', '/manifest/da.webmanifest')).status).toBe(404)
  })

  test('a page says that it may be kept offline; a restricted, private or missing one does not', async () => {
    expect((await site.get('uk.localhost', '/')).headers['x-offline']).toBe('uk')
    expect((await site.get('uk.localhost', '/offline/')).headers['x-offline']).toBe('uk')
    expect((await site.get('uk.localhost', '/?gl=FR')).headers['x-offline']).toBeUndefined()
    expect((await site.get('uk.localhost', '/no-such-page/')).headers['x-offline']).toBeUndefined()
  })

  test('an old address moves in one hop with its query', async () => {
    const answer = await site.get('es.localhost', '/promociones?a=1')
    expect(answer.status).toBe(301)
    expect(answer.headers.location).toBe('/promociones-casino/?a=1')
  })
})

describe('the switches', () => {
  test('the service worker that is switched off unregisters itself, and no page registers it', async () => {
    const off = await startSite({ platform: site.platform, vars: { SERVICE_WORKER: 'off' } })
    try {
      const worker = await off.get('uk.localhost', '/service-worker.js?v=1&b=uk')
      expect(worker.text).toContain('unregister')
      expect(worker.text).not.toContain('fetch')
      expect((await off.get('uk.localhost', '/')).text).toContain('"serviceWorker":null')
    } finally {
      await off.stop()
    }
  })

  test('staging is closed to search engines', async () => {
    const staging = await startSite({
      platform: site.platform,
      vars: {
        ENVIRONMENT: 'staging',
        BRANDS: brandIds.join(','),
        PURGE_KEY: '1'.repeat(64),
        PREVIEW_KEY: '2'.repeat(64),
      },
    })
    try {
      const host = 'staging.starling.example'
      // As the network hands a request that came by https to the Worker.
      const byHttps = (path: string) =>
        staging.get(host, path, { headers: { 'mf-original-url': `https://${host}${path}` } })
      const answer = await byHttps('/robots.txt')
      expect(answer.text).toBe('User-agent: *\nDisallow: /\n')
      expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow')
      expect((await byHttps('/ops/matrix')).status).toBe(404)
      expect((await byHttps('/ops/gallery')).status).toBe(404)
    } finally {
      await staging.stop()
    }
  })
})
