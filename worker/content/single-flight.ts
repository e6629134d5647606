/** Work that is older than this is not joined any more: the request it belonged to may have been cut off. Epoch ms. */
const longestJoinedMs = 10_000

/** One piece of work a key at a time, shared by all who ask for it meanwhile. */
export class SingleFlight<Value> {
  readonly #running = new Map<string, { readonly work: Promise<Value>; readonly since: number }>()

  /** The work under way for the key, or begun now. `joined`: another request has begun it, at `since` (epoch ms). */
  run(
    key: string,
    begin: () => Promise<Value>,
  ): { readonly work: Promise<Value>; readonly joined: boolean; readonly since: number } {
    const running = this.#running.get(key)
    if (running && Date.now() - running.since < longestJoinedMs) return { ...running, joined: true }
    const work = begin()
    const since = Date.now()
    const entry = { work, since }
    this.#running.set(key, entry)
    const end = (): void => {
      if (this.#running.get(key) === entry) this.#running.delete(key)
    }
    work.then(end, end)
    return { work, joined: false, since }
  }
}
