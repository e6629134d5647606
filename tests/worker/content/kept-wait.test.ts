import { createHash } from 'node:crypto'
import type { KVNamespace } from '@cloudflare/workers-types'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBudget } from '../../../worker/content/budget.ts'
import { ContentCache } from '../../../worker/content/cache.ts'
import { allowConsole } from '../../support/console.ts'
import { answer, scope, thing } from './support.ts'

/* How long a visit waits for an origin that hangs or is slow: counted, by a clock that the test holds. */

const momentMs = 150
const emptyKv = {
  get: async () => null,
  getWithMetadata: async () => ({ value: null, metadata: null }),
  put: async () => undefined,
} as unknown as KVNamespace

let hangs = false
/** How long the origin takes where it does not hang, in ms. */
let takesMs = 0
const create = () =>
  new ContentCache({
    kv: emptyKv,
    keptWaitMs: momentMs,
    origin: {
      url: 'http://origin.test',
      fetch: async () => {
        if (hangs) return new Promise<Response>(() => undefined)
        if (takesMs > 0) await new Promise((resolve) => setTimeout(resolve, takesMs))
        return answer('one')
      },
    },
  })

/** Runs the clock on until the work is done, and gives how long that was in ms. */
async function timed(work: Promise<unknown>): Promise<number> {
  const start = Date.now()
  let done = false
  void work.then(() => {
    done = true
  })
  while (!done) await vi.advanceTimersByTimeAsync(1)
  return Date.now() - start
}

beforeEach(() => {
  hangs = false
  takesMs = 0
  vi.useFakeTimers()
  // On this thread: on another one it takes time that the held clock would count a thousandfold.
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(
    async (_, data) =>
      Uint8Array.from(
        createHash('sha256')
          .update(new Uint8Array(data as ArrayBuffer))
          .digest(),
      ).buffer,
  )
  allowConsole('error', /^Content thing/)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('one load that hangs is waited for once: whoever comes later is served at once', async () => {
  const cache = create()
  const visit = () => cache.get(thing, { id: 'a' }, scope, () => undefined, { budget: createBudget(1200) })
  await timed(visit())
  vi.setSystemTime(Date.now() + 24 * 3600_000)
  hangs = true
  const [first, second] = [await timed(visit()), await timed(visit())]
  // A little goes with the steps between two waits.
  expect(first).toBeGreaterThanOrEqual(momentMs - 10)
  expect(first).toBeLessThan(momentMs + 30)
  expect(second).toBeLessThan(30)
})

test('a page waits one moment in all, also for what it asks for one after the other', async () => {
  const cache = create()
  const all = async () => {
    const budget = createBudget(1200)
    for (const id of ['a', 'b', 'c']) await cache.get(thing, { id }, scope, () => undefined, { budget })
  }
  await timed(all())
  vi.setSystemTime(Date.now() + 24 * 3600_000)
  hangs = true
  expect(await timed(all())).toBeLessThan(momentMs + 50)
})

/** Two questions of a page that may wait 1.2 s, the second after the isolate has had so long to do with others. */
async function secondAfter(busyMs: number) {
  const cache = create()
  const budget = createBudget(1200)
  const get = (id: string) => cache.get(thing, { id }, scope, () => undefined, { budget })
  takesMs = 100
  await timed(get('a'))
  vi.setSystemTime(Date.now() + busyMs)
  const second = get('b')
  const ms = await timed(second)
  return { ms, answer: await second }
}

test('a page whose origin has answered it asks on after its first time is over', async () => {
  expect((await secondAfter(2500)).answer).toMatchObject({ state: 'found', outcome: 'miss' })
})

test('and not after its whole time', async () => {
  const { ms, answer } = await secondAfter(3600)
  expect(answer.state).toBe('unavailable')
  expect(ms).toBeLessThan(30)
})

test('an origin that answered before the page began, and none since, is waited for no longer than one that is dead', async () => {
  const cache = create()
  await timed(cache.get(thing, { id: 'a' }, scope, () => undefined))
  vi.setSystemTime(Date.now() + 60_000)
  hangs = true
  const visit = cache.get(thing, { id: 'b' }, scope, () => undefined, { budget: createBudget(1200) })
  expect(await timed(visit)).toBeLessThan(1250)
})
