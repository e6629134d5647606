import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { brands } from '../../../../brands/registry.ts'
import { geoInfoFallback } from '../../../../shared/content/geo.ts'
import type { PageProps } from '../../../../worker/routes/pages/answer-page.ts'
import { previewToken } from '../../../../worker/routes/pages/preview-token.ts'
import { gameCard, sectionBanner } from '../../../shared/content/whole-answers.ts'
import { allowConsole } from '../../../support/console.ts'
import { pageThrough, StandInCache } from '../../support/network-cache.ts'
import { workerEnv } from '../../worker-env.ts'

/*
 * No answer reaches whom it was not made for: whatever came before, a visit gets byte for byte what a Worker gives it that
 * keeps no pages, no answers and no parts of them.
 */

const moment = new Date('2026-11-21T12:00:00Z')
const restrictions: Readonly<Record<string, object>> = {
  US: { restriction: 'blocked', restriction_level: 'country' },
  AU: { restriction: 'blocked', restriction_level: 'country' },
  FR: { restriction: 'blockedwithlogin', restriction_level: 'country' },
  'CA-ON': { restriction: 'blocked', restriction_level: 'region' },
  'CA-QC': { restriction: 'blocked', restriction_level: 'region' },
  IE: { restriction: 'playblocked', restriction_level: 'country' },
}
const wordsFor = (iso2: string) => ({
  iso2,
  slug: iso2.toLowerCase(),
  name: `Land ${iso2}`,
  body: `<p>Not in ${iso2}</p>`,
})

/** A platform that says of everything to whom it says it. */
const platform = async (address: string): Promise<Response> => {
  const { pathname, searchParams } = new URL(address)
  const whose = `${searchParams.get('brand_local_code') ?? searchParams.get('brand_code')} ${searchParams.get('culture') ?? searchParams.get('locale')}`
  const place =
    /geo-info\/(.+)\//.exec(pathname)?.[1] ??
    [searchParams.get('country'), searchParams.get('region')].filter(Boolean).join('-')
  const headers = { 'x-content-version': '1' }
  if (pathname.startsWith('/geo-info/')) {
    const [iso2 = 'GB'] = place.split('-')
    const country = {
      ...geoInfoFallback.country,
      iso2,
      name: `Land ${iso2}`,
      prime_currency: iso2 === 'CA' ? 'CAD' : 'EUR',
    }
    return Response.json({ ...geoInfoFallback, country, ...restrictions[place] })
  }
  if (pathname.startsWith('/currency/')) return Response.json({ rate: 1 + (pathname.charCodeAt(10) % 7) })
  if (pathname.startsWith('/v1/feeds/simple') || pathname.startsWith('/v1/cms/terms'))
    return Response.json(
      { version: 1, title: whose, description: whose, heading: whose, body: `<p>${whose}</p>` },
      { headers },
    )
  if (pathname === '/v1/games/by-groups/') {
    const groups = searchParams.get('groups')?.split(',') ?? []
    const games = [gameCard, { ...gameCard, slug: 'odin' }].map((game) => ({ ...game, name: `${game.slug} ${whose}` }))
    return Response.json({ groups: groups.map((key) => ({ key, total: games.length, games })) }, { headers })
  }
  const banner = { ...sectionBanner, headline: whose, subline: whose, terms: whose }
  if (pathname === '/v1/banners/')
    return Response.json({ ...banner, sectionCode: searchParams.get('sectionCode') }, { headers })
  if (pathname === '/v1/banners/locations/home-page/') return Response.json({ banners: [banner, banner] }, { headers })
  if (pathname.startsWith('/v1/feeds/restricted'))
    return Response.json({ intro: '', countries: ['US', 'AU', 'FR', 'CA'].map(wordsFor) }, { headers })
  return new Response(null, { status: 404, headers })
}

const context = { waitUntil: () => undefined, passThroughOnException: () => undefined }

const partsKept = '../../../../worker/document/made-of.ts'

/** A Worker of its own, as a new isolate has it; with its pages `off` it keeps nothing that it has made of content either. */
async function isolate(environment: 'production' | 'test', pages: 'on' | 'off', cache = new StandInCache()) {
  vi.resetModules()
  if (pages === 'on') vi.doUnmock(partsKept)
  else vi.doMock(partsKept, () => ({ keeper: () => (_of: unknown, _as: string, make: () => unknown) => make() }))
  const { default: gateway, Page } = await import('../../../../worker/index.ts')
  const env = { ...workerEnv(environment), PAGE_CACHE: pages }
  const run = (request: Request, props: PageProps) => new Page({ ...context, props }, env).fetch(request)
  const exports = { Page: pageThrough(cache, run, async () => 'none') }
  return async (url: string, headers: Record<string, string>, cf: object) => {
    const request = Object.assign(new Request(url, { headers }), { cf })
    const answer = await gateway.fetch(request, env, { ...context, exports } as never)
    const { 'server-timing': way = '', ...rest } = Object.fromEntries(answer.headers)
    const kept = /^short|page;desc="kept"/.test(way)
    return { kept, answer: { status: answer.status, headers: rest, body: await answer.text() } }
  }
}

beforeAll(() => {
  vi.stubGlobal('fetch', platform)
  vi.useFakeTimers({ toFake: ['Date'], now: moment })
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const env = workerEnv('test')
const token = await previewToken(
  { host: 'uk.localhost', path: '/preview/game/thor/' },
  moment.getTime() / 1000 + 3600,
  env.PREVIEW_KEY,
)
const paths = [
  '/',
  '/bonus-policy/',
  '/privacy/',
  '/fr-CA/',
  '/frca/privacy/',
  '/PRIVACY',
  '/help/',
  '/preview/game/thor/',
  '/none/',
]
const queries = ['page=2', 'q=rtp', 'gl=US', 'gl=CA-ON', 'dem=2026-12-05', 'utm=1', `token=${token}`]
const headers = fc.record(
  {
    'cf-ipcountry': fc.constantFrom('GB', 'US', 'AU', 'CA', 'FR', 'IE', 'T1'),
    'cf-region-code': fc.constantFrom('ON', 'QC'),
    'sec-gpc': fc.constant('1'),
    'accept-language': fc.constantFrom('sv', 'de'),
    'x-forwarded-host': fc.constant('www.norrsken.example'),
    'x-original-url': fc.constant('/help/'),
    cookie: fc
      .subarray(['xconsent=1111', 'xconsent=1000', 'xtcl=fr-CA', 'xnoton=1', 'session=secret'], { maxLength: 2 })
      .map((pairs) => pairs.join('; ')),
  },
  { requiredKeys: [] },
)
const cf = fc.record({ country: fc.constantFrom('GB', 'CA', undefined), regionCode: fc.constantFrom('ON', undefined) })

/** Visits that differ in little: to a few addresses of a few hosts, so that what is kept of one is near the next. */
const visits = (hosts: readonly string[]) =>
  fc
    .tuple(fc.subarray([...hosts], { minLength: 1, maxLength: 2 }), fc.subarray(paths, { minLength: 1, maxLength: 2 }))
    .chain(([near, at]) =>
      fc.array(
        fc.record({
          at: fc.nat({ max: 1 }),
          host: fc.constantFrom(...near),
          path: fc.constantFrom(...at),
          query: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.subarray(queries, { maxLength: 2 })),
          headers,
          cf,
        }),
        { minLength: 12, maxLength: 24 },
      ),
    )

describe.each([
  ['test', (brand: (typeof brands)[keyof typeof brands]) => `http://${brand.domain.localHosts[0]}`],
  ['production', (brand: (typeof brands)[keyof typeof brands]) => `https://${brand.domain.host}`],
] as const)('in %s', (environment, originOf) => {
  test('a visit gets what is its own, whoever came before', async () => {
    allowConsole('warn', /has nothing at/)
    // Two isolates keep pages and answers, and share the network's cache behind them.
    const network = new StandInCache()
    const keeping = [await isolate(environment, 'on', network), await isolate(environment, 'on', network)]
    const forgetting = await isolate(environment, 'off')
    const hosts = Object.values(brands).map(originOf)
    let keptOnes = 0
    await fc.assert(
      fc.asyncProperty(visits(hosts), async (some) => {
        for (const { at, host, path, query, headers, cf } of some) {
          const url = host + path + (query.length === 0 ? '' : `?${query.join('&')}`)
          const given = await keeping[at]?.(url, headers, cf)
          const own = await forgetting(url, headers, cf)
          if (given?.kept) keptOnes += 1
          expect(given?.answer, url).toEqual(own.answer)
        }
      }),
      { numRuns: 40 },
    )
    expect(network.counts.hit).toBeGreaterThan(0)
    // The test is worth something where much of it was kept; strangers are not told in production.
    if (environment === 'test') expect(keptOnes).toBeGreaterThan(20)
  })

  test('places that are refused alike get a screen of their own, and the page beneath in whatever order they come', async () => {
    allowConsole('warn', /has nothing at/)
    const network = new StandInCache()
    const keeping = [await isolate(environment, 'on', network), await isolate(environment, 'on', network)]
    const forgetting = await isolate(environment, 'off')
    const url = `${originOf(brands.uk)}/bonus-policy/`
    const places = ['US', 'AU', 'CA ON', 'CA QC', 'FR', 'IE', 'GB']
    const said = new Set<string>()
    for (const place of [...places, ...places.toReversed()]) {
      const [country = '', region = ''] = place.split(' ')
      const headers = { 'cf-ipcountry': country, ...(region !== '' && { 'cf-region-code': region }) }
      const own = await forgetting(url, headers, {})
      for (const visit of keeping) expect((await visit(url, headers, {})).answer, place).toEqual(own.answer)
      said.add(/<section class="blocking"[\s\S]*?<\/section>/.exec(own.answer.body)?.[0] ?? '')
    }
    // Four that are refused, one of them with a form to say that they are elsewhere, and the other two together.
    expect(said.size).toBe(6)
    expect([...said].filter((screen) => screen.includes('/api/not-ontario/'))).toHaveLength(1)
  })
})
