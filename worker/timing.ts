/** The steps of one request, for the Server-Timing header (design "The way of a request"). */
export class Timing {
  readonly #steps: string[] = []
  #last = performance.now()

  /** Ends a step that began where the one before ended. Durations are 0 in production, where clocks stand between I/O. */
  step(name: string, description?: string): void {
    const now = performance.now()
    const about = description === undefined ? '' : `;desc="${description}"`
    this.#steps.push(`${name}${about};dur=${Math.max(0, now - this.#last).toFixed(1)}`)
    this.#last = now
  }

  /** Adds something measured elsewhere, in ms. */
  add(name: string, description: string, ms: number): void {
    this.#steps.push(`${name};desc="${description}";dur=${ms.toFixed(1)}`)
  }

  get header(): string {
    return this.#steps.join(', ')
  }
}
