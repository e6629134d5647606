import { jackpotsSchema } from '../../../shared/content/jackpots.ts'
import { feedTag } from '../../../shared/content/tags.ts'
import { contentTimes, defineFeed } from '../feed.ts'
import { contentQuery } from './common.ts'

/** Daily jackpots as they stand, largest first. */
export const dailyJackpots = defineFeed({
  ...contentTimes,
  name: 'daily-jackpots',
  path: () => '/v1/feeds/jackpots/',
  query: ({ limit }: { limit: number }, scope) => ({ ...contentQuery(scope), daily: true, limit }),
  schema: jackpotsSchema,
  tags: (_, scope) => [feedTag('games', scope)],
  fallback: { totalEur: 0, jackpots: [] },
})
