/** The steps of one request, for the Server-Timing header (design "The way of a request"). Strangers are not told (`shown`). */
export class Timing {
  readonly #shown: boolean
  readonly #steps: string[] = []
  #last = performance.now()

  constructor(shown: boolean) {
    this.#shown = shown
  }

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

  /** Sets the header, where it is shown. */
  writeTo(headers: Headers): void {
    if (this.#shown) headers.set('server-timing', this.#steps.join(', '))
  }
}
