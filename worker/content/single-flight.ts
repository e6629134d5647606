/** Work that is older than this is not joined any more: the request it belonged to may have been cut off. Epoch ms. */
const longestJoinedMs = 10_000

/** One piece of work a key at a time, shared by all who ask for it meanwhile. */
export class SingleFlight<Value> {
  readonly #running = new Map<string, { readonly work: Promise<Value>; readonly since: number }>()

  /** The work under way for the key, or begun now. `joined`: another request has begun it. */
  run(key: string, begin: () => Promise<Value>): { readonly work: Promise<Value>; readonly joined: boolean } {
    const running = this.#running.get(key)
    if (running && Date.now() - running.since < longestJoinedMs) return { work: running.work, joined: true }
    const work = begin()
    const entry = { work, since: Date.now() }
    this.#running.set(key, entry)
    const end = (): void => {
      if (this.#running.get(key) === entry) this.#running.delete(key)
    }
    work.then(end, end)
    return { work, joined: false }
  }
}
