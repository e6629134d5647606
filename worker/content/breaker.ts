/** Failures in a row, of whatever feeds, after which the origin is left alone. */
const tolerated = 5
/** The first pause; each that follows without a success between is twice as long, up to the longest. */
const firstPauseMs = 1000
const longestPauseMs = 15_000
/** An origin that names a longer time than this is asked again all the same. */
const longestRetryAfterMs = 60_000
/** One question is let through after a pause; the others wait for its answer at most so long. */
const probeMs = 3000

export interface BreakerState {
  /** Epoch ms until which the origin is not asked. */
  readonly closedUntil: number
}

/**
 * Leaves an origin alone that does not answer: visits then go on with what is kept at once, and the origin can come to its
 * feet. Times are epoch ms.
 */
export class Breaker {
  #failures = 0
  #pauses = 0
  #closedUntil = 0

  /** How it stands, for those who look. */
  get state(): BreakerState {
    return { closedUntil: this.#closedUntil }
  }

  /** Whether the origin may be asked now. After a pause one question is let through. */
  admits(now: number): boolean {
    if (now < this.#closedUntil) return false
    if (this.#pauses > 0) this.#closedUntil = now + probeMs
    return true
  }

  /** The origin has answered. */
  answered(): void {
    this.#failures = 0
    this.#pauses = 0
    this.#closedUntil = 0
  }

  /** It has not, or only that it cannot; `retryAfterMs` is what it said of when it can, null where it said nothing. */
  failed(now: number, retryAfterMs: number | null): void {
    this.#failures += 1
    if (this.#failures < tolerated) return
    const grown = Math.min(firstPauseMs * 2 ** this.#pauses, longestPauseMs)
    // Those that were under way when the pause began belong to it.
    if (now >= this.#closedUntil || this.#pauses === 0) this.#pauses += 1
    else if (retryAfterMs === null) return
    this.#closedUntil = Math.max(
      this.#closedUntil,
      now + Math.max(grown, Math.min(retryAfterMs ?? 0, longestRetryAfterMs)),
    )
  }
}
