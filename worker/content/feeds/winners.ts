import { feedTag } from '../../../shared/content/tags.ts'
import { winnersSchema } from '../../../shared/content/winners.ts'
import { contentTimes, defineFeed } from '../feed.ts'
import { contentQuery } from './common.ts'

/** The latest winners. The list moves on by itself, so it is fresh for less long than what is published. */
export const winners = defineFeed({
  ...contentTimes,
  freshSeconds: 30,
  staleSeconds: 600,
  name: 'winners',
  path: () => '/v1/feeds/winners/',
  query: ({ limit }: { limit: number }, scope) => ({ ...contentQuery(scope), limit }),
  schema: winnersSchema,
  tags: (_, scope) => [feedTag('winners', scope)],
  fallback: null,
})
