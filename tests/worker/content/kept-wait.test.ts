import type { KVNamespace } from '@cloudflare/workers-types'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBudget } from '../../../worker/content/budget.ts'
import { ContentCache } from '../../../worker/content/cache.ts'
import { allowConsole } from '../../support/console.ts'
import { answer, scope, thing } from './support.ts'

/* How long a visit waits for an origin that hangs while a copy is kept: counted, by a clock that the test holds. */

const momentMs = 150
const emptyKv = {
  get: async () => null,
  getWithMetadata: async () => ({ value: null, metadata: null }),
  put: async () => undefined,
} as unknown as KVNamespace

let hangs = false
const create = () =>
  new ContentCache({
    kv: emptyKv,
    keptWaitMs: momentMs,
    origin: {
      url: 'http://origin.test',
      fetch: async () => (hangs ? new Promise<Response>(() => undefined) : answer('one')),
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
  vi.useFakeTimers()
  allowConsole('error', /^Content thing/)
})
afterEach(() => {
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
