import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Answer, ContentCache } from '../../../worker/content/cache.ts'
import { createContent, createLiveContent } from '../../../worker/content/content.ts'
import { contentTimes, defineFeed } from '../../../worker/content/feed.ts'
import { expectConsole } from '../../support/console.ts'
import { platformOf } from '../support/platform.ts'

const scope = { brand: 'uk', culture: 'en-GB' } as const
const noWait = (): void => undefined
const feedOf = (name: string) =>
  defineFeed({
    ...contentTimes,
    name,
    path: () => `/${name}/`,
    query: () => ({}),
    schema: z.object({ text: z.string() }),
    tags: () => [],
    fallback: null,
  })
const found = (tags: readonly string[], contentVersion: number, freshForMs: number): Answer<{ text: string }> => ({
  state: 'found',
  value: { text: 'one' },
  outcome: 'fresh',
  tags,
  contentVersion,
  freshForMs,
})
const missing = {
  state: 'unavailable',
  value: null,
  outcome: 'fallback',
  tags: ['c'],
  contentVersion: 0,
  freshForMs: 0,
} as const

/** Content whose feeds are answered in this order. */
const answering = (...answers: readonly Answer<{ text: string }>[]) => {
  const rest = [...answers]
  const get = vi.fn(async () => rest.shift() ?? missing)
  const source = { get, atHand: () => undefined } as unknown as Pick<ContentCache, 'atHand' | 'get'>
  return { get, content: createContent(source, scope, noWait) }
}

describe('what is at hand', () => {
  const atHand = vi.fn(() => found(['a'], 7, 900))
  const get = vi.fn()
  const content = createContent({ atHand, get } as unknown as Pick<ContentCache, 'atHand' | 'get'>, scope, noWait)

  test('is asked for nowhere else, in the culture that is asked for; another one’s tags are not the page’s', async () => {
    expect(await content.get(feedOf('one'), {})).toMatchObject({ outcome: 'fresh' })
    expect(content.use()).toMatchObject({ tags: new Map([['a', 7]]), freshForMs: 900 })
    atHand.mockImplementation(() => found(['b'], 8, 700))
    await content.get(feedOf('two'), {}, 'fr-CA')
    expect(content.use()).toMatchObject({ tags: new Map([['a', 7]]), freshForMs: 700 })
    expect(atHand.mock.calls).toEqual([
      [expect.objectContaining({ name: 'one' }), {}, scope],
      [expect.objectContaining({ name: 'two' }), {}, { ...scope, culture: 'fr-CA' }],
    ])
    expect(get).not.toHaveBeenCalled()
  })
})

describe('what a page used of the content', () => {
  test('is nothing at first: it is whole, and fresh for ever', () => {
    expect(answering().content.use()).toEqual({
      feeds: [],
      tags: new Map(),
      freshForMs: Number.POSITIVE_INFINITY,
      complete: true,
    })
  })

  test('is each feed with how it came, each tag with the oldest version, and the shortest time of all', async () => {
    const { content } = answering(found(['a', 'b'], 7, 5000), found(['b'], 5, 900), found(['b'], 9, 30_000))
    for (const name of ['one', 'two', 'three']) await content.get(feedOf(name), {})
    const use = content.use()
    expect(use.feeds.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['one', 'fresh'],
      ['two', 'fresh'],
      ['three', 'fresh'],
    ])
    for (const { ms } of use.feeds) expect(ms).toBeGreaterThanOrEqual(0)
    for (const { ms } of use.feeds) expect(ms).toBeLessThan(60_000)
    expect([...use.tags]).toEqual([
      ['a', 7],
      ['b', 5],
    ])
    expect([use.freshForMs, use.complete]).toEqual([900, true])
  })

  test('is not whole once a feed could not be had, whatever comes after it', async () => {
    const { content } = answering(missing, found(['a'], 7, 5000))
    for (const name of ['one', 'two']) await content.get(feedOf(name), {})
    expect(content.use()).toMatchObject({ complete: false, freshForMs: 0 })
  })

  test('is whole without an optional feed', async () => {
    const { content } = answering(missing)
    await content.get({ ...feedOf('one'), optional: true }, {})
    expect(content.use()).toMatchObject({ complete: true, freshForMs: 0 })
  })

  test('is asked for in its own culture, or in another that is named, whose publishes do not touch the page', async () => {
    const { content, get } = answering(found(['a'], 7, 5000), found(['b'], 7, 5000))
    const feed = feedOf('one')
    await content.get(feed, { id: 1 } as never)
    await content.get(feed, {}, 'fr-CA')
    expect(get.mock.calls).toEqual([
      [feed, { id: 1 }, scope, noWait, {}],
      [feed, {}, { brand: 'uk', culture: 'fr-CA' }, noWait, {}],
    ])
    expect([...content.use().tags.keys()]).toEqual(['a'])
    expect(content.use().feeds).toHaveLength(2)
  })

  test('said is as it was then', async () => {
    const { content } = answering(found(['a'], 7, 5000))
    const before = content.use()
    await content.get(feedOf('one'), {})
    expect([before.feeds.length, before.tags.size]).toEqual([0, 0])
  })
})

describe('the content of a preview (rulings 3.11)', () => {
  const draft = feedOf('draft')

  test('is asked of the origin each time, and kept nowhere', async () => {
    const { cache, asked } = platformOf({ '/draft/': { text: 'as it stands' } })
    const content = createLiveContent(cache, scope)
    for (const _ of [1, 2])
      expect(await content.get(draft, {})).toEqual({
        state: 'found',
        value: { text: 'as it stands' },
        outcome: 'miss',
        tags: [],
        contentVersion: 0,
        freshForMs: 0,
      })
    expect(asked).toEqual(['/draft/', '/draft/'])
  })

  test('that is absent is absent, and one that fails is the fallback, which the log says', async () => {
    const { cache } = platformOf({})
    expectConsole('error', /^Content draft \(uk, en-GB\): status 500\.$/)
    const failed = await createLiveContent(cache, scope).get({ ...draft, fallback: { text: 'fallback' } }, {})
    expect(failed).toEqual({ ...missing, value: { text: 'fallback' }, tags: [] })
  })
})
