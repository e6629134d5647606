import type { KVNamespace } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import type { PurgeCall } from '../../shared/content/purge.ts'
import { withDeadline } from './deadline.ts'
import { MemoryTier } from './memory.ts'
import { type Counting, decidePurge, type PurgeDecision } from './purge-decision.ts'
import { type Flight, SingleFlight } from './single-flight.ts'

/** KV's part that is used here; `cacheTtl` below 30 s is refused by KV. */
type PurgeStore = Pick<KVNamespace, 'get' | 'put'>

interface Known {
  readonly version: number
  readonly checkedAt: number
}

const keyOf = (tag: string): string => `purge:${tag}`
const storedVersion = z.coerce.number().check(z.int(), z.nonnegative())
const countingKey = 'purge-counting'
const storedCounting = z.object({
  database: z.string(),
  base: z.int().check(z.nonnegative()),
  newest: z.int().check(z.nonnegative()),
})

/** How long a version is believed without asking KV again. */
const recheckAfterMs = 5_000
/** A KV read that takes longer counts as "no newer version known". */
const readDeadlineMs = 300
/** Purges older than this no longer matter: nothing is kept for longer. */
export const keptForSeconds = 7 * 24 * 3600

/**
 * The content version that each tag was last raised to. A kept value is valid while it is not older than its tags. A purge
 * is one KV write per tag, so that none is lost; other isolates see it within KV's 60 s.
 */
export class TagVersions {
  readonly #store: PurgeStore
  readonly #deadlineMs: number
  readonly #known = new MemoryTier<Known>(512 * 1024)
  readonly #reading = new SingleFlight<void>()
  readonly #counts = new SingleFlight<void>()
  #base = 0
  #raises = 0
  /** When KV was last asked how versions are counted, epoch ms. */
  #countingCheckedAt = Number.NEGATIVE_INFINITY

  constructor(store: PurgeStore, deadlineMs = readDeadlineMs) {
    this.#store = store
    this.#deadlineMs = deadlineMs
  }

  /** The newest version any of `tags` was raised to; 0 when none was. A known one is rechecked behind the request. */
  async newest(tags: readonly string[], now: number, waitUntil: (work: Promise<unknown>) => void): Promise<number> {
    const unknown = tags.filter((tag) => this.#known.get(tag) === undefined)
    const counting = now - this.#countingCheckedAt > recheckAfterMs ? [this.#recheckCounting(now, waitUntil)] : []
    if (unknown.length > 0) {
      const reads = [...unknown.map((tag) => this.#read(tag, now, waitUntil)), ...counting]
      // Limit: the reads' own deadline, for those too who have joined one that was cut off with its request.
      await Promise.all(reads.map((read) => read.orAfter(this.#deadlineMs, undefined)))
    }
    const due = tags.filter((tag) => now - (this.#known.get(tag)?.checkedAt ?? now) > recheckAfterMs)
    for (const tag of due) {
      this.#remember(tag, this.knownOf(tag), now)
      this.#read(tag, now, waitUntil)
    }
    return this.known(tags)
  }

  /** The newest version of any of `tags`, where none has to be read or rechecked; undefined otherwise. */
  atHand(tags: readonly string[], now: number): number | undefined {
    if (now - this.#countingCheckedAt > recheckAfterMs) return undefined
    let newest = 0
    for (const tag of tags) {
      const known = this.#known.get(tag)
      if (known === undefined || now - known.checkedAt > recheckAfterMs) return undefined
      newest = Math.max(newest, known.version)
    }
    return newest
  }

  /** The newest version known in this isolate of any of `tags`, without a question to KV. */
  known(tags: readonly string[]): number {
    return Math.max(0, ...tags.map((tag) => this.knownOf(tag)))
  }

  /** The same of one tag. */
  knownOf(tag: string): number {
    return this.#known.get(tag)?.version ?? 0
  }

  /** Learns that a tag was raised from someone who knows it already: KV may say so later here. */
  learn(tag: string, version: number, now: number): void {
    if (version > this.knownOf(tag)) this.#remember(tag, version, now)
  }

  /** Grows with each raise of a tag that this isolate carries out or learns of. */
  get raises(): number {
    return this.#raises
  }

  /** A version of the content API as it counts here. */
  counted(version: number): number {
    return this.#base + version
  }

  /**
   * Decides over a purge and carries it out; `unavailable` where KV does not say how versions are counted, or takes no write
   * just now: the call is to be sent again.
   */
  async take(call: PurgeCall, now: number): Promise<PurgeDecision | { readonly kind: 'unavailable' }> {
    const known = await this.#counting()
    if (known === 'unavailable') return { kind: known }
    const decision = decidePurge(call, known, now)
    if (decision.kind !== 'raise') return decision
    const { counting } = decision
    try {
      if (counting !== null) {
        await this.#store.put(countingKey, JSON.stringify(counting))
        this.#base = counting.base
      }
      await this.raise(call.tags, decision.version, now)
      return decision
    } catch (error) {
      console.warn(`A purge could not be written: ${String(error)}`)
      return { kind: 'unavailable' }
    }
  }

  /** Raises tags to a version, as it counts here. A lower one than is known changes nothing. */
  async raise(tags: readonly string[], version: number, now: number): Promise<void> {
    await Promise.all(
      tags.map(async (tag) => {
        const stored = await this.#stored(tag)
        const raised = Math.max(this.knownOf(tag), stored, version)
        this.#remember(tag, raised, now)
        // Beside what KV holds, not what is known here: a write that failed is made up for by the same call sent again.
        if (raised > stored) await this.#store.put(keyOf(tag), String(raised), { expirationTtl: keptForSeconds })
      }),
    )
  }

  /** Learns what KV says of a tag. */
  #read(tag: string, now: number, waitUntil: (work: Promise<unknown>) => void): Flight<void> {
    const read = async (): Promise<void> =>
      this.#remember(tag, Math.max(await this.#stored(tag), this.knownOf(tag)), now)
    return this.#reading.run(tag, read, waitUntil)
  }

  /** How versions are counted; null where no purge has said so yet. */
  async #counting(): Promise<Counting | null | 'unavailable'> {
    try {
      // Limit: the deadline; then a purge is to be sent again, and versions count as they did.
      const text = await withDeadline('KV read of the counting', this.#deadlineMs, this.#store.get(countingKey))
      return text === null ? null : storedCounting.parse(JSON.parse(text))
    } catch (error) {
      console.warn(`How versions are counted could not be read: ${String(error)}`)
      return 'unavailable'
    }
  }

  /** Learns behind the request what a reset in another isolate has changed. */
  #recheckCounting(now: number, waitUntil: (work: Promise<unknown>) => void): Flight<void> {
    const recheck = async (): Promise<void> => {
      const known = await this.#counting()
      this.#countingCheckedAt = now
      if (known !== null && known !== 'unavailable') this.#base = Math.max(this.#base, known.base)
    }
    return this.#counts.run('', recheck, waitUntil)
  }

  async #stored(tag: string): Promise<number> {
    try {
      const text = await withDeadline(
        `KV read of ${tag}`,
        this.#deadlineMs,
        this.#store.get(keyOf(tag), { cacheTtl: 60 }),
      )
      const parsed = storedVersion.safeParse(text ?? 0)
      return parsed.success ? parsed.data : 0
    } catch (error) {
      console.warn(`Purge versions could not be read: ${String(error)}`)
      return 0
    }
  }

  #remember(tag: string, version: number, now: number): void {
    if (version > this.knownOf(tag)) this.#raises += 1
    this.#known.set(tag, { version, checkedAt: now }, tag.length * 2 + 64)
  }
}
