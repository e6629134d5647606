import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { brands } from '../../brands/registry.ts'
import { cultures } from '../../locales/registry.ts'
import { missingSentences } from '../../scripts/faults/missing-sentences.ts'
import { compileRoutes } from '../../shared/routes/compile.ts'
import type { ContentType } from '../../shared/routes/entry.ts'
import { prefixed, prefixOf } from '../../shared/routes/prefix.ts'
import type { CultureId } from '../../shared/site/ids.ts'
import { app } from '../../worker/app.ts'
import { translatorOf } from '../../worker/view/view.ts'
import { allowConsole } from '../support/console.ts'
import { emptyBoxes } from './pages/empty-boxes.ts'
import { executionContext, workerEnv } from './worker-env.ts'

/*
 * A platform that was never reachable, and a KV that holds nothing: what each page of each culture says then (rulings 3.10,
 * quality 4.4).
 */

const env = workerEnv('test', async () => expect.unreachable('a failure is kept as content'))
const ask = async (host: string, path: string) => {
  const response = await app.request(`http://${host}${path}`, undefined, env, executionContext)
  return { response, html: await response.text() }
}

const rows = Object.values(brands).flatMap(({ id: brand, domain }) =>
  domain.cultures.map((id) => ({ id, brand, host: domain.localHosts[0] ?? '' })),
)
/** Every address of a culture, an item's with a slug that may exist: nobody can say. */
const addresses = ({ id, brand }: Pick<(typeof rows)[number], 'id' | 'brand'>) => {
  const prefix = prefixOf(brands[brand].domain, cultures[id])
  return [...compileRoutes(id, brand).byKey.values()]
    .filter(({ available, entry }) => available && entry.preview !== true)
    .map(({ path, entry }) => ({
      type: entry.contentType,
      path: prefixed(prefix, path.replace(/\{\w+\}/g, 'some-item')),
    }))
}

/** Pages that show one item: without it there is nothing to show. */
const itemPages: readonly ContentType[] = [
  ...(['game', 'promotion', 'feature', 'provider', 'payment', 'restricted', 'landing', 'blogTag', 'blogPost'] as const),
]
/** Pages that say everything without a feed. */
const needNothing: readonly ContentType[] = [
  ...(['compliance', 'offline', 'registrationComplete', 'selfAssessment', 'siteMap'] as const),
]

const mainOf = (html: string): string => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
const faultsOf = (id: CultureId, type: ContentType, { response, html }: Awaited<ReturnType<typeof ask>>): string[] => {
  const main = mainOf(html)
  const item = itemPages.includes(type)
  const header = (name: string) => response.headers.get(name)
  const t = translatorOf(cultures[id])
  const missing = item ? [t('errors.unavailableText')] : missingSentences(t)
  const text = main.replaceAll('&#39;', "'").replaceAll('&amp;', '&')
  return [
    response.status === (item ? 503 : 200) ? '' : `status ${response.status}`,
    html.includes(`<html lang="${cultures[id].htmlLang}"`) ? '' : 'another language',
    /<header [\s\S]*<h1[ >][^<]*[^<\s][\s\S]*<footer /.test(html) ? '' : 'no header, heading or footer',
    html.match(/<h1[ >]/g)?.length === 1 ? '' : 'not one h1',
    needNothing.includes(type) || missing.some((sentence) => text.includes(sentence))
      ? ''
      : 'does not say what is missing',
    ...emptyBoxes(main).map((box) => `empty: ${box}`),
    header('retry-after') === (item ? '30' : null) ? '' : `retry-after ${header('retry-after')}`,
    item && header('cache-control') !== 'private, no-store' ? 'a failure may be kept' : '',
    !item && !/private, no-cache/.test(header('cache-control') ?? '') ? 'cached without asking' : '',
    !needNothing.includes(type) && header('x-offline') === rows.find((row) => row.id === id)?.brand
      ? 'the service worker would keep it'
      : '',
  ].filter((fault) => fault !== '')
}

const json = (text: string) => new Response(text, { headers: { 'content-type': 'application/json' } })
/** Ways in which a platform fails. */
const failures: Readonly<Record<string, (signal: AbortSignal | null | undefined) => Promise<Response>>> = {
  refuses: () => Promise.reject(new TypeError('no platform here')),
  'answers 500': async () => new Response('{}', { status: 500 }),
  'answers 503 with a page': async () => new Response('<!doctype html>', { status: 503 }),
  'answers a page': async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  'answers half of the JSON': async () => json('{"games": [{"slug": "th'),
  'answers other JSON': async () => json('{"error": "none of your feeds", "games": "many"}'),
  'answers with nothing': async () => json(''),
  'sends elsewhere': async () => new Response(null, { status: 302, headers: { location: 'http://else.test/' } }),
  'never answers': (signal) =>
    new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError'))),
    ),
}
let way = 'refuses'

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => failures[way]?.(init?.signal))
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
beforeEach(() => {
  allowConsole('error', /^Content /)
  way = 'refuses'
})
// After a failure a feed is not asked again for some seconds: the next test finds every feed asked for.
afterEach(() => vi.setSystemTime(Date.now() + 60_000))

describe('with nothing reachable every page says what is missing', () => {
  test.each(rows)('in $id', async (row) => {
    const faults: string[] = []
    for (const { type, path } of addresses(row))
      for (const fault of faultsOf(row.id, type, await ask(row.host, path))) faults.push(`${path}: ${fault}`)
    expect(faults).toEqual([])
  })
})

describe('every way to fail comes to the same', () => {
  const row = rows.find(({ id }) => id === 'en-GB')

  test.each(Object.keys(failures))('a platform that %s', async (kind) => {
    way = kind
    if (!row) throw new Error('en-GB is served by nobody.')
    // One page of each type; all at once, so that those who wait wait together.
    const kinds = [...new Map(addresses(row).map((address) => [address.type, address])).values()]
    const faults = await Promise.all(
      kinds.map(async ({ type, path }) =>
        faultsOf(row.id, type, await ask(row.host, path)).map((fault) => `${path}: ${fault}`),
      ),
    )
    expect(faults.flat()).toEqual([])
  })
})
