import type { KVNamespace } from '@cloudflare/workers-types'
import { z } from 'zod'
import { withDeadline } from './deadline.ts'
import { MemoryTier } from './memory.ts'

/** KV's part that is used here; `cacheTtl` below 30 s is refused by KV. */
type PurgeStore = Pick<KVNamespace, 'get' | 'put'>

interface Known {
  readonly version: number
  readonly checkedAt: number
}

const keyOf = (tag: string): string => `purge:${tag}`
const storedVersion = z.coerce.number().int().nonnegative()

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

  constructor(store: PurgeStore, deadlineMs = readDeadlineMs) {
    this.#store = store
    this.#deadlineMs = deadlineMs
  }

  /** The newest version any of `tags` was raised to; 0 when none was. A known one is rechecked behind the request. */
  async newest(tags: readonly string[], now: number, waitUntil: (work: Promise<unknown>) => void): Promise<number> {
    const unknown = tags.filter((tag) => this.#known.get(tag) === undefined)
    if (unknown.length > 0) await this.#read(unknown, now)
    const due = tags.filter((tag) => now - (this.#known.get(tag)?.checkedAt ?? now) > recheckAfterMs)
    if (due.length > 0) {
      for (const tag of due) this.#remember(tag, this.#known.get(tag)?.version ?? 0, now)
      waitUntil(this.#read(due, now))
    }
    return this.known(tags)
  }

  /** The newest version known in this isolate of any of `tags`, without a question to KV. */
  known(tags: readonly string[]): number {
    return Math.max(0, ...tags.map((tag) => this.knownOf(tag)))
  }

  /** The same of one tag. */
  knownOf(tag: string): number {
    return this.#known.get(tag)?.version ?? 0
  }

  /** Raises tags to a version. A lower one than is known changes nothing. */
  async raise(tags: readonly string[], version: number, now: number): Promise<void> {
    await Promise.all(
      tags.map(async (tag) => {
        const before = Math.max(this.#known.get(tag)?.version ?? 0, await this.#stored(tag))
        const raised = Math.max(before, version)
        this.#remember(tag, raised, now)
        if (raised > before) await this.#store.put(keyOf(tag), String(raised), { expirationTtl: keptForSeconds })
      }),
    )
  }

  async #read(tags: readonly string[], now: number): Promise<void> {
    await Promise.all(
      tags.map(async (tag) => {
        const stored = await this.#stored(tag)
        this.#remember(tag, Math.max(stored, this.#known.get(tag)?.version ?? 0), now)
      }),
    )
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
    this.#known.set(tag, { version, checkedAt: now }, tag.length * 2 + 64)
  }
}
