import { gamesPageSchema } from '../../../shared/content/game.ts'
import { feedTag } from '../../../shared/content/tags.ts'
import { contentTimes, defineFeed } from '../feed.ts'
import { contentQuery } from './common.ts'

/** One page of the games that a text finds, by name or provider. `q` has at least 2 characters (rulings 7.2). */
export const gamesFound = defineFeed({
  ...contentTimes,
  name: 'games-found',
  path: () => '/v1/games/',
  query: ({ q, page, pageSize }: { q: string; page: number; pageSize: number }, scope) => ({
    ...contentQuery(scope),
    q,
    page,
    page_size: pageSize,
  }),
  schema: gamesPageSchema,
  tags: (_, scope) => [feedTag('games', scope)],
  fallback: null,
})
