import { winnersSchema } from '../../../shared/content/winners.ts'
import { contentTimes, defineFeed } from '../feed.ts'
import { contentQuery, scopeTag } from './common.ts'

/** The latest winners; a new one comes every few minutes. */
export const winners = defineFeed({
  ...contentTimes,
  name: 'winners',
  path: () => '/v1/feeds/winners/',
  query: ({ limit }: { limit: number }, scope) => ({ ...contentQuery(scope), limit }),
  schema: winnersSchema,
  tags: (_, scope) => [scopeTag('winners', scope)],
  fallback: null,
})
