/** Says that a wait ran into its limit. */
export class DeadlineError extends Error {
  constructor(what: string, ms: number) {
    super(`${what} took longer than ${ms} ms`)
    this.name = 'DeadlineError'
  }
}

/** `promise`, or a DeadlineError after `ms`. The work itself goes on unless it has a signal of its own. */
export async function withDeadline<T>(what: string, ms: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(what, ms)), ms)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/** `promise`, or `otherwise` after `ms`; at once where `ms` is 0. The work itself goes on. */
export async function orAfter<T, Otherwise>(
  ms: number,
  promise: Promise<T>,
  otherwise: Otherwise,
): Promise<T | Otherwise> {
  if (ms === Number.POSITIVE_INFINITY) return promise
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Otherwise>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
