import type { KVNamespace } from '@cloudflare/workers-types'
import * as z from 'zod/mini'
import { withDeadline } from './deadline.ts'
import { digest } from './key.ts'
import { MemoryTier } from './memory.ts'
import { SingleFlight } from './single-flight.ts'
import { keptForSeconds } from './tag-versions.ts'

/** A value as it is kept: what KV holds as its value and metadata, parsed. `value` null means absence (404). */
export interface Kept {
  readonly value: unknown
  readonly storedAt: number
  /** When KV was last written; a refresh with the same content moves `storedAt` only. */
  readonly writtenAt: number
  readonly contentVersion: number
  readonly hash: string
}

const metadataSchema = z.object({ storedAt: z.number(), contentVersion: z.number(), hash: z.string() })

/** A KV read that takes longer counts as a miss: the origin is asked. */
const readDeadlineMs = 400
/** Absence is kept this long (rulings 5.6); KV keeps nothing for less. */
export const absentForMs = 60_000

/**
 * Text that memory holds at most, counted as two bytes a character. Parsed it takes up to three times as much: with the
 * kept pages and the code that stays well below the 128 MB an isolate may have. What is made of content hangs under the objects
 * held here and is not counted: parts under an answer go with it, so that this limit bounds their number, and each is as large
 * as what it shows; parts of a view go with the view (worker/view/view.ts).
 */
const standardMemoryBytes = 7 * 1024 * 1024

/**
 * The same of misses and of what visitors type: in memory alone, and in room of their own, so that asking for what is not there
 * takes no place from content and writes nothing.
 */
const passingMemoryBytes = 1024 * 1024
/** What an entry takes beside its texts. */
const overheadBytes = 256
const bytesOf = (key: string, text: string): number => (key.length + text.length) * 2 + overheadBytes

export type ValueStore = Pick<KVNamespace, 'getWithMetadata' | 'put'>

/** The two tiers before the origin: the isolate's memory, bounded by bytes, and KV. Neither read nor write ever throws. */
export class KeptValues {
  readonly #kv: ValueStore
  readonly #memory: MemoryTier<Kept>
  readonly #passing = new MemoryTier<Kept>(passingMemoryBytes)
  readonly #readDeadlineMs: number
  readonly #reading = new SingleFlight<Kept | undefined>()

  constructor(kv: ValueStore, memoryBytes = standardMemoryBytes, deadlineMs = readDeadlineMs) {
    this.#kv = kv
    this.#memory = new MemoryTier(memoryBytes)
    this.#readDeadlineMs = deadlineMs
  }

  /** Bytes of what memory holds, as they are counted against its limits. */
  get heldBytes(): number {
    return this.#memory.bytes + this.#passing.bytes
  }

  /** What memory holds, at once. */
  remembered(key: string): Kept | undefined {
    return this.#memory.get(key) ?? this.#passing.get(key)
  }

  /** What memory holds, else KV; one read a key for all who ask meanwhile. */
  async read(key: string, waitUntil: (work: Promise<unknown>) => void): Promise<Kept | undefined> {
    const remembered = this.remembered(key)
    if (remembered) return remembered
    // Limit: the read's own deadline, for those too who have joined a read that was cut off with its request.
    return this.#reading.run(key, () => this.#readKv(key), waitUntil).orAfter(this.#readDeadlineMs, undefined)
  }

  async #readKv(key: string): Promise<Kept | undefined> {
    try {
      const { value: text, metadata } = await withDeadline(
        `KV read of ${key}`,
        this.#readDeadlineMs,
        this.#kv.getWithMetadata(key, { type: 'text', cacheTtl: 60 }),
      )
      const about = metadataSchema.safeParse(metadata)
      if (text === null || !about.success) return undefined
      // What somebody else has written over it, or half of it, is none of ours.
      if ((await digest(text)) !== about.data.hash) throw new Error(`${key} is not what was kept there`)
      const value: unknown = JSON.parse(text)
      const kept: Kept = { value, writtenAt: about.data.storedAt, ...about.data }
      this.#memory.set(key, kept, bytesOf(key, text))
      return kept
    } catch (error) {
      console.warn(`Content cache: ${String(error)}. The origin is asked instead.`)
      return undefined
    }
  }

  /**
   * Keeps a value in memory, and in KV behind the request. Unchanged content is not written again before half its stale
   * time: KV takes one write a second per key. A miss is written only where it takes the place of content; what is `passing`
   * never is. `isCurrent` is asked at the last moment: where a purge has overtaken the value meanwhile, it is not kept.
   */
  async store(
    key: string,
    value: unknown,
    about: {
      readonly contentVersion: number
      readonly staleSeconds: number
      readonly storedAt: number
      /** A search, or an answer that says that there is nothing. */
      readonly passing: boolean
    },
    waitUntil: (work: Promise<unknown>) => void,
    isCurrent: () => boolean = () => true,
  ): Promise<void> {
    const { contentVersion, staleSeconds, storedAt, passing } = about
    const text = JSON.stringify(value)
    const hash = await digest(text)
    if (!isCurrent()) return
    const before = this.#memory.get(key)
    if (passing && before === undefined) {
      const kept = { value, storedAt, writtenAt: storedAt, contentVersion, hash }
      this.#passing.set(key, kept, bytesOf(key, text))
      return
    }
    this.#passing.delete(key)
    const unchanged =
      before?.hash === hash &&
      before.contentVersion === contentVersion &&
      storedAt - before.writtenAt < (staleSeconds * 1000) / 2
    const writtenAt = unchanged ? before.writtenAt : storedAt
    // What says the same stays the same object: what was made of it is kept under it (decision 0037).
    const held = before?.hash === hash ? before.value : value
    this.#memory.set(key, { value: held, storedAt, writtenAt, contentVersion, hash }, bytesOf(key, text))
    if (unchanged) return
    const expirationTtl = value === null ? absentForMs / 1000 : keptForSeconds
    waitUntil(this.#write(key, text, { metadata: { storedAt, contentVersion, hash }, expirationTtl }))
  }

  async #write(key: string, text: string, options: { metadata: object; expirationTtl: number }): Promise<void> {
    try {
      await this.#kv.put(key, text, options)
    } catch (error) {
      console.warn(`Content cache: ${key} could not be written: ${String(error)}`)
    }
  }
}
