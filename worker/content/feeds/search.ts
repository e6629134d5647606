import { gameListSchema, gamesPageSchema } from '../../../shared/content/game.ts'
import { feedTag } from '../../../shared/content/tags.ts'
import { contentTimes, defineFeed } from '../feed.ts'
import { contentQuery } from './common.ts'

/** One page of the games that a text finds, in the order of shared/search. `q` has at least 2 characters (rulings 7.2). */
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
  passing: () => true,
  tags: (_, scope) => [feedTag('games', scope)],
  fallback: null,
})

/** Every game of a culture, for the search of its pages; asked for rarely, as a publish drops it at once. */
export const gameList = defineFeed({
  ...contentTimes,
  freshSeconds: 3600,
  staleSeconds: 24 * 3600,
  maxBytes: 16 * 1024 * 1024,
  columns: true,
  name: 'game-list',
  path: () => '/v1/games/list/',
  query: (_: Record<string, never>, scope) => contentQuery(scope),
  schema: gameListSchema,
  tags: (_, scope) => [feedTag('games', scope)],
  fallback: null,
})
