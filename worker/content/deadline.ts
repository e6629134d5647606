/** Says that a wait ran into its limit. */
export class DeadlineError extends Error {
  constructor(what: string, ms: number) {
    super(`${what} took longer than ${ms} ms`)
    this.name = 'DeadlineError'
  }
}

/** `promise`, or what `late` gives after `ms`. The work itself goes on unless it has a signal of its own. */
async function until<T, Late>(ms: number, promise: Promise<T>, late: () => Late): Promise<T | Late> {
  // A timer cannot wait for ever: it would fire at once.
  if (ms === Number.POSITIVE_INFINITY) return promise
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  try {
    return await Promise.race([promise, over.then(late)])
  } finally {
    clearTimeout(timer)
  }
}

/** `promise`, or a DeadlineError after `ms`. */
export function withDeadline<T>(what: string, ms: number, promise: Promise<T>): Promise<T> {
  return until(ms, promise, () => {
    throw new DeadlineError(what, ms)
  })
}

/** `promise`, or `otherwise` after `ms`. */
export function orAfter<T, Otherwise>(ms: number, promise: Promise<T>, otherwise: Otherwise): Promise<T | Otherwise> {
  return until(ms, promise, () => otherwise)
}
