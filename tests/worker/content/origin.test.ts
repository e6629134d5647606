import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { contentTimes, defineFeed } from '../../../worker/content/feed.ts'
import { bonusTerms } from '../../../worker/content/feeds/bonus-terms.ts'
import { askOrigin, type OriginFetch, originAt } from '../../../worker/content/origin.ts'

const scope = { brand: 'uk', culture: 'en-GB' } as const
const thing = defineFeed({
  ...contentTimes,
  name: 'thing',
  path: () => '/v1/things/',
  query: ({ id }: { id: string }) => ({ id }),
  schema: z.object({ title: z.string(), list: z.array(z.object({ text: z.string() })) }),
  tags: () => [],
  fallback: null,
})
const ask = (fetch: OriginFetch) => askOrigin(thing, { id: 'a' }, scope, { url: 'http://api.test', fetch })
const whole = { title: 'All', list: [{ text: 'one' }, { text: 'two' }] }
const versioned = (version: string | null) =>
  Response.json(whole, version === null ? {} : { headers: { 'x-content-version': version } })

describe('one attempt at the origin (spec 8, rulings 5.4)', () => {
  test('asks for JSON at the feed’s address, follows no redirect and waits no longer than its deadline', async () => {
    const asked = vi.fn<OriginFetch>(async () => versioned('7'))
    expect(await ask(asked)).toEqual({ kind: 'found', value: whole, contentVersion: 7, leftOut: [] })
    expect(asked).toHaveBeenCalledExactlyOnceWith('http://api.test/v1/things/?id=a', {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal: expect.any(AbortSignal),
    })
  })

  test('HTML is accepted where the feed asks for it, and a failure where it does not', async () => {
    const page = '<html><body><h1>Terms</h1><p>Ten <b>pounds</b>.</p></body></html>'
    const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } })
    const asked = vi.fn<OriginFetch>(async () => html(page))
    const terms = await askOrigin(bonusTerms, { code: 'welcome' }, scope, { url: 'http://api.test', fetch: asked })
    expect(terms).toMatchObject({
      kind: 'found',
      value: { code: 'welcome', title: 'Terms', body: '<p>Ten <b>pounds</b>.</p>' },
    })
    expect(asked.mock.calls[0]?.[1].headers).toEqual({ accept: 'application/json, text/html;q=0.9' })
    const untitled: OriginFetch = async () => html('<p>Ten pounds.</p>')
    const origin = { url: 'http://api.test', fetch: untitled }
    expect(await askOrigin(bonusTerms, { code: 'welcome' }, scope, origin)).toMatchObject({ kind: 'failed' })
    expect(await ask(async () => html(page))).toMatchObject({ kind: 'failed', unreachable: false })
  })

  describe('told to come again later', () => {
    const now = Date.parse('2026-11-21T12:00:00Z')
    beforeEach(() => {
      vi.useFakeTimers({ now, toFake: ['Date'] })
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    test.each([
      [503, '20', 20_000],
      [429, '1', 1000],
      [503, '999999', 999_999_000],
      [503, 'Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
      [503, 'Sat, 21 Nov 2026 12:00:00 GMT', null],
      [503, 'Sat, 21 Nov 2026 11:59:00 GMT', null],
      [503, '0', null],
      [503, 'in 20', null],
      [503, '20 seconds or so', null],
      [503, 'soon', null],
      [503, null, null],
    ])('with %i and Retry-After %j it is not asked for %s ms', async (status, after, retryAfterMs) => {
      const answer = new Response('busy', { status, headers: after === null ? {} : { 'retry-after': after } })
      const asked = await ask(async () => answer)
      expect(asked).toEqual({ kind: 'failed', reason: `status ${status}`, unreachable: true, retryAfterMs })
    })
  })

  test('one that says no once for all may be asked other things', async () => {
    expect(await ask(async () => new Response('no', { status: 403 }))).toMatchObject({ unreachable: false })
  })

  test('over the network the runtime’s own fetch asks', async () => {
    const { url, fetch: asks } = originAt('http://api.test')
    const real = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => versioned('7'))
    try {
      expect((await asks(`${url}/v1/`, { method: 'POST' })).status).toBe(200)
      expect(real).toHaveBeenCalledExactlyOnceWith('http://api.test/v1/', { method: 'POST' })
    } finally {
      real.mockRestore()
    }
  })

  test.each([
    ['7', 7],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['seven', null],
    ['9007199254740993', null],
    [null, null],
  ])('the version %j of an answer is %s', async (version, contentVersion) => {
    expect(await ask(async () => versioned(version))).toMatchObject({ kind: 'found', contentVersion })
  })

  test('404 is absence, with the version that says so', async () => {
    const gone = new Response('nothing here', { status: 404, headers: { 'x-content-version': '8' } })
    expect(await ask(async () => gone)).toEqual({ kind: 'absent', contentVersion: 8 })
    expect(gone.bodyUsed).toBe(true)
  })

  test.each([500, 503, 403, 301, 304])('status %i is a failure, and its body is not waited for', async (status) => {
    const answer = new Response(status === 304 ? null : 'oops', { status })
    expect(await ask(async () => answer)).toEqual({
      kind: 'failed',
      reason: `status ${status}`,
      unreachable: status >= 500,
      retryAfterMs: null,
    })
    expect(answer.bodyUsed).toBe(status !== 304)
  })

  test('what does not fit the schema is a failure that says where', async () => {
    expect(await ask(async () => Response.json({ ...whole, title: 7 }))).toEqual({
      kind: 'failed',
      unreachable: false,
      retryAfterMs: null,
      reason: 'does not fit the schema at "title": Invalid input: expected string, received number',
    })
  })

  test('an item that does not fit is left out and named; of a feed of columns it spoils the whole', async () => {
    const odd = Response.json({ ...whole, list: [{ text: 'one' }, { text: 7 }] })
    expect(await ask(async () => odd.clone())).toEqual({
      kind: 'found',
      value: { title: 'All', list: [{ text: 'one' }] },
      contentVersion: null,
      leftOut: ['list.1'],
    })
    const columns = { ...thing, columns: true } as const
    expect(await askOrigin(columns, { id: 'a' }, scope, { url: '', fetch: async () => odd })).toEqual({
      kind: 'failed',
      unreachable: false,
      retryAfterMs: null,
      reason: 'does not fit the schema at "list.1.text": Invalid input: expected string, received number',
    })
  })

  test.each([
    ['says its length', (text: string) => new Response(text, { headers: { 'content-length': String(text.length) } })],
    ['does not', (text: string) => new Response(new Blob([text]).stream())],
  ])('an answer beyond the feed’s size that %s is a failure; one of just that size is not', async (_, answerOf) => {
    const text = JSON.stringify(whole)
    const at = (maxBytes: number) =>
      askOrigin({ ...thing, maxBytes }, { id: 'a' }, scope, { url: '', fetch: async () => answerOf(text) })
    expect(await at(text.length)).toMatchObject({ kind: 'found', value: whole })
    expect(await at(text.length - 1)).toEqual({
      kind: 'failed',
      unreachable: false,
      retryAfterMs: null,
      reason: `TooLargeError: the body has more than ${text.length - 1} bytes`,
    })
  })

  test.each<readonly [unknown, string]>([
    [new TypeError('connection refused'), 'TypeError: connection refused'],
    ['gone', 'gone'],
  ])('what the network throws is a failure that says so: %s', async (thrown, reason) => {
    expect(await ask(() => Promise.reject(thrown))).toEqual({
      kind: 'failed',
      reason,
      unreachable: true,
      retryAfterMs: null,
    })
  })

  test('a body that is no JSON is a failure', async () => {
    const answer = await ask(async () => new Response('<html>'))
    expect(answer).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/^SyntaxError: /) })
  })
})
