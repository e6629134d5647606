interface Entry<Value> {
  readonly value: Value
  readonly bytes: number
  /** Read since it was last passed over. */
  read: boolean
}

/**
 * A map bounded by the bytes of what it holds, or by their number where each counts as one. What is dropped is the oldest that
 * nobody has read lately: who comes to be dropped and was read gets a second chance. So a read moves nothing.
 */
export class MemoryTier<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #limit: number
  #bytes = 0

  constructor(limitBytes: number) {
    this.#limit = limitBytes
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    entry.read = true
    return entry.value
  }

  /** Keeps the value; drops old ones until all fit. One larger than the limit is not kept. */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key)
    if (bytes > this.#limit) return
    this.#makeRoom(bytes)
    this.#entries.set(key, { value, bytes, read: false })
    this.#bytes += bytes
  }

  #makeRoom(bytes: number): void {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes + bytes <= this.#limit) return
      this.#entries.delete(key)
      if (entry.read) {
        entry.read = false
        this.#entries.set(key, entry)
      } else this.#bytes -= entry.bytes
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#entries.size
  }
}
