// Long: what can come between isolates, the network's cache and the platform, over one set of the three.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { brands } from '../../../../brands/registry.ts'
import { geoInfoFallback } from '../../../../shared/content/geo.ts'
import { everythingTag, pageTag } from '../../../../shared/content/tags.ts'
import { sign, signatureHeader } from '../../../../shared/crypto/signature.ts'
import type { CacheVerdict } from '../../../../worker/document/page-purge.ts'
import type { PageProps } from '../../../../worker/routes/pages/answer-page.ts'
import { allowConsole, expectConsole } from '../../../support/console.ts'
import { pageThrough, StandInCache } from '../../support/network-cache.ts'
import { workerEnv } from '../../worker-env.ts'

/*
 * Gateways in front of the network's cache, pages behind it: who is asked how often. Every isolate is a Worker of its own;
 * they share KV, the cache and the platform.
 */

const scope = { brand: 'se', culture: 'sv' } as const
const { host } = brands.se.domain
const [privacy, terms] = ['/privacy/', '/bonus-policy/']

let stored: Map<string, { value: string; metadata: unknown }>
/** How often KV and the platform were asked. */
let asked = { reads: 0, writes: 0, calls: 0 }
const kv = {
  get: async (key: string) => {
    asked.reads += 1
    return stored.get(key)?.value ?? null
  },
  getWithMetadata: async (key: string) => {
    asked.reads += 1
    return stored.get(key) ?? { value: null, metadata: null }
  },
  put: async (key: string, value: string, options?: { metadata?: unknown }) => {
    asked.writes += 1
    stored.set(key, { value, metadata: options?.metadata ?? null })
  },
}
const env = { ...workerEnv('production'), CONTENT: kv }

let version = 1
let words = 'Before'
let platform: 'up' | 'down' = 'up'
let behind: Promise<unknown>[] = []
let renderings: string[] = []
let network: StandInCache
let broken: Error | null = null
/** What comes of telling the cache, if not what it says. */
let told: (() => Promise<CacheVerdict>) | null = null
/** Whether runs hang. */
let hanging = false
/** Whether pages throw while they are rendered. */
let spoilt = false
/** Where pages are rendered, if not in the isolate of their visit. */
let elsewhere: Awaited<ReturnType<typeof isolate>>['page'] | null = null

/** What the logging service was told. */
let reported: unknown[] = []

const answering = async (address: string, init?: RequestInit): Promise<Response> => {
  asked.calls += 1
  const { pathname } = new URL(address)
  if (pathname === '/log/LogError') reported.push(JSON.parse(String(init?.body)))
  if (/log/.test(pathname)) return new Response(null, { status: 204 })
  if (platform === 'down') return new Response('down', { status: 500 })
  const headers = { 'x-content-version': String(version) }
  if (pathname.startsWith('/geo-info/')) return Response.json(geoInfoFallback)
  if (pathname.startsWith('/currency/')) return Response.json({ rate: 10 })
  if (!/simple|terms/.test(pathname)) return new Response(null, { status: 404, headers })
  const text = { version: 1, title: 'Title', description: 'Description', heading: words, body: '<p>Text</p>' }
  return Response.json(text, { headers })
}

const spoiltPlace = {
  region: null,
  get country(): never {
    throw new TypeError('no page today')
  },
}

/** A Worker as a new isolate has it: its gateway, and its entrypoint for pages. */
async function isolate(waitMs?: number) {
  vi.resetModules()
  const { default: gateway, Page } = await import('../../../../worker/index.ts')
  const { telemetry } = await import('../../../../worker/telemetry/telemetry.ts')
  const own = { ...env, PAGE_WAIT_MS: waitMs }
  const waitUntil = (work: Promise<unknown>): void => void behind.push(work)
  const page = (props: PageProps | null) => new Page({ props, waitUntil, cache: network }, own)
  const run = async (request: Request, props: PageProps): Promise<Response> => {
    if (broken !== null) throw broken
    if (hanging) await new Promise(() => undefined)
    renderings.push(new URL(request.url).pathname)
    return (elsewhere ?? page)(spoilt ? { ...props, place: spoiltPlace } : props).fetch(request)
  }
  const exports = { Page: pageThrough(network, run, (tags) => told?.() ?? page(null).raise(tags)) }
  const call = (path: string, init?: RequestInit) =>
    gateway.fetch(new Request(`https://${host}${path}`, init), own, { waitUntil, exports } as never)
  return {
    page,
    errors: () => telemetry.errors,
    ask: async (path: string, headers: Record<string, string> = {}) => {
      const answer = await call(path, { headers })
      const html = await answer.text()
      return { status: answer.status, headers: answer.headers, heading: /<h1[^>]*>([^<]*)/.exec(html)?.[1] }
    },
    publish: async (tag: string) => {
      version += 1
      const body = JSON.stringify({
        ...{ tags: [tag], version, database: 'one' },
        ...{ issuedAt: Date.now(), nonce: `a-nonce-of-some-length-${version}` },
      })
      const headers = { [signatureHeader]: await sign(env.PURGE_KEY, body) }
      const answer = await call('/ops/purge', { method: 'POST', body, headers })
      expect(answer.status).toBe(200)
      return ((await answer.json()) as { network: string }).network
    },
  }
}

/** Everything that goes on behind the answers, to its end. */
async function settled(): Promise<void> {
  while (behind.length > 0) await Promise.all(behind.splice(0).map((work) => work.catch(() => undefined)))
  await network.settled()
}
const later = async (seconds: number): Promise<void> => {
  await settled()
  vi.setSystemTime(Date.now() + seconds * 1000)
}
const visitors = [{}, { cookie: 'xconsent=1111' }, { 'sec-gpc': '1' }]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
  vi.stubGlobal('fetch', answering)
  allowConsole('error', /^Content /)
  stored = new Map()
  ;[version, words, platform, behind, renderings, reported] = [1, 'Before', 'up', [], [], []]
  ;[broken, spoilt, hanging, told, elsewhere] = [null, false, false, null, null]
  network = new StandInCache()
})
afterEach(async () => {
  await settled()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a page', () => {
  test('is rendered once for all isolates and visitors, and once again when it is no longer fresh', async () => {
    const isolates = [await isolate(), await isolate(), await isolate()]
    const round = async (): Promise<void> => {
      for (const { ask } of isolates)
        for (const visitor of visitors) expect((await ask(privacy, visitor)).heading).toBe('Before')
    }
    await round()
    expect(renderings).toEqual([privacy])
    expect(network.counts).toMatchObject({ miss: 1, hit: isolates.length - 1 })
    await later(61)
    await isolates[0]?.ask(privacy)
    await settled()
    await round()
    expect(renderings).toEqual([privacy, privacy])
    // Nobody waited for it, and its bytes were the same.
    expect(network.counts).toMatchObject({ miss: 1, updating: 1, revalidated: 1, expired: 0 })
  })

  test('that is warm asks nobody, the short way or the long: no call to the platform, no read and no write of KV', async () => {
    const { ask } = await isolate()
    for (const path of [privacy, terms]) for (const visitor of visitors) await ask(path, visitor)
    await settled()
    asked = { reads: 0, writes: 0, calls: 0 }
    // A query leads the long way.
    for (const path of [privacy, terms, `${privacy}?utm=1`])
      for (const visitor of visitors) expect((await ask(path, visitor)).status).toBe(200)
    await settled()
    expect(asked).toEqual({ reads: 0, writes: 0, calls: 0 })
  })

  test('is for its visitor alone: nothing of the cache between is told', async () => {
    const { ask } = await isolate()
    const { headers } = await ask(privacy)
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect([...headers.keys()].filter((name) => /^(cache-tag|age|marquee-page|location)$/.test(name))).toEqual([])
  })

  test('of a crowd that comes at once to many isolates is rendered once', async () => {
    const isolates = [await isolate(), await isolate()]
    const crowd = isolates.flatMap(({ ask }) => Array.from({ length: 20 }, () => ask(privacy)))
    expect(new Set((await Promise.all(crowd)).map(({ heading }) => heading))).toEqual(new Set(['Before']))
    expect(renderings).toEqual([privacy])
  })

  test('under another spelling leads to its own, and one that is missing is kept nowhere', async () => {
    const { ask } = await isolate()
    expect((await ask('/PRIVACY')).headers.get('location')).toBe(privacy)
    expect((await ask('/promotions/no-such/')).status).toBe(404)
    expect((await ask('/promotions/no-such/')).status).toBe(404)
    expect(network.counts.bypass).toBe(2)
  })
})

describe('a publish', () => {
  test('renders again what it touches, and nothing else', async () => {
    const [one, other] = [await isolate(), await isolate()]
    for (const path of [privacy, terms]) await one.ask(path)
    words = 'After'
    expect(await one.publish(pageTag('privacy', scope))).toBe('done')
    expect((await one.ask(privacy)).heading).toBe('After')
    expect((await one.ask(terms)).heading).toBe('Before')
    expect((await other.ask(privacy)).heading).toBe('After')
    expect((await other.ask(terms)).heading).toBe('Before')
    expect(renderings).toEqual([privacy, terms, privacy])
  })

  test('is seen by who knows of it, though pages are rendered where it is not known yet', async () => {
    const one = await isolate()
    elsewhere = (await isolate()).page
    await one.ask(privacy)
    words = 'After'
    await one.publish(pageTag('privacy', scope))
    expect((await one.ask(privacy)).heading).toBe('After')
    expect(renderings).toEqual([privacy, privacy, privacy])
  })

  test('whose purge is refused is seen all the same, and made once for all who know of it', async () => {
    const [one, other] = [await isolate(), await isolate()]
    for (const { ask } of [one, other]) await ask(privacy)
    words = 'After'
    network.callsLeft = 0
    allowConsole('warn', /^The network's cache refused a purge/)
    expect(await one.publish(pageTag('privacy', scope))).toBe('refused')
    expect((await one.ask(privacy)).heading).toBe('After')
    await later(61)
    // The other isolate learns of it from KV behind its next visit.
    await other.ask(privacy)
    await later(6)
    expect((await other.ask(privacy)).heading).toBe('After')
    expect(renderings.filter((path) => path === privacy).length).toBeLessThanOrEqual(4)
  })

  test('is carried out though the cache cannot be told of it', async () => {
    const { ask, publish } = await isolate()
    await ask(privacy)
    words = 'After'
    told = () => Promise.reject(new Error('no page today'))
    expectConsole('warn', /^The network's cache could not be told of a purge: Error: no page today$/)
    expect(await publish(pageTag('privacy', scope))).toBe('refused')
    expect((await ask(privacy)).heading).toBe('After')
  })

  test('is answered well before who publishes gives up, though the cache hangs; the call to it goes on', async () => {
    const { publish } = await isolate()
    const { promise, resolve } = Promise.withResolvers<CacheVerdict>()
    told = () => promise
    const start = performance.now()
    expect(await publish(pageTag('privacy', scope))).toBe('refused')
    expect(performance.now() - start).toBeLessThan(2500)
    expect(behind.length).toBeGreaterThan(0)
    resolve('done')
  })

  test('of a whole culture marks its pages as stale: what is the same costs no body, what is not is not served', async () => {
    const { ask, publish } = await isolate()
    for (const path of [privacy, terms]) await ask(path)
    expect(await publish(everythingTag(scope))).toBe('done')
    expect((await ask(privacy)).heading).toBe('Before')
    await settled()
    expect(network.counts).toMatchObject({ purge: 0, revalidated: 1, expired: 0 })
    words = 'After'
    await publish(everythingTag(scope))
    for (const path of [privacy, terms]) expect((await ask(path)).heading).toBe('After')
  })
})

/** The platform is down, and KV has lost what it kept of it. */
const lacking = (): void => {
  platform = 'down'
  for (const key of stored.keys()) if (key.startsWith('content:')) stored.delete(key)
}

describe('a publish that the network does not take, of a page whose new rendering', () => {
  test.each<[string, () => void, string]>([
    ['fails while it is rendered', () => (spoilt = true), 'Before'],
    ['cannot be asked for', () => (broken = new Error('no page today')), 'Before'],
    ['lacks its content', lacking, 'Before'],
    ['succeeds', () => (words = 'After'), 'After'],
  ])('%s, is answered with the best page there is', async (_, befall, heading) => {
    const one = await isolate()
    await one.ask(privacy)
    elsewhere = (await isolate()).page
    network.callsLeft = 0
    allowConsole('warn', /^The network's cache refused a purge/)
    allowConsole('error', /no page today/)
    await one.publish(pageTag('privacy', scope))
    befall()
    expect(await one.ask(privacy)).toMatchObject({ status: 200, heading })
    // What is not current is asked for again by the next visit.
    if (heading === 'After') return
    ;[spoilt, broken, platform, renderings] = [false, null, 'up', []]
    await later(10)
    await one.ask(privacy)
    expect(renderings).toEqual([privacy])
  })
})

describe('while something fails', () => {
  test('a page that lacks content is not kept, and is whole as soon as it can be', async () => {
    platform = 'down'
    const [one, other] = [await isolate(), await isolate()]
    for (const { ask } of [one, other])
      expect((await ask(privacy)).headers.get('cache-control')).toBe('private, no-cache')
    expect(network.counts).toMatchObject({ miss: 0, hit: 0, bypass: 2 })
    platform = 'up'
    await later(10)
    expect((await one.ask(privacy)).heading).toBe('Before')
    expect(network.counts.miss).toBe(1)
  })

  test('a page made of content that had to be served old does not take the place of a newer one', async () => {
    const [one, other] = [await isolate(), await isolate()]
    await one.ask(privacy)
    await later(2 * 3600)
    platform = 'down'
    expect((await one.ask(privacy)).heading).toBe('Before')
    expect(network.counts.expired).toBe(1)
    expect((await other.ask(privacy)).heading).toBe('Before')
    expect(network.counts.hit).toBe(0)
  })

  test('what the network keeps serves while pages cannot be rendered, up to seven days', async () => {
    const { ask } = await isolate()
    await ask(privacy)
    broken = new Error('no page today')
    await later(5 * 24 * 3600)
    expect(await ask(privacy)).toMatchObject({ status: 200, heading: 'Before' })
    expect(network.counts.stale).toBe(1)
    allowConsole('error', /no page today/)
    await later(3 * 24 * 3600)
    expect((await ask(privacy)).status).toBe(500)
  })

  test('a page whose run hangs is made where the visit is, for all who wait for that run', async () => {
    hanging = true
    allowConsole('warn', /^A page was late: \/privacy\/$/)
    const isolates = [await isolate(100), await isolate(100)]
    for (const answer of await Promise.all(isolates.map(({ ask }) => ask(privacy))))
      expect(answer).toMatchObject({ status: 200, heading: 'Before' })
  })

  test('a renewal that fails behind a kept copy is logged, reported and counted, and one that a visit hears of is so once', async () => {
    const { ask, errors } = await isolate()
    const lines = (): number => vi.mocked(console.error).mock.calls.filter(([line]) => /^Request/.test(line)).length
    await ask(privacy)
    await later(61)
    spoilt = true
    allowConsole('error', /^Request failed: GET \/[\w-]+\/ \([\w-]+\) TypeError: .*[\s\S]*at /)
    expect(await ask(privacy)).toMatchObject({ status: 200, heading: 'Before' })
    await settled()
    expect(lines()).toBe(1)
    expect((await ask(terms, { cookie: 'xtcl=sv; secret=value', 'user-agent': 'A browser' })).status).toBe(500)
    await settled()
    expect(lines()).toBe(2)
    expect(reported).toMatchObject([
      { log: { Number: 1000 }, app: { Url: `https://${host}${privacy}` }, user: { Cookies: '' } },
      { app: { Url: `https://${host}${terms}` }, user: { Cookies: 'xtcl,secret', UserAgent: 'A browser' } },
    ])
    expect(errors().map(({ what }) => what)).toEqual(['bonusPolicy', 'privacy'])
  })
})
