/** The steps of one request, for the Server-Timing header (design "The way of a request"). Strangers are not told (`shown`). */
export class Timing {
  readonly #shown: boolean
  readonly #steps: { readonly name: string; readonly about: string | undefined; readonly ms: number }[] = []
  /** What was measured beside the steps: the feeds of a page. */
  readonly feeds: { readonly name: string; readonly outcome: string; readonly ms: number }[] = []
  #last = performance.now()

  constructor(shown: boolean) {
    this.#shown = shown
  }

  /** Ends a step that began where the one before ended. Durations are 0 in production, where clocks stand between I/O. */
  step(name: string, about?: string): void {
    const now = performance.now()
    this.#steps.push({ name, about, ms: Math.max(0, now - this.#last) })
    this.#last = now
  }

  /** Adds a feed, whose time was measured elsewhere, in ms. */
  add(name: string, outcome: string, ms: number): void {
    this.feeds.push({ name, outcome, ms })
    this.#steps.push({ name, about: outcome, ms })
  }

  /** What a step said of itself. */
  about(name: string): string | undefined {
    return this.#steps.find((step) => step.name === name)?.about
  }

  /** Sets the header, where it is shown. */
  writeTo(headers: Headers): void {
    if (!this.#shown) return
    const written = this.#steps.map(({ name, about, ms }) => {
      const description = about === undefined ? '' : `;desc="${about}"`
      return `${name}${description};dur=${ms.toFixed(1)}`
    })
    headers.set('server-timing', written.join(', '))
  }
}
