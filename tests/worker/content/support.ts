import type { KVNamespace } from '@cloudflare/workers-types'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { z } from 'zod'
import { gameTag } from '../../../shared/content/tags.ts'
import { ContentCache } from '../../../worker/content/cache.ts'
import { contentTimes, defineFeed } from '../../../worker/content/feed.ts'

export const scope = { brand: 'uk', culture: 'en-GB' } as const

export const thing = defineFeed({
  ...contentTimes,
  name: 'thing',
  path: () => '/v1/things/',
  query: ({ id }: { id: string }) => ({ id }),
  schema: z.object({ text: z.string() }),
  tags: ({ id }, scope) => [gameTag(id, scope)],
  fallback: { text: 'fallback' },
  // Far beyond what a busy machine needs; a test of the deadline asks with a short one.
  deadlineMs: 20_000,
})

/** A real KV namespace, in workerd. */
export async function startKv(): Promise<{ kv: KVNamespace; stop: () => Promise<void> }> {
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default { fetch: () => new Response() }',
      compatibilityDate: '2026-11-01',
      kvNamespaces: ['CONTENT'],
    }),
  )
  const kv = (await runtime.getKVNamespace('CONTENT')) as unknown as KVNamespace
  // The first read of a namespace opens its store: it would count against the deadlines that are tested.
  await kv.get('warm')
  return { kv, stop: () => runtime.dispose() }
}

/** What the origin does when it is asked. */
export type Behaviour = () => Response | Promise<Response>

/** An answer with a content version; with null, one of a service that has none. */
export const answer = (text: string, version: number | null = 1): Response =>
  Response.json({ text }, version === null ? {} : { headers: { 'x-content-version': String(version) } })

/** A cache over `kv` with an origin and a clock that the test holds. */
export function createCache(
  kv: Pick<KVNamespace, 'get' | 'put' | 'getWithMetadata'>,
  id: string,
  kvReadDeadlineMs = 20_000,
  logAbsences = false,
) {
  let now = Date.parse('2026-11-21T12:00:00Z')
  let behaviour: Behaviour = () => answer('one')
  const asked: string[] = []
  const pending = new Set<Promise<unknown>>()
  const make = () =>
    new ContentCache({
      kv,
      kvReadDeadlineMs,
      logAbsences,
      now: () => now,
      origin: {
        url: 'http://origin.test',
        fetch: async (url, { signal }) => {
          asked.push(url)
          return Promise.race([
            Promise.resolve().then(behaviour),
            new Promise<never>((_, reject) =>
              signal?.addEventListener('abort', () =>
                reject(signal.reason instanceof Error ? signal.reason : new Error('aborted')),
              ),
            ),
          ])
        },
      },
    })
  let cache = make()
  const waitUntil = (work: Promise<unknown>): void => {
    pending.add(work)
    void work.catch(() => undefined).finally(() => pending.delete(work))
  }
  /** Lets everything behind the request come to its end. */
  const settle = async (): Promise<void> => {
    while (pending.size > 0) await Promise.allSettled([...pending])
  }
  return {
    asked,
    settle,
    get cache() {
      return cache
    },
    /** Another isolate: its memory is empty, KV is the same. */
    newIsolate: () => {
      cache = make()
    },
    pass: (seconds: number) => {
      now += seconds * 1000
    },
    now: () => now,
    origin: (next: Behaviour) => {
      behaviour = next
    },
    /** As a page asks: at once where it can be had so. */
    ask: async (deadlineMs = thing.deadlineMs) => {
      const feed = { ...thing, deadlineMs }
      return cache.atHand(feed, { id }, scope) ?? cache.get(feed, { id }, scope, waitUntil)
    },
    purge: (published: { version: number; database: string; reset: boolean }) =>
      cache.tagVersions.take({ tags: [gameTag(id, scope)], ...published, issuedAt: now, nonce: 'of-no-matter' }, now),
    raise: (version: number) => cache.tagVersions.raise([gameTag(id, scope)], version, now),
  }
}
