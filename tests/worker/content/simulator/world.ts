import { expect } from 'vitest'
import { z } from 'zod'
import type { PurgeCall } from '../../../../shared/content/purge.ts'
import { everythingTag, gameTag } from '../../../../shared/content/tags.ts'
import { type Answer, ContentCache } from '../../../../worker/content/cache.ts'
import { scope, thing } from '../support.ts'
import { KvNetwork, type Turn } from './kv-network.ts'

/** What the origin does when it is asked. */
export type OriginMood = 'answers' | 'answers 500' | 'refuses' | 'answers HTML' | 'answers another shape'

/** A call of the origin, with what came of it. */
export interface OriginCall {
  /** Which isolate asked: one that took another's place is another. */
  readonly asker: string
  readonly id: string
  readonly at: number
  /** Newest publish that the isolate knew of when it asked. */
  readonly known: number
  ok: boolean
}

/** What a preview shows: published by nobody. */
export const draftText = 'a draft'

export type Value = { text: string }

const isolatesPerLocation = 2
export const locations = 2
export const isolates = locations * isolatesPerLocation
export const ids = ['a', 'b'] as const

const broken: Readonly<Record<Exclude<OriginMood, 'answers'>, () => Response>> = {
  'answers 500': () => new Response('{"text":"an error"}', { status: 500 }),
  refuses: () => {
    throw new TypeError('connection refused')
  },
  'answers HTML': () => new Response('<h1>an error</h1>'),
  'answers another shape': () => Response.json({ text: 7, error: 'an error' }),
}

const asked = z.object({ id: z.string() })
const stored = z.object({ contentVersion: z.number() })

/** Several isolates in several places, one KV between them, one origin, and a clock that stands still unless it is moved. */
export class World {
  now = Date.parse('2026-11-21T12:00:00Z')
  mood: OriginMood = 'answers'
  /** Told of each answer, with the newest purge that its isolate knew of when it was asked, and when it answered. */
  onAnswer: (asker: string, id: string, answer: Answer<Value>, known: { before: number; after: number }) => void = () =>
    undefined
  /** Told of each content that is written to KV: what its isolate knows of purges, and the version that is written. */
  onStore: (known: number, version: number) => void = () => undefined
  /** Newest version of an id whose purge was taken. */
  readonly purged = new Map<string, number>()
  readonly calls: OriginCall[] = []
  readonly kv: KvNetwork
  /** Texts of an id by the content version that brought them. */
  readonly published = new Map<string, { version: number; text: string }[]>()
  readonly #turn: Turn
  readonly #memoryBytes: number | undefined
  readonly #namespaces: ReturnType<KvNetwork['at']>[]
  readonly #isolates: ContentCache[]
  readonly #behind = new Set<Promise<unknown>>()
  readonly #starts = Array.from({ length: isolates }, () => 0)
  #version = 1
  #publishing: Promise<void> = Promise.resolve()

  constructor(turn: Turn, delayMs: (location: number) => number, memoryBytes?: number) {
    this.#turn = turn
    this.#memoryBytes = memoryBytes
    this.kv = new KvNetwork(() => this.now, turn, delayMs)
    this.#namespaces = Array.from({ length: locations }, (_, location) => this.kv.at(location))
    for (const id of ids) this.published.set(id, [{ version: 1, text: `${id} as of 1` }])
    this.#isolates = Array.from({ length: isolates }, (_, isolate) => this.#start(isolate))
  }

  #start(isolate: number): ContentCache {
    const asker = this.#nameOf(isolate)
    const kv = this.#namespaces[isolate % locations]
    if (kv === undefined) throw new Error('There is no such place.')
    const cache: ContentCache = new ContentCache({
      kv: {
        ...kv,
        put: (key: string, text: string, options?: { metadata?: unknown }) => {
          const { id } = asked.safeParse(Object.fromEntries(new URLSearchParams(key.split('?')[1]))).data ?? {}
          const about = stored.safeParse(options?.metadata).data
          if (id !== undefined && about !== undefined)
            this.onStore(cache.tagVersions.known(this.tags(id)), about.contentVersion)
          return kv.put(key, text, options)
        },
      } as typeof kv,
      now: () => this.now,
      // No real time passes here but the machine's own.
      kvReadDeadlineMs: 60_000,
      keptWaitMs: 60_000,
      ...(this.#memoryBytes !== undefined && { memoryBytes: this.#memoryBytes }),
      origin: { url: 'http://origin.test', fetch: (url) => this.#ask(cache, asker, url) },
    })
    return cache
  }

  cache(isolate: number): ContentCache {
    const cache = this.#isolates[isolate]
    if (cache === undefined) throw new Error('There is no such isolate.')
    return cache
  }

  async #ask(cache: ContentCache, asker: string, url: string): Promise<Response> {
    if (url.includes('/v1/draft/')) {
      await this.#turn('the origin answers a draft')
      return Response.json({ text: draftText })
    }
    const id = new URL(url).searchParams.get('id') ?? ''
    const known = cache.tagVersions.known(this.tags(id))
    const call: OriginCall = { asker, id, at: this.now, known, ok: false }
    this.calls.push(call)
    await this.#turn(`the origin reads ${id}`)
    const { mood } = this
    const newest = this.published.get(id)?.at(-1)
    // What was read is under way while other things happen.
    await this.#turn(`the origin answers ${id}`)
    if (mood !== 'answers') return broken[mood]()
    call.ok = true
    if (newest === undefined) return new Response(null, { status: 404 })
    return Response.json({ text: newest.text }, { headers: { 'x-content-version': String(newest.version) } })
  }

  readonly waitUntil = (work: Promise<unknown>): void => {
    this.#behind.add(work)
    void work.catch(() => undefined).finally(() => this.#behind.delete(work))
  }

  /** Lets all that is under way behind answers come to its end. */
  async settled(): Promise<void> {
    while (this.#behind.size > 0) await Promise.allSettled([...this.#behind])
  }

  tags(id: string): readonly string[] {
    return [gameTag(id, scope), everythingTag(scope)]
  }

  /** A visit. Whatever it is given was published once: no error, no draft. */
  async visit(isolate: number, id: string): Promise<void> {
    const cache = this.cache(isolate)
    const asker = this.#nameOf(isolate)
    const before = cache.tagVersions.known(this.tags(id))
    const answer = await cache.get(thing, { id }, scope, this.waitUntil)
    if (answer.state === 'found') expect(this.published.get(id)?.map(({ text }) => text)).toContain(answer.value.text)
    this.onAnswer(asker, id, answer, { before, after: cache.tagVersions.known(this.tags(id)) })
  }

  #nameOf(isolate: number): string {
    return `${isolate} since ${this.#starts[isolate]}`
  }

  /** An editor's look at a draft. */
  preview(isolate: number, id: string): Promise<Answer<Value>> {
    return this.cache(isolate).live({ ...thing, path: () => '/v1/draft/' }, { id }, scope)
  }

  /** Another isolate takes the place of this one. */
  restart(isolate: number): void {
    this.#starts[isolate] = (this.#starts[isolate] ?? 0) + 1
    this.#isolates[isolate] = this.#start(isolate)
  }

  /** A new text of an id. Its purge goes to one isolate, again until it is taken, and after those before it. */
  publish(isolate: number, id: string): Promise<void> {
    this.#publishing = this.#publishing.then(() => this.#publish(isolate, id))
    return this.#publishing
  }

  async #publish(isolate: number, id: string): Promise<void> {
    this.#version += 1
    const version = this.#version
    this.published.get(id)?.push({ version, text: `${id} as of ${version}` })
    const call: PurgeCall = {
      ...{ tags: [gameTag(id, scope)], version, database: 'one', reset: false },
      ...{ issuedAt: this.now, nonce: 'of-no-matter' },
    }
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const { kind } = await this.cache(isolate).tagVersions.take(call, this.now)
      if (kind === 'raise') {
        this.purged.set(id, version)
        return
      }
      // KV took no second write within a second.
      this.now += 1000
    }
    throw new Error('The purge was never taken.')
  }
}
