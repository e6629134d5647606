import { feedTag } from '../../../shared/content/tags.ts'
import { winnersSchema } from '../../../shared/content/winners.ts'
import { defineFeed } from '../feed.ts'
import { contentQuery } from './common.ts'

/** The latest winners. The list moves on by itself, so it is fresh for less long than what is published. */
export const winners = defineFeed({
  freshSeconds: 30,
  staleSeconds: 600,
  deadlineMs: 2500,
  name: 'winners',
  path: () => '/v1/feeds/winners/',
  query: ({ limit }: { limit: number }, scope) => ({ ...contentQuery(scope), limit }),
  schema: winnersSchema,
  tags: (_, scope) => [feedTag('winners', scope)],
  fallback: null,
})
