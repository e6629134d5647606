import { jackpotsSchema } from '../../../shared/content/jackpots.ts'
import type { ContentScope } from '../../../shared/content/scope.ts'
import { feedTag } from '../../../shared/content/tags.ts'
import { contentTimes, defineFeed } from '../feed.ts'
import { contentQuery } from './common.ts'

const jackpotFeed = {
  ...contentTimes,
  path: () => '/v1/feeds/jackpots/',
  schema: jackpotsSchema,
  tags: (_: unknown, scope: ContentScope) => [feedTag('games', scope)],
  fallback: { totalEur: 0, jackpots: [] },
}

/** Jackpots as they stand, largest first. */
export const jackpots = defineFeed({
  ...jackpotFeed,
  name: 'jackpots',
  query: ({ limit }: { limit: number }, scope) => ({ ...contentQuery(scope), limit }),
})

/** Those that fall each day. */
export const dailyJackpots = defineFeed({
  ...jackpotFeed,
  name: 'daily-jackpots',
  query: ({ limit }: { limit: number }, scope) => ({ ...contentQuery(scope), daily: true, limit }),
})
