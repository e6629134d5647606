/** Work that is older than this is not joined any more: the request it belonged to may have been cut off. Epoch ms. */
const longestJoinedMs = 10_000

type Outcome<Value> = { readonly came: true; readonly value: Value } | { readonly came: false; readonly error: unknown }

/** Work under way, as one who asks for it sees it. */
export interface Flight<Value> {
  /** Another request has begun it. */
  readonly joined: boolean
  /** When it was begun, epoch ms. */
  readonly since: number
  /** What it brings, however long that takes: for the request that began it. Throws what it throws. */
  readonly value: () => Promise<Value>
  /** What it brings, or `otherwise` after `ms`. Throws what it throws. */
  readonly orAfter: <Otherwise>(ms: number, otherwise: Otherwise) => Promise<Value | Otherwise>
}

/**
 * One piece of work a key at a time, shared by all who ask for it meanwhile.
 *
 * What is shared is what it comes to, not its promise: a promise belongs to the request that made it, and what waits for it
 * ends where that request is cut off. Everyone waits for a promise and a timer of their own, and is told while they wait, no
 * longer: the runtime goes on in the context of the promise's own request (handle_cross_request_promise_resolution).
 */
export class SingleFlight<Value> {
  readonly #running = new Map<string, Running<Value>>()

  /** The work under way for the key, or begun now: then `waitUntil` of who began it keeps it alive. */
  run(key: string, begin: () => Promise<Value>, waitUntil: (work: Promise<unknown>) => void): Flight<Value> {
    const running = this.#running.get(key)
    if (running && Date.now() - running.since < longestJoinedMs) return flightOf(running, true)
    const begun = new Running<Value>()
    this.#running.set(key, begun)
    const end = (outcome: Outcome<Value>): void => {
      if (this.#running.get(key) === begun) this.#running.delete(key)
      begun.settle(outcome)
    }
    waitUntil(
      begin().then(
        (value) => end({ came: true, value }),
        (error) => end({ came: false, error }),
      ),
    )
    return flightOf(begun, false)
  }
}

const flightOf = <Value>(running: Running<Value>, joined: boolean): Flight<Value> => ({
  joined,
  since: running.since,
  value: async () => brought(await running.outcome()),
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

  async outcome(): Promise<Outcome<Value>> {
    return this.#outcome ?? new Promise((resolve) => this.#waiting.add(resolve))
  }

  /** Null after `ms`: who does not wait any more is not told. */
  async outcomeWithin(ms: number): Promise<Outcome<Value> | null> {
    if (this.#outcome !== null) return this.#outcome
    const { promise, resolve } = Promise.withResolvers<Outcome<Value> | null>()
    this.#waiting.add(resolve)
    const timer = setTimeout(() => resolve(null), ms)
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      this.#waiting.delete(resolve)
    }
  }
}
