import type { KVNamespace } from '@cloudflare/workers-types'

/** Does a piece of work when its turn comes: the test decides over the order of all that is under way. */
export type Turn = (what: string) => Promise<void>

interface Written {
  readonly text: string
  readonly metadata: unknown
  readonly at: number
  readonly until: number
  readonly location: number
}

/** KV takes one write a second per key. */
const writeEveryMs = 1000

/** KV as its documentation says it is, at its worst: writes reach other places late, reads are cached there, misses too. */
export class KvNetwork {
  readonly writes: { readonly key: string; readonly text: string; readonly metadata: unknown; readonly at: number }[] =
    []
  /** Writes that were refused because the key was written a moment before. */
  refused = 0
  readonly #written = new Map<string, Written[]>()
  readonly #now: () => number
  readonly #turn: Turn
  readonly #delayMs: (location: number) => number

  constructor(now: () => number, turn: Turn, delayMs: (location: number) => number) {
    this.#now = now
    this.#turn = turn
    this.#delayMs = delayMs
  }

  /** The namespace as one place of the network sees it. */
  at(location: number): KVNamespace {
    const cached = new Map<string, { readonly found: Written | null; readonly until: number }>()
    const seen = (key: string): Written | null => {
      const now = this.#now()
      const reached = ({ at, location: of }: Written): boolean => of === location || now - at >= this.#delayMs(location)
      const newest = this.#written.get(key)?.filter(reached).at(-1)
      return newest === undefined || newest.until <= now ? null : newest
    }
    const read = async (key: string, cacheTtl: number): Promise<Written | null> => {
      await this.#turn(`KV read of ${key} at ${location}`)
      const known = cached.get(key)
      if (known !== undefined && known.until > this.#now()) return known.found
      const found = seen(key)
      cached.set(key, { found, until: this.#now() + cacheTtl * 1000 })
      return found
    }
    const put = async (
      key: string,
      text: string,
      { metadata = null, expirationTtl }: { metadata?: unknown; expirationTtl?: number } = {},
    ): Promise<void> => {
      await this.#turn(`KV write of ${key} at ${location}`)
      const now = this.#now()
      const before = this.#written.get(key) ?? []
      const last = before.at(-1)
      if (last !== undefined && now - last.at < writeEveryMs) {
        this.refused += 1
        throw new Error('KV PUT failed: 429 Too Many Requests')
      }
      const until = expirationTtl === undefined ? Number.POSITIVE_INFINITY : now + expirationTtl * 1000
      this.#written.set(key, [...before, { text, metadata, at: now, until, location }])
      this.writes.push({ key, text, metadata, at: now })
      cached.delete(key)
    }
    return {
      get: async (key: string, options?: { cacheTtl?: number }) =>
        (await read(key, options?.cacheTtl ?? 60))?.text ?? null,
      getWithMetadata: async (key: string, options?: { cacheTtl?: number }) => {
        const found = await read(key, options?.cacheTtl ?? 60)
        return { value: found?.text ?? null, metadata: found?.metadata ?? null, cacheStatus: null }
      },
      put,
    } as unknown as KVNamespace
  }
}
