import { orAfter } from './deadline.ts'

/** Work that is older than this is not joined any more, in ms: the request it belonged to may have been cut off. */
const longestJoinedMs = 10_000

type Outcome<Value> = { readonly came: true; readonly value: Value } | { readonly came: false; readonly error: unknown }

interface UnderWay<Value> {
  /** When it was begun, epoch ms. */
  readonly since: number
  /** What it brings, or `otherwise` after `ms`. Throws what it throws. */
  readonly orAfter: <Otherwise>(ms: number, otherwise: Otherwise) => Promise<Value | Otherwise>
}

/** Work that this request has begun. */
interface Begun<Value> extends UnderWay<Value> {
  readonly joined: false
  /** What it brings, however long that takes. Throws what it throws. */
  readonly value: () => Promise<Value>
}

/** Work of another request: it may be cut off with that, and is waited for no longer than so long. */
interface Joined<Value> extends UnderWay<Value> {
  readonly joined: true
}

/** Work under way, as one who asks for it sees it. */
export type Flight<Value> = Begun<Value> | Joined<Value>

/**
 * One piece of work a key at a time, shared by all who ask for it meanwhile.
 *
 * What is shared is what it comes to, not its promise: a promise belongs to the request that made it, and what waits for it
 * ends where that request is cut off. Everyone waits for a promise and a timer of their own, and is told while they wait, no
 * longer: the runtime goes on in the context of the promise's own request (handle_cross_request_promise_resolution).
 */
export class SingleFlight<Value> {
  /** In the order of their beginning. */
  readonly #running = new Map<string, Running<Value>>()
  readonly #longestJoinedMs: number

  /** Work older than `joinedMs` is not joined: whoever comes then begins it anew, one for all. */
  constructor(joinedMs = longestJoinedMs) {
    this.#longestJoinedMs = joinedMs
  }

  /** How many are remembered as under way. */
  get size(): number {
    return this.#running.size
  }

  /** The work under way for the key, or begun now: then `waitUntil` of who began it keeps it alive. */
  run(key: string, begin: () => Promise<Value>, waitUntil: (work: Promise<unknown>) => void): Flight<Value> {
    this.#forgetOld()
    const running = this.#running.get(key)
    if (running) return { joined: true, ...seen(running) }
    const begun = new Running<Value>()
    this.#running.set(key, begun)
    const end = (outcome: Outcome<Value>): void => {
      if (this.#running.get(key) === begun) this.#running.delete(key)
      begun.settle(outcome)
    }
    const work = begunBy(begin)
    waitUntil(
      work.then(
        (value) => end({ came: true, value }),
        (error) => end({ came: false, error }),
      ),
    )
    return { joined: false, value: () => work, ...seen(begun) }
  }

  /** What was cut off with its request never ends. */
  #forgetOld(): void {
    const now = Date.now()
    for (const [key, { since }] of this.#running) {
      if (now - since < this.#longestJoinedMs) return
      this.#running.delete(key)
    }
  }
}

/** What throws before it waits for anything fails as work does. */
async function begunBy<Value>(begin: () => Promise<Value>): Promise<Value> {
  return begin()
}

const seen = <Value>(running: Running<Value>): UnderWay<Value> => ({
  since: running.since,
  orAfter: async (ms, otherwise) => {
    const outcome = await running.outcomeWithin(ms)
    return outcome === null ? otherwise : brought(outcome)
  },
})

function brought<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.came) throw outcome.error
  return outcome.value
}

/** One piece of work: what it came to, and who waits for it. */
class Running<Value> {
  readonly since = Date.now()
  readonly #waiting = new Set<(outcome: Outcome<Value>) => void>()
  #outcome: Outcome<Value> | null = null

  settle(outcome: Outcome<Value>): void {
    this.#outcome = outcome
    for (const tell of this.#waiting) tell(outcome)
    this.#waiting.clear()
  }

  /** Null after `ms`: who does not wait any more is not told. */
  async outcomeWithin(ms: number): Promise<Outcome<Value> | null> {
    if (this.#outcome !== null) return this.#outcome
    const { promise, resolve } = Promise.withResolvers<Outcome<Value>>()
    this.#waiting.add(resolve)
    try {
      return await orAfter(ms, promise, null)
    } finally {
      this.#waiting.delete(resolve)
    }
  }
}
