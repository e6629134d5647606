/** Upper bounds of the steps of a histogram of durations, ms; what took longer falls into one more. */
export const durationSteps = [5, 10, 25, 50, 100, 250, 500, 1000, 2500] as const

/** Counts values by steps: as much memory for a million as for one. */
export class Histogram {
  readonly counts: number[]
  readonly #steps: readonly number[]
  #largest = 0

  constructor(steps: readonly number[] = durationSteps) {
    this.#steps = steps
    this.counts = Array.from({ length: steps.length + 1 }, () => 0)
  }

  add(value: number): void {
    const found = this.#steps.findIndex((step) => value <= step)
    const at = found === -1 ? this.#steps.length : found
    this.counts[at] = (this.counts[at] ?? 0) + 1
    this.#largest = Math.max(this.#largest, value)
  }

  get total(): number {
    return this.counts.reduce((sum, count) => sum + count, 0)
  }

  /** The value that a share of all does not exceed: the upper bound of its step, or the largest value if that is less. */
  quantile(share: number): number | null {
    const wanted = Math.ceil(this.total * share)
    if (wanted === 0) return null
    let seen = 0
    for (const [at, count] of this.counts.entries()) {
      seen += count
      if (seen >= wanted) return Math.min(this.#steps[at] ?? this.#largest, this.#largest)
    }
    return this.#largest
  }
}
