import type { KVNamespace } from '@cloudflare/workers-types'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ContentCache } from '../../../worker/content/cache.ts'
import { defineFeed, feedPath } from '../../../worker/content/feed.ts'

const scope = { brand: 'uk', culture: 'en-GB' } as const
const feed = defineFeed({
  name: 'sample',
  schemaVersion: 1,
  path: ({ id }: { id: string }) => `/sample/${id}/`,
  query: (_, { culture }) => ({ culture, empty: '', none: null, zero: 0, no: false }),
  schema: z.object({ text: z.string() }),
  freshSeconds: 60,
  staleSeconds: 600,
  tags: ({ id }, { brand, culture }) => [`sample:${id}:${brand}:${culture}`],
  fallback: { text: 'fallback' },
  deadlineMs: 200,
})

let runtime: Miniflare
let kv: KVNamespace
let now: number
let asked: string[]
let answer: () => Promise<Response>
const background: Promise<unknown>[] = []
const waitUntil = (work: Promise<unknown>) => void background.push(work)
const settle = async () => {
  while (background.length > 0) await background.shift()
}
const json =
  (text: string, version = 1, status = 200) =>
  async () =>
    Response.json({ text }, { status, headers: { 'x-content-version': String(version) } })
const open = (store: Pick<KVNamespace, 'get' | 'put' | 'getWithMetadata'> = kv) =>
  new ContentCache({
    kv: store,
    origin: {
      url: 'http://origin',
      fetch: (url) => {
        asked.push(url)
        return answer()
      },
    },
    now: () => now,
  })
const get = (cache: ContentCache, id = 'a') => cache.get(feed, { id }, scope, waitUntil)

beforeAll(async () => {
  runtime = new Miniflare(
    convertV4MiniflareOptions({
      modules: [{ type: 'ESModule', path: 'index.js', contents: 'export default { fetch: () => new Response() }' }],
      kvNamespaces: ['CONTENT'],
    }),
  )
  kv = (await runtime.getKVNamespace('CONTENT')) as unknown as KVNamespace
})
afterAll(() => runtime.dispose())
beforeEach(async () => {
  for (const { name } of (await kv.list()).keys) await kv.delete(name)
  now = 1_800_000_000_000
  asked = []
  answer = json('first')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('the content cache', () => {
  test('sends zero and false, and leaves out what is empty', () => {
    expect(feedPath(feed, { id: 'a' }, scope)).toBe('/sample/a/?culture=en-GB&zero=0&no=false')
  })

  test('asks the origin once and then serves what it has while it is fresh', async () => {
    const cache = open()
    expect(await get(cache)).toMatchObject({ state: 'found', outcome: 'miss', value: { text: 'first' } })
    now += 59_000
    expect(await get(cache)).toMatchObject({ outcome: 'fresh' })
    expect(asked).toHaveLength(1)
  })

  test('serves another isolate from KV', async () => {
    await get(open())
    await settle()
    expect(await get(open())).toMatchObject({ outcome: 'fresh', value: { text: 'first' } })
    expect(asked).toHaveLength(1)
  })

  test('serves a stale value at once and refreshes it behind, once', async () => {
    const cache = open()
    await get(cache)
    answer = json('second', 2)
    now += 61_000
    const answers = await Promise.all([get(cache), get(cache), get(cache)])
    expect(answers.map(({ outcome }) => outcome)).toEqual(['stale', 'stale', 'stale'])
    await settle()
    expect(asked).toHaveLength(2)
    expect(await get(cache)).toMatchObject({ outcome: 'fresh', value: { text: 'second' } })
  })

  test('lets those who miss at the same time share one attempt', async () => {
    const cache = open()
    const answers = await Promise.all([get(cache), get(cache), get(cache)])
    expect(answers.map(({ value }) => value?.text)).toEqual(['first', 'first', 'first'])
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['a server error', async () => new Response('no', { status: 500 })],
    ['a page instead of JSON', async () => new Response('<html>')],
    ['a payload that does not fit', async () => Response.json({ text: 7 })],
    ['a broken connection', () => Promise.reject(new TypeError('network'))],
  ])('serves what it kept for up to seven days on %s', async (_, failing) => {
    const cache = open()
    await get(cache)
    await settle()
    answer = failing
    now += 3600_000
    expect(await get(cache)).toMatchObject({ outcome: 'kept', value: { text: 'first' } })
    now += 8 * 24 * 3600_000
    expect(await get(cache)).toMatchObject({ state: 'unavailable', outcome: 'fallback', value: { text: 'fallback' } })
    expect(await kv.get(`content:sample:1:${feedPath(feed, { id: 'a' }, scope)}`)).toContain('first')
  })

  test('gives the fallback within the deadline when the origin never answers and nothing is kept', async () => {
    const cache = new ContentCache({
      kv,
      now: () => now,
      origin: {
        url: 'http://origin',
        fetch: (_, { signal }) =>
          new Promise((__, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      },
    })
    const before = performance.now()
    expect(await get(cache)).toMatchObject({ state: 'unavailable', value: { text: 'fallback' } })
    expect(performance.now() - before).toBeLessThan(2000)
  })

  test('leaves a failing origin alone for a moment', async () => {
    const cache = open()
    answer = async () => new Response('no', { status: 500 })
    await get(cache)
    await get(cache)
    expect(asked).toHaveLength(1)
    now += 3001
    await get(cache)
    expect(asked).toHaveLength(2)
  })

  test('remembers absence shortly, and never as content', async () => {
    const cache = open()
    answer = async () => new Response('no', { status: 404 })
    expect(await get(cache)).toMatchObject({ state: 'absent', value: null })
    expect(await get(cache)).toMatchObject({ state: 'absent' })
    expect(asked).toHaveLength(1)
    answer = json('now there')
    now += 61_000
    expect(await get(cache)).toMatchObject({ state: 'found', value: { text: 'now there' } })
  })

  test('fetches anew after a purge, and keeps nothing that was loaded before it', async () => {
    const cache = open()
    await get(cache)
    await get(cache, 'b')
    await settle()
    await cache.tagVersions.raise(['sample:a:uk:en-GB'], 5, now)
    answer = json('old', 4)
    expect(await get(cache)).toMatchObject({ outcome: 'miss', value: { text: 'old' } })
    await settle()
    answer = json('new', 5)
    expect(await get(cache)).toMatchObject({ outcome: 'miss', value: { text: 'new' } })
    expect(await get(cache)).toMatchObject({ outcome: 'fresh', value: { text: 'new' } })
    expect(await get(cache, 'b')).toMatchObject({ outcome: 'fresh' })
  })

  test('tells other isolates of a purge, and serves the kept value when the origin is down after it', async () => {
    await get(open())
    await settle()
    await open().tagVersions.raise(['sample:a:uk:en-GB'], 9, now)
    answer = () => Promise.reject(new TypeError('network'))
    expect(await get(open())).toMatchObject({ outcome: 'kept', value: { text: 'first' } })
  })

  test('a replayed or older purge changes nothing', async () => {
    const cache = open()
    answer = json('v7', 7)
    await cache.tagVersions.raise(['sample:a:uk:en-GB'], 7, now)
    await get(cache)
    await cache.tagVersions.raise(['sample:a:uk:en-GB'], 7, now)
    await cache.tagVersions.raise(['sample:a:uk:en-GB'], 3, now)
    expect(await get(cache)).toMatchObject({ outcome: 'fresh' })
  })

  test('works without KV: failing and slow reads and writes count as misses', async () => {
    const failing = {
      get: () => Promise.reject(new Error('KV')),
      put: () => Promise.reject(new Error('KV')),
      getWithMetadata: () => Promise.reject(new Error('KV')),
    }
    expect(await get(open(failing as never))).toMatchObject({ outcome: 'miss', value: { text: 'first' } })
    await settle()
    const hanging = {
      get: () => new Promise(() => undefined),
      put: () => Promise.resolve(),
      getWithMetadata: () => new Promise(() => undefined),
    }
    expect(await get(open(hanging as never))).toMatchObject({ outcome: 'miss', value: { text: 'first' } })
  })

  test('does not write unchanged content again before half its stale time', async () => {
    const put = vi.fn()
    const cache = open({
      get: kv.get.bind(kv),
      getWithMetadata: kv.getWithMetadata.bind(kv),
      put: async (key: string, ...rest: unknown[]) => {
        put(key)
        await Reflect.apply(kv.put, kv, [key, ...rest])
      },
    } as never)
    await get(cache)
    await settle()
    now += 61_000
    await get(cache)
    await settle()
    expect(put).toHaveBeenCalledTimes(1)
    now += 301_000
    await get(cache)
    await settle()
    expect(put).toHaveBeenCalledTimes(2)
  })
})
