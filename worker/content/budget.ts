/** How long a page may wait in all, over everything that it waits for: place, feeds, what belongs to the visitor. */
export interface Budget {
  /** Milliseconds left; `alive` says whether the origin answers at the moment. Never below 0. */
  readonly left: (alive: boolean) => number
  /** Milliseconds since the page's time began. */
  readonly spent: () => number
  /** What is left of the `ms` for which it waits in all where copies are kept; they begin with its first such wait. */
  readonly leftOfKept: (ms: number) => number
  /** How many ms of those have passed; 0 before the first such wait, which asking does not begin. */
  readonly spentOfKept: () => number
}

/** An origin that answers, if slowly, is waited for this many times as long: a busy platform still makes whole pages. */
const patience = 3

/** A budget that begins now; or for one who has waited `spent` already, in all and for what is kept (0: not for it). */
export function createBudget(
  ms: number,
  now: () => number = Date.now,
  spent: { readonly ms: number; readonly keptMs: number } = { ms: 0, keptMs: 0 },
): Budget {
  const start = now() - spent.ms
  let keptSince = spent.keptMs > 0 ? now() - spent.keptMs : undefined
  return {
    left: (alive) => Math.max(0, (alive ? ms * patience : ms) - (now() - start)),
    spent: () => now() - start,
    leftOfKept: (keptMs) => {
      keptSince ??= now()
      return Math.max(0, keptMs - (now() - keptSince))
    },
    spentOfKept: () => (keptSince === undefined ? 0 : now() - keptSince),
  }
}

const waits = new WeakMap<Request, number>()

/** Says that a request has waited so long, in ms, before its way began. */
export const noteWait = (request: Request, ms: number): void => void waits.set(request, ms)

/** What was said of that; 0 where nothing was. */
export const waitBefore = (request: Request): number => waits.get(request) ?? 0

/** A budget of which at most `ms` are used from here on. */
export function partOf(budget: Budget, ms: number): Budget {
  const part = createBudget(ms)
  return { ...budget, left: (alive) => Math.min(budget.left(alive), part.left(alive)) }
}

/** No limit but those of the feeds themselves. */
export const unlimited: Budget = {
  left: () => Number.POSITIVE_INFINITY,
  spent: () => 0,
  leftOfKept: (ms) => ms,
  spentOfKept: () => 0,
}
