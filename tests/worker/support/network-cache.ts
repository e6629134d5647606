import CachePolicy from 'http-cache-semantics'
import type { CacheVerdict, NetworkCache } from '../../../worker/document/page-purge.ts'
import type { PageProps } from '../../../worker/routes/pages/answer-page.ts'

/** An entrypoint behind the cache: what runs on a miss, where the visit is. */
type Entrypoint = (request: Request, props: PageProps) => Promise<Response>

interface Stored {
  policy: CachePolicy
  readonly body: ArrayBuffer
  readonly tags: ReadonlySet<string>
  /** Marked by `invalidate`: not fresh, whatever its age. */
  stale: boolean
}

const wordsOf = (headers: Headers): Record<string, string> => Object.fromEntries(headers)
const bare = (request: Request) => ({ url: request.url, method: 'GET', headers: wordsOf(request.headers) })
const tagsOf = (headers: Headers): ReadonlySet<string> =>
  new Set((headers.get('cache-tag') ?? '').split(',').map((tag) => tag.toLowerCase()))

/** The longest that a directive with seconds allows; 0 without it. */
const secondsOf = (policy: CachePolicy, directive: string): number =>
  Number(new RegExp(`${directive}=(\\d+)`).exec(String(policy.responseHeaders()['cache-control']))?.[1] ?? 0)

/**
 * The network's cache as its makers describe it, in front of an entrypoint: key of path, query and props; RFC 9111 (by
 * http-cache-semantics), stale-while-revalidate, stale-if-error, conditional revalidation, collapsed misses, tags, purge and
 * invalidation with their limit. Host and headers of a request are no part of the key.
 */
export class StandInCache implements NetworkCache {
  readonly counts = { hit: 0, miss: 0, updating: 0, stale: 0, expired: 0, revalidated: 0, bypass: 0, purge: 0 }
  /** Calls of purge and invalidate that are let through from now on. */
  callsLeft = Number.POSITIVE_INFINITY
  readonly #stored = new Map<string, Stored>()
  readonly #running = new Map<string, Promise<Response>>()
  #behind: Promise<unknown> = Promise.resolve()

  /** Resolves when what goes on behind the answers is done. */
  async settled(): Promise<void> {
    await this.#behind
  }

  readonly fetch = async (request: Request, props: PageProps, run: Entrypoint): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const key = JSON.stringify([pathname, search, props])
    const stored = this.#stored.get(key)
    if (stored === undefined) return this.#collapsed(key, request, () => run(request, props))
    if (!stored.stale && stored.policy.satisfiesWithoutRevalidation(bare(request))) {
      this.counts.hit += 1
      return this.#answer(stored)
    }
    const age = stored.policy.age() - stored.policy.maxAge()
    if (age <= secondsOf(stored.policy, 'stale-while-revalidate')) {
      this.counts.updating += 1
      this.#behind = Promise.all([
        this.#behind,
        this.#revalidated(key, stored, request, (conditional) => run(conditional, props)).catch(() => undefined),
      ])
      return this.#answer(stored)
    }
    try {
      const answer = await this.#revalidated(key, stored, request, (conditional) => run(conditional, props))
      if (answer.status < 500) return answer
    } catch {
      // As an answer that says 5xx.
    }
    if (age > secondsOf(stored.policy, 'stale-if-error')) return run(request, props)
    this.counts.stale += 1
    return this.#answer(stored)
  }

  readonly purge = (options: { tags: string[] }) =>
    this.#called(options.tags, (key) => {
      this.#stored.delete(key)
      this.counts.purge += 1
    })

  readonly invalidate = (options: { tags: string[] }) =>
    this.#called(options.tags, (_, stored) => {
      stored.stale = true
    })

  async #called(tags: readonly string[], touch: (key: string, stored: Stored) => void) {
    if (this.callsLeft <= 0) return { success: false, errors: [{ code: 10_429, message: 'too many purges' }] }
    this.callsLeft -= 1
    const named = tags.map((tag) => tag.toLowerCase())
    for (const [key, stored] of this.#stored) if (named.some((tag) => stored.tags.has(tag))) touch(key, stored)
    return { success: true, errors: [] }
  }

  #answer({ body, policy }: Stored): Response {
    return new Response(body.slice(0), { headers: policy.responseHeaders() as Record<string, string> })
  }

  /** One run of the entrypoint for all who miss at once. */
  async #collapsed(key: string, request: Request, fill: () => Promise<Response>): Promise<Response> {
    const running = this.#running.get(key)
    const run = running ?? this.#filled(key, request, fill)
    if (running === undefined) {
      this.#running.set(key, run)
      run.then(
        () => this.#running.delete(key),
        () => this.#running.delete(key),
      )
    }
    return (await run).clone()
  }

  async #filled(key: string, request: Request, fill: () => Promise<Response>): Promise<Response> {
    const answer = await fill()
    const stored = await this.#store(key, request, answer.clone())
    this.counts[stored ? 'miss' : 'bypass'] += 1
    return answer
  }

  async #revalidated(
    key: string,
    stored: Stored,
    request: Request,
    renew: (conditional: Request) => Promise<Response>,
  ): Promise<Response> {
    const headers = stored.policy.revalidationHeaders(bare(request)) as Record<string, string>
    const answer = await renew(new Request(request, { headers }))
    if (answer.status !== 304) {
      this.counts.expired += 1
      await this.#store(key, request, answer.clone())
      return answer
    }
    this.counts.revalidated += 1
    const { policy } = stored.policy.revalidatedPolicy(bare(request), { status: 304, headers: wordsOf(answer.headers) })
    const kept = { ...stored, policy, stale: false, tags: tagsOf(answer.headers) }
    this.#stored.set(key, kept)
    return this.#answer(kept)
  }

  async #store(key: string, request: Request, answer: Response): Promise<boolean> {
    const policy = new CachePolicy(
      bare(request),
      { status: answer.status, headers: wordsOf(answer.headers) },
      { shared: true },
    )
    if (!policy.storable() || answer.headers.has('set-cookie')) return false
    this.#stored.set(key, { policy, body: await answer.arrayBuffer(), tags: tagsOf(answer.headers), stale: false })
    return true
  }
}

/** The gateway's `ctx.exports.Page` with that cache between. */
export const pageThrough = (
  cache: StandInCache,
  run: Entrypoint,
  raise: (tags: readonly string[]) => Promise<CacheVerdict>,
) =>
  Object.assign(
    ({ props }: { props: PageProps }) => ({ fetch: (request: Request) => cache.fetch(request, props, run) }),
    { raise },
  )
