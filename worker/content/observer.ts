/** How an answer came about; shown in Server-Timing and in tests. */
export const cacheOutcomes = ['fresh', 'stale', 'miss', 'kept', 'fallback', 'absent'] as const
export type CacheOutcome = (typeof cacheOutcomes)[number]

export type OriginOutcome = 'found' | 'absent' | 'failed'

/** Is told of each answer of the content cache and of each question to an origin. */
export interface ContentObserver {
  readonly feedAnswered: (feed: string, outcome: CacheOutcome) => void
  /** `origin`: "content", or the name of a service beside it. */
  readonly originAnswered: (origin: string, outcome: OriginOutcome, ms: number) => void
}
