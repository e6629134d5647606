import type { AnalyticsEngineDataset } from '@cloudflare/workers-types'
import type { RouteKey } from '../../shared/routes/table.ts'
import type { CacheOutcome, ContentObserver, OriginOutcome } from '../content/observer.ts'
import type { Family } from './family.ts'
import { Histogram } from './histogram.ts'

/** How an answer came about: by its key alone, from a page that this isolate or the network keeps, by rendering, or without a page. */
export const ways = ['short', 'kept', 'network', 'rendered', 'other'] as const
export type Way = (typeof ways)[number]

/** A request that is answered; nothing in it says whose it was. */
export interface AnsweredRequest {
  /** Epoch ms. */
  readonly at: number
  readonly brand: string
  /** Key of the route, or the family of addresses. */
  readonly route: RouteKey | Family
  readonly status: number
  readonly way: Way
  readonly ms: number
}

export interface Minute {
  /** Minutes since the epoch. */
  readonly minute: number
  readonly counts: Record<Way, number>
  failed: number
  refused: number
}

/** Something that happened, for a list of the last ones. */
export interface Noted {
  readonly at: number
  readonly what: string
  readonly detail: string
}

export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
export type VitalName = (typeof vitalNames)[number]
export type VitalRating = 'good' | 'needs-improvement' | 'poor'
export interface Vital {
  readonly ratings: Record<VitalRating, number>
  readonly values: Histogram
}

/** Minutes that are told apart, and the most entries of a list or of names that no table of ours bounds. */
const mostMinutes = 60
const mostNoted = 30
const mostNames = 60
/** How often what the short way counted is written. */
const flushEveryMs = 10_000
/** CLS has no unit: thousandths of it are counted. */
const vitalSteps = [10, 25, 50, 100, 200, 300, 500, 800, 1200, 1800, 2500, 4000, 8000]

/** The entry of a map that never grows beyond `mostNames`; the rest is counted together. */
function entryOf<Value>(map: Map<string, Value>, name: string, make: () => Value): Value {
  const key = map.has(name) || map.size < mostNames ? name : 'others'
  const known = map.get(key) ?? make()
  map.set(key, known)
  return known
}

/**
 * What this isolate has seen since it began, in bounded memory: the store of local runs, and what /ops/status draws. Where a
 * dataset is bound, each request is written to it too (docs/observability.md).
 */
export class Telemetry implements ContentObserver {
  readonly minutes: Minute[] = []
  readonly durations = new Histogram()
  readonly routes = new Map<AnsweredRequest['route'], { requests: number; failed: number; durations: Histogram }>()
  readonly feeds = new Map<string, Record<CacheOutcome, number>>()
  readonly origins = new Map<string, { outcomes: Record<OriginOutcome, number>; durations: Histogram }>()
  readonly vitals = new Map<string, Partial<Record<VitalName, Vital>>>()
  readonly violations = new Map<string, { count: number; last: number }>()
  readonly errors: Noted[] = []
  readonly purges: Noted[] = []
  #unwritten = 0
  #flushedAt = 0
  #since = 0

  /** Epoch ms of the first request: an isolate has no clock before it. */
  get since(): number {
    return this.#since
  }

  #minuteOf(at: number): Minute {
    if (this.#since === 0) this.#since = at
    const minute = Math.floor(at / 60_000)
    const last = this.minutes.at(-1)
    if (last !== undefined && last.minute >= minute) return last
    const next = { minute, counts: { short: 0, kept: 0, network: 0, rendered: 0, other: 0 }, failed: 0, refused: 0 }
    this.minutes.push(next)
    if (this.minutes.length > mostMinutes) this.minutes.shift()
    return next
  }

  /** An answer of the short way: two additions, as that way is there to cost nothing. */
  answeredShort(at: number): void {
    this.#minuteOf(at).counts.short += 1
    this.#unwritten += 1
  }

  answered(request: AnsweredRequest, dataset?: AnalyticsEngineDataset): void {
    const { at, route, status, way, ms } = request
    const minute = this.#minuteOf(at)
    minute.counts[way] += 1
    if (status >= 500) minute.failed += 1
    if (status === 429) minute.refused += 1
    this.durations.add(ms)
    const own = this.routes.get(route) ?? { requests: 0, failed: 0, durations: new Histogram() }
    this.routes.set(route, own)
    own.requests += 1
    if (status >= 500) own.failed += 1
    own.durations.add(ms)
    if (dataset !== undefined) this.#write(dataset, request)
  }

  #write(dataset: AnalyticsEngineDataset, { at, brand, route, status, way, ms }: AnsweredRequest): void {
    dataset.writeDataPoint({ indexes: [brand], blobs: [brand, route, way, String(status)], doubles: [1, ms] })
    if (this.#unwritten === 0 || at - this.#flushedAt < flushEveryMs) return
    dataset.writeDataPoint({
      indexes: [brand],
      blobs: [brand, 'page', 'short', '200'],
      doubles: [this.#unwritten, 0],
    })
    this.#unwritten = 0
    this.#flushedAt = at
  }

  feedAnswered(feed: string, outcome: CacheOutcome): void {
    const own = entryOf(this.feeds, feed, () => ({ fresh: 0, stale: 0, miss: 0, kept: 0, fallback: 0, absent: 0 }))
    own[outcome] += 1
  }

  originAnswered(origin: string, outcome: OriginOutcome, ms: number): void {
    const own = entryOf(this.origins, origin, () => ({
      outcomes: { found: 0, absent: 0, failed: 0 },
      durations: new Histogram(),
    }))
    own.outcomes[outcome] += 1
    own.durations.add(ms)
  }

  /** A measurement of a page in a browser, by the kind of page. */
  measured(kind: string, name: VitalName, value: number, rating: VitalRating): void {
    const own = entryOf<Partial<Record<VitalName, Vital>>>(this.vitals, kind, () => ({}))
    const vital = own[name] ?? {
      ratings: { good: 0, 'needs-improvement': 0, poor: 0 },
      values: new Histogram(vitalSteps),
    }
    own[name] = vital
    vital.ratings[rating] += 1
    vital.values.add(name === 'CLS' ? value * 1000 : value)
  }

  /** A report of the content security policy, by directive and what it refused. */
  violated(directive: string, blocked: string, at: number): void {
    const own = entryOf(this.violations, `${directive} ${blocked}`, () => ({ count: 0, last: at }))
    own.count += 1
    own.last = at
  }

  failed(what: string, detail: string, at: number): void {
    this.#note(this.errors, { at, what, detail })
  }

  purged(what: string, detail: string, at: number): void {
    this.#note(this.purges, { at, what, detail })
  }

  #note(list: Noted[], noted: Noted): void {
    list.unshift(noted)
    list.length = Math.min(list.length, mostNoted)
  }
}

/** This isolate's. */
export const telemetry = new Telemetry()
