import type { PurgeCall } from '../../shared/content/purge.ts'

/** How the versions of the database that the site follows are counted. */
export interface Counting {
  /** The database that content versions are counted in, as purges name it. */
  readonly database: string
  /** What is added to its versions here, so that they lie beyond every version of a database before it. */
  readonly base: number
  /** A version of it that was certainly published; now and then behind the newest. */
  readonly newest: number
}

/** Farthest that a purge may be ahead of the newest version known: far more than is published in a day, far less than a slip of the hand. */
export const longestStep = 10_000
/** A first version of all is believed up to here: nothing is known to hold it against. */
const largestFirst = 1_000_000_000
/** `newest` is written again once it is so far behind: KV takes one write a second per key. */
const writtenEvery = 50

/** What becomes of a purge that is signed and recent. */
export type PurgeDecision =
  /** Its tags are raised to `version`, as it counts here. `counting`: what is to be known from now on, where that changes. */
  | { readonly kind: 'raise'; readonly version: number; readonly counting: Counting | null }
  | { readonly kind: 'implausible'; readonly largest: number }
  | { readonly kind: 'otherDatabase' }

/**
 * A version that was never published would keep new content out for as long as anything is kept; one of another database says
 * nothing of this one's. Both are refused. A reset follows the database that it names from `now` (epoch ms) on: its versions lie
 * beyond all that were known, so that what was kept before is out of date once it is raised.
 */
export function decidePurge(
  { version, database, reset, issuedAt }: Pick<PurgeCall, 'version' | 'database' | 'reset' | 'issuedAt'>,
  known: Counting | null,
  now: number,
): PurgeDecision {
  // A base is the moment of its reset: a replayed one was carried out since it was issued.
  const resets = reset && !(known?.database === database && known.base >= issuedAt)
  if (known === null || resets) {
    if (version > largestFirst) return { kind: 'implausible', largest: largestFirst }
    const base = known === null ? 0 : Math.max(now, known.base + known.newest + longestStep)
    return { kind: 'raise', version: base + version, counting: { database, base, newest: version } }
  }
  if (database !== known.database) return { kind: 'otherDatabase' }
  const largest = known.newest + longestStep
  if (version > largest) return { kind: 'implausible', largest }
  const behind = version - known.newest >= writtenEvery
  return { kind: 'raise', version: known.base + version, counting: behind ? { ...known, newest: version } : null }
}
