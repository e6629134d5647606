import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { feedTag } from '../../../shared/content/tags.ts'
import { ContentCache } from '../../../worker/content/cache.ts'
import { contentTimes, defineFeed, defineService } from '../../../worker/content/feed.ts'
import { allowConsole, expectConsole } from '../../support/console.ts'
import { scope } from './support.ts'

/* What the cache tells of its questions, and whom it asks none. The clock is the test's; KV remembers what it was given. */

const list = defineFeed({
  ...contentTimes,
  name: 'list',
  path: () => '/v1/list/',
  query: ({ id }: { id: string }) => ({ id }),
  schema: z.object({ items: z.array(z.object({ n: z.number() })) }),
  tags: () => [feedTag('games', scope)],
  fallback: { items: [] },
})
const service: typeof list = defineService({ ...list, name: 'service', tags: () => [] })

let now = 0
let written: string[] = []
let asked: string[] = []
let outcomes: string[] = []
let answering: () => Response = () => Response.json({ items: [] })
const noWait = (): void => undefined

const create = (logAbsences = false) =>
  new ContentCache({
    now: () => now,
    logAbsences,
    kv: {
      get: async () => null,
      getWithMetadata: async () => ({ value: null, metadata: null, cacheStatus: null }),
      put: async (key: string) => void written.push(key),
    } as unknown as ConstructorParameters<typeof ContentCache>[0]['kv'],
    origin: {
      url: 'http://origin.test',
      fetch: async (url) => {
        asked.push(url)
        return answering()
      },
    },
    observer: {
      feedAnswered: (feed, outcome) => void outcomes.push(`${feed} ${outcome}`),
      originAnswered: (origin, outcome, ms) => void outcomes.push(`${origin} ${outcome} ${ms >= 0 && ms < 5000}`),
    },
  })
const items =
  (...all: readonly unknown[]) =>
  () =>
    Response.json({ items: all.map((n) => ({ n })) }, { headers: { 'x-content-version': '1' } })
/** Lets what goes on behind a question come to its end. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}

beforeEach(() => {
  now = Date.parse('2026-11-21T12:00:00Z')
  written = []
  asked = []
  outcomes = []
  answering = items(1, 2)
})

const ask = (cache: ContentCache, id = 'a', feed: typeof list = list, request = '') =>
  cache.atHand(feed, { id }, scope) ?? cache.get(feed, { id }, scope, noWait, request === '' ? {} : { request })

test('who watches hears how each question was answered, and the origin of each load', async () => {
  const cache = create()
  expect(cache.atHand(list, { id: 'a' }, scope)).toBeUndefined()
  await ask(cache)
  await ask(cache)
  expect(outcomes).toEqual(['content found true', 'list miss', 'list fresh'])
  await ask(cache, 'a', service)
  expect(outcomes.slice(3)).toEqual(['service found true', 'service miss'])
})

describe('items that do not fit', () => {
  test('are named in the log once, with the request that found them, and again when they are others', async () => {
    const cache = create()
    answering = items(1, 'two')
    expectConsole('error', /^Content list \(uk, en-GB\): 1 items do not fit, left out: items\.1\. \(request r-1\)$/)
    expect(await ask(cache, 'a', list, 'r-1')).toMatchObject({ value: { items: [{ n: 1 }] } })
    const renewed = async (...all: readonly unknown[]) => {
      answering = items(...all)
      now += 61_000
      await ask(cache)
      await settle()
    }
    await renewed(1, 'two')
    await renewed(1, 2)
    expectConsole('error', /left out: items\.0\.$/)
    await renewed('one', 2)
  })

  test('are named in at most 500 characters', async () => {
    expectConsole('error', /left out: .{500}\.$/)
    answering = items(...Array.from({ length: 2000 }, (_, n) => (n < 100 ? 'bad' : n)))
    await ask(create())
  })
})

describe('an origin that fails', () => {
  beforeEach(() => {
    answering = () => new Response('down', { status: 503 })
  })

  test('is not asked again for the same content for three seconds', async () => {
    allowConsole('error', /^Content list \(uk, en-GB\): status 503\. Path \/v1\/list\/\?id=a\.$/)
    const cache = create()
    expect(await ask(cache)).toMatchObject({ state: 'unavailable', value: { items: [] }, outcome: 'fallback' })
    now += 2_900
    await ask(cache)
    expect(asked).toHaveLength(1)
    now += 200
    await ask(cache)
    expect(asked).toHaveLength(2)
  })

  test('for as long as it says, and a minute at most', async () => {
    allowConsole('error', /status 503/)
    answering = () => new Response('down', { status: 503, headers: { 'retry-after': '20' } })
    const cache = create()
    await ask(cache)
    now += 19_000
    await ask(cache)
    expect(asked).toHaveLength(1)
    now += 2_000
    answering = () => new Response('down', { status: 503, headers: { 'retry-after': '9999' } })
    await ask(cache)
    now += 61_000
    await ask(cache)
    expect(asked).toHaveLength(3)
  })

  test('five times in a row is left alone by all feeds of it, and not by another service', async () => {
    allowConsole('error', /status 503/)
    const cache = create()
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await ask(cache, id)
    expect(asked).toHaveLength(5)
    expect(cache.breakers()).toMatchObject([{ origin: 'content', closedUntil: now + 1000 }])
    answering = items(1)
    expect(await ask(cache, 'a', service)).toMatchObject({ outcome: 'miss' })
    now += 3_100
    expect(await ask(cache, 'a')).toMatchObject({ outcome: 'miss' })
    expect(cache.breakers().map(({ closedUntil }) => closedUntil <= now)).toEqual([true, true])
  })

  test('in its words alone, and answers, is asked for the rest', async () => {
    allowConsole('error', /does not fit the schema/)
    answering = () => Response.json({ items: 7 })
    const cache = create()
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await ask(cache, id)
    expect(asked).toHaveLength(7)
  })
})

describe('what is not there', () => {
  test('is said in the log where that is wanted, and nowhere else', async () => {
    answering = () => new Response(null, { status: 404 })
    expect(await ask(create())).toMatchObject({ state: 'absent', value: null })
    expectConsole('warn', /^Content list: the content API has nothing at \/v1\/list\/\?id=a\. \(request r-2\)$/)
    await ask(create(true), 'a', list, 'r-2')
    answering = items(1)
    await ask(create(true))
  })
})

describe('what visitors type', () => {
  const typed = { ...list, name: 'typed', passing: ({ id }: { id: string }) => id.startsWith('?') }
  const short = { ...list, name: 'short', isMiss: ({ items: all }: { items: readonly unknown[] }) => all.length === 0 }

  test('is kept in memory alone, as an answer is that says that there is nothing', async () => {
    const cache = create()
    for (const feed of [typed, short]) {
      await ask(cache, '?egypt', feed)
      answering = items()
      await ask(cache, '?tohr', feed)
      answering = items(1, 2)
    }
    await settle()
    expect(written.map((key) => key.replace(/^content:(\w+):\w+:/, '$1 '))).toEqual(['short /v1/list/?id=%3Fegypt'])
    expect((await ask(cache, '?tohr', short)).outcome).toBe('fresh')
    await ask(cache, 'all', typed)
    await settle()
    expect(written).toHaveLength(2)
  })
})

describe('a preview', () => {
  const live = (cache: ContentCache) => cache.live(list, { id: 'a' }, scope, { request: 'r-3' })

  test('is asked of the origin each time, and kept nowhere', async () => {
    const cache = create()
    for (const _ of [1, 2])
      expect(await live(cache)).toEqual({
        ...{ state: 'found', outcome: 'miss', tags: [], contentVersion: 0, freshForMs: 0 },
        value: { items: [{ n: 1 }, { n: 2 }] },
      })
    await settle()
    expect([asked.length, written.length, cache.heldBytes]).toEqual([2, 0, 0])
  })

  test('that is not there, or cannot be had, says so', async () => {
    answering = () => new Response(null, { status: 404 })
    expect(await live(create())).toEqual({
      ...{ state: 'absent', value: null, outcome: 'absent', tags: [], contentVersion: 0, freshForMs: 0 },
    })
    answering = () => new Response('down', { status: 503 })
    expectConsole('error', /^Content list \(uk, en-GB\): status 503\. \(request r-3\)$/)
    expect(await live(create())).toEqual({
      ...{
        state: 'unavailable',
        value: { items: [] },
        outcome: 'fallback',
        tags: [],
        contentVersion: 0,
        freshForMs: 0,
      },
    })
  })
})
