// Longer than 250 lines because the order of memory, KV and origin, and what is waited for at each, is one decision.
import type { KVNamespace } from '@cloudflare/workers-types'
import type { ContentScope } from '../../shared/content/scope.ts'
import { Breaker, type BreakerState } from './breaker.ts'
import { type Budget, unlimited } from './budget.ts'
import { type Feed, feedPath } from './feed.ts'
import { absentForMs, type Kept, KeptValues } from './kept-values.ts'
import { digestedKeyOf, shortKeyOf } from './key.ts'
import { MemoryTier } from './memory.ts'
import type { CacheOutcome, ContentObserver } from './observer.ts'
import { askOrigin, type Origin, type OriginAnswer } from './origin.ts'
import { type Flight, SingleFlight } from './single-flight.ts'
import { keptForSeconds, TagVersions } from './tag-versions.ts'

/** What a feed came to. It holds what was published up to `contentVersion`; a tag raised further asks for a newer one. */
export type Answer<Value> =
  | {
      readonly state: 'found'
      readonly value: Value
      readonly outcome: CacheOutcome
      readonly tags: readonly string[]
      readonly contentVersion: number
      readonly freshForMs: number
    }
  | {
      readonly state: 'absent'
      readonly value: null
      readonly outcome: 'absent'
      readonly tags: readonly string[]
      readonly contentVersion: number
      readonly freshForMs: number
    }
  /** Nothing kept and nothing fetched: `value` is the feed's fallback. */
  | {
      readonly state: 'unavailable'
      readonly value: Value | null
      readonly outcome: 'fallback'
      readonly tags: readonly string[]
      readonly contentVersion: 0
      readonly freshForMs: 0
    }

/** After a failed attempt the origin is not asked again for the same key for this long; what is kept serves. */
const pauseAfterFailureMs = 3_000
/** An origin that says when to come again is believed so far. */
const longestPauseMs = 60_000
/** An origin that answered anything within this time counts as alive: what is missing is worth a longer wait. */
const aliveForMs = 1_000

export interface CacheOptions {
  readonly kv: Pick<KVNamespace, 'get' | 'put' | 'getWithMetadata'>
  readonly origin: Origin
  readonly now?: () => number
  readonly memoryBytes?: number
  /** Longest wait for a KV read in ms; tests on a loaded machine give it more. */
  readonly kvReadDeadlineMs?: number
  /** Longest that a visit waits for the origin while something is kept, in ms; 150 unless said otherwise. */
  readonly keptWaitMs?: number
  /** Says each 404 of the origin in the log: in development, where it is mostly a misspelt path (spec 8, rulings 9). */
  readonly logAbsences?: boolean
  /** Is told how each answer came about. */
  readonly observer?: ContentObserver
}

type FailedAnswer = Extract<OriginAnswer<unknown>, { readonly kind: 'failed' }>
/** What a load brought, with the version it counts as. */
type LoadedAnswer =
  | Pick<FailedAnswer, 'kind' | 'reason'>
  | (Exclude<OriginAnswer<unknown>, FailedAnswer> & { readonly contentVersion: number })

const absent = (tags: readonly string[], contentVersion: number, freshForMs: number) =>
  ({ state: 'absent', value: null, outcome: 'absent', tags, contentVersion, freshForMs }) as const

const unavailable = <Value>(feed: { readonly fallback: Value | null }, tags: readonly string[]) =>
  ({
    state: 'unavailable',
    value: feed.fallback,
    outcome: 'fallback',
    tags,
    contentVersion: 0,
    freshForMs: 0,
  }) as const

/** The end of a line of the log about a question of a request. */
const ofRequest = (request: string): string => (request === '' ? '' : ` (request ${request})`)

type FeedName = Pick<Feed<never, unknown>, 'name' | 'service'>

/** The content API is one origin for all its feeds; a service beside it is one of its own. */
const originOf = ({ name, service }: FeedName): string => (service ? name : 'content')

export type WaitUntil = (work: Promise<unknown>) => void

/** How a request asks. */
export interface Asking {
  /** No limit but the feeds' own unless said. */
  readonly budget?: Budget
  /** It rather waits for the origin's moment than takes what is stale. */
  readonly wantsFresh?: boolean
  /** Names it in what is logged of its questions. */
  readonly request?: string
}

/**
 * The content cache: memory → KV → origin, with stale-while-revalidate and stale-if-error (rulings 5.4, design "Content
 * cache"). Values are parsed and sanitised when they enter, never per request. One refresh per key at a time.
 */
export class ContentCache {
  readonly tagVersions: TagVersions
  readonly #origin: CacheOptions['origin']
  readonly #now: () => number
  readonly #kept: KeptValues
  readonly #logAbsences: boolean
  readonly #observer: ContentObserver | undefined
  readonly #loading = new SingleFlight<LoadedAnswer>()
  /** One for the content API, and one a service beside it. */
  readonly #breakers = new Map<string, Breaker>()
  readonly #keptWaitMs: number
  /** When the origin last answered, epoch ms. */
  #answeredAt = Number.NEGATIVE_INFINITY
  readonly #pausedUntil = new MemoryTier<number>(64 * 1024)
  /** What was last said of a key's bad items: said once, not with each refresh. */
  readonly #saidOf = new MemoryTier<string>(64 * 1024)

  constructor(options: CacheOptions) {
    this.#origin = options.origin
    this.#now = options.now ?? Date.now
    this.#logAbsences = options.logAbsences ?? false
    this.#observer = options.observer
    this.#keptWaitMs = options.keptWaitMs ?? 150
    this.#kept = new KeptValues(options.kv, options.memoryBytes, options.kvReadDeadlineMs)
    this.tagVersions = new TagVersions(options.kv, options.kvReadDeadlineMs)
  }

  /** Bytes of what memory holds, as they are counted against its limit. */
  get heldBytes(): number {
    return this.#kept.heldBytes
  }

  /** How the breaker of each origin stands that was asked. */
  breakers(): readonly (BreakerState & { readonly origin: string })[] {
    return [...this.#breakers].map(([origin, { state }]) => ({ origin, ...state }))
  }

  /** The feed's value for these parameters, by the best way there is. Never throws. */
  async get<Params, Value>(
    feed: Feed<Params, Value>,
    params: Params,
    scope: ContentScope,
    waitUntil: WaitUntil,
    asking: Asking = {},
  ): Promise<Answer<Value>> {
    const answer = await this.#answer(feed, params, scope, waitUntil, asking)
    this.#observer?.feedAnswered(feed.name, answer.outcome)
    return answer
  }

  /** The feed's value for these parameters where memory has it fresh: nothing is waited for or refreshed. */
  atHand<Params, Value>(feed: Feed<Params, Value>, params: Params, scope: ContentScope): Answer<Value> | undefined {
    const key = shortKeyOf(feed, feedPath(feed, params, scope))
    const remembered = key === null ? undefined : this.#kept.remembered(key)
    if (remembered === undefined) return undefined
    const now = this.#now()
    const tags = feed.tags(params, scope)
    const version = this.tagVersions.atHand(tags, now)
    const fresh = version === undefined ? undefined : this.#fresh<Value>(remembered, version, feed, tags, now)
    if (fresh !== undefined) this.#observer?.feedAnswered(feed.name, fresh.outcome)
    return fresh
  }

  async #answer<Params, Value>(
    feed: Feed<Params, Value>,
    params: Params,
    scope: ContentScope,
    waitUntil: WaitUntil,
    { budget = unlimited, wantsFresh = false, request = '' }: Asking,
  ): Promise<Answer<Value>> {
    const path = feedPath(feed, params, scope)
    const key = shortKeyOf(feed, path) ?? (await digestedKeyOf(feed, path))
    const tags = feed.tags(params, scope)
    const now = this.#now()
    // Limits: those of the two reads, which count against the budget too.
    const [read, minimumVersion] = await Promise.all([
      feed.passing?.(params) ? this.#kept.remembered(key) : this.#kept.read(key, waitUntil),
      this.tagVersions.newest(tags, now, waitUntil),
    ])
    // Another request may have stored it while these reads were under way.
    const kept = this.#kept.remembered(key) ?? read
    const fresh = kept && this.#fresh<Value>(kept, minimumVersion, feed, tags, now)
    if (fresh) return fresh

    const load = this.#load(feed, params, scope, { key, tags, request }, waitUntil)
    const age = kept === undefined || kept.value === null ? Number.POSITIVE_INFINITY : now - kept.storedAt
    if (kept && kept.contentVersion >= minimumVersion && age < feed.staleSeconds * 1000 && !wantsFresh)
      return this.#found(kept.value, 'stale', tags, kept.contentVersion, 0)
    const serves = kept !== undefined && age < keptForSeconds * 1000
    const limit = serves ? this.#momentFor(load.since, budget) : feed.deadlineMs
    const answer = await this.#within(limit, budget, load)
    if (answer.kind === 'found')
      return this.#found(answer.value, 'miss', tags, answer.contentVersion, feed.freshSeconds * 1000)
    if (answer.kind === 'absent') return absent(tags, answer.contentVersion, absentForMs)
    if (serves) return this.#found(kept.value, 'kept', tags, kept.contentVersion, 0)
    return unavailable(feed, tags)
  }

  /** What is kept as an answer, if it is fresh and no publish has overtaken it. */
  #fresh<Value>(
    { value, storedAt, contentVersion }: Kept,
    minimumVersion: number,
    { freshSeconds }: { readonly freshSeconds: number },
    tags: readonly string[],
    now: number,
  ): Answer<Value> | undefined {
    const freshForMs = (value === null ? absentForMs : freshSeconds * 1000) - (now - storedAt)
    if (contentVersion < minimumVersion || freshForMs <= 0) return undefined
    return value === null
      ? absent(tags, contentVersion, freshForMs)
      : this.#found(value, 'fresh', tags, contentVersion, freshForMs)
  }

  /** The feed's value as the origin has it now: nothing is read from the cache or written to it (previews, rulings 3.11). */
  async live<Params, Value>(
    feed: Feed<Params, Value>,
    params: Params,
    scope: ContentScope,
    { request = '' }: Pick<Asking, 'request'> = {},
  ): Promise<Answer<Value>> {
    const answer = await askOrigin(feed, params, scope, this.#origin)
    switch (answer.kind) {
      case 'found':
        return { state: 'found', value: answer.value, outcome: 'miss', tags: [], contentVersion: 0, freshForMs: 0 }
      case 'absent':
        return absent([], 0, 0)
      case 'failed':
        console.error(`Content ${feed.name} (${scope.brand}, ${scope.culture}): ${answer.reason}.${ofRequest(request)}`)
        return unavailable(feed, [])
    }
  }

  #found<Value>(
    value: unknown,
    outcome: CacheOutcome,
    tags: readonly string[],
    contentVersion: number,
    freshForMs: number,
  ): Answer<Value> {
    // What is kept under a feed's name and shape was parsed by that feed's schema when it entered.
    return { state: 'found', value: value as Value, outcome, tags, contentVersion, freshForMs }
  }

  #sayLeftOut(feed: string, key: string, places: readonly string[], request: string): void {
    const said = places.join(', ').slice(0, 500)
    if ((this.#saidOf.get(key) ?? '') === said) return
    this.#saidOf.set(key, said, (key.length + said.length) * 2)
    if (said !== '')
      console.error(`Content ${feed}: ${places.length} items do not fit, left out: ${said}.${ofRequest(request)}`)
  }

  /**
   * Whether the origin has just answered somebody. Where it answered since the page's time began, a load that began at `since`
   * (epoch ms) has that long of its own: an isolate with a crowd before it may come to nothing else between two questions.
   */
  #alive(since: number, budget: Budget): boolean {
    const silentFor = this.#now() - this.#answeredAt
    return silentFor < aliveForMs || (silentFor <= budget.spent() && Date.now() - since < aliveForMs)
  }

  /**
   * How long a load that began at `since` (epoch ms) is waited for where a copy is kept: a moment, once a load and once a page;
   * then the copy serves and the load goes on behind.
   */
  #momentFor(since: number, budget: Budget): number {
    const ofLoad = this.#keptWaitMs - (Date.now() - since)
    return Math.max(0, Math.min(ofLoad, budget.leftOfKept(this.#keptWaitMs)))
  }

  /** What a load brings within `limitMs` and the budget; late, it goes on for those who come after. */
  async #within(limitMs: number, budget: Budget, load: Flight<LoadedAnswer>): Promise<LoadedAnswer> {
    const late = { kind: 'failed', reason: 'late' } as const
    const start = Date.now()
    const first = Math.min(limitMs, budget.left(false))
    const soon = await load.orAfter(first, null)
    if (soon !== null) return soon
    // Limit: what the budget gives an origin that answers others.
    const rest = Math.min(limitMs - (Date.now() - start), budget.left(this.#alive(load.since, budget)))
    return rest > 0 ? load.orAfter(rest, late) : late
  }

  #breakerOf(feed: FeedName): Breaker {
    const whose = originOf(feed)
    const breaker = this.#breakers.get(whose) ?? new Breaker()
    this.#breakers.set(whose, breaker)
    return breaker
  }

  /** Why the origin is not asked for a key just now; null where it may be. */
  #spared(key: string, breaker: Breaker, now: number): string | null {
    if ((this.#pausedUntil.get(key) ?? 0) > now) return 'paused after a failure'
    return breaker.admits(now) ? null : 'the origin is left alone'
  }

  /** One attempt at the origin, shared by all who ask for the key meanwhile; stores what it brings. Never throws. */
  #load<Params, Value>(
    feed: Feed<Params, Value>,
    params: Params,
    scope: ContentScope,
    { key, tags, request }: { readonly key: string; readonly tags: readonly string[]; readonly request: string },
    waitUntil: WaitUntil,
  ): Flight<LoadedAnswer> {
    const load = async (): Promise<LoadedAnswer> => {
      const breaker = this.#breakerOf(feed)
      const spared = this.#spared(key, breaker, this.#now())
      if (spared !== null) return { kind: 'failed', reason: spared }
      const versionBefore = this.tagVersions.known(tags)
      const asked = Date.now()
      const answer = await askOrigin(feed, params, scope, this.#origin)
      this.#observer?.originAnswered(originOf(feed), answer.kind, Date.now() - asked)
      const now = this.#now()
      if (answer.kind === 'failed') {
        this.#noteFailure(key, breaker, answer, now)
        console.error(
          `Content ${feed.name} (${scope.brand}, ${scope.culture}): ${answer.reason}. Path ${feedPath(feed, params, scope)}.${ofRequest(request)}`,
        )
        return answer
      }
      this.#answeredAt = now
      breaker.answered()
      if (answer.kind === 'found')
        this.#sayLeftOut(`${feed.name} (${scope.brand}, ${scope.culture})`, key, answer.leftOut, request)
      if (answer.kind === 'absent' && this.#logAbsences)
        console.warn(
          `Content ${feed.name}: the content API has nothing at ${feedPath(feed, params, scope)}.${ofRequest(request)}`,
        )
      // The purge fence: content older than a purge that came meanwhile is used for this visit but never kept, and no page
      // made of it either. What names no version of its own is as new as the newest purge before it was asked for.
      const contentVersion =
        answer.contentVersion === null ? versionBefore : this.tagVersions.counted(answer.contentVersion)
      if (contentVersion >= (await this.tagVersions.newest(tags, now, waitUntil)))
        await this.#kept.store(
          key,
          answer.kind === 'found' ? answer.value : null,
          {
            contentVersion,
            staleSeconds: feed.staleSeconds,
            storedAt: now,
            passing:
              answer.kind === 'absent' || feed.passing?.(params) === true || feed.isMiss?.(answer.value) === true,
          },
          waitUntil,
          () => contentVersion >= this.tagVersions.known(tags),
        )
      return { ...answer, contentVersion }
    }
    return this.#loading.run(key, load, waitUntil)
  }

  #noteFailure(key: string, breaker: Breaker, { unreachable, retryAfterMs }: FailedAnswer, now: number): void {
    const pause = Math.min(Math.max(pauseAfterFailureMs, retryAfterMs ?? 0), longestPauseMs)
    this.#pausedUntil.set(key, now + pause, key.length * 2)
    if (unreachable) breaker.failed(now, retryAfterMs)
    else breaker.answered()
  }
}
