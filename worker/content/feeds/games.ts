import {
  type GameGroup,
  gameExtendedSchema,
  gameSiteMapSchema,
  gamesByGroupsSchema,
  gamesPageSchema,
} from '../../../shared/content/game.ts'
import { feedTag, gameTag } from '../../../shared/content/tags.ts'
import { contentTimes, defineFeed } from '../feed.ts'
import { safeHtml } from '../sanitise.ts'
import { contentQuery } from './common.ts'

/** The first games of several groups in one call: home and the slots page. */
export const gamesByGroups = defineFeed({
  ...contentTimes,
  name: 'games-by-groups',
  path: () => '/v1/games/by-groups/',
  query: ({ groups, limit }: { groups: readonly GameGroup[]; limit: number }, scope) => ({
    ...contentQuery(scope),
    groups: groups.join(','),
    limit,
  }),
  schema: gamesByGroupsSchema,
  tags: (_, scope) => [feedTag('games', scope)],
  fallback: { groups: [] },
})

/** One page of the games of a group. */
export const gamesForGroups = defineFeed({
  ...contentTimes,
  name: 'games-for-groups',
  path: () => '/v1/games/for-groups/',
  query: ({ group, page, pageSize }: { group: GameGroup; page: number; pageSize: number }, scope) => ({
    ...contentQuery(scope),
    groups: group,
    page,
    page_size: pageSize,
  }),
  schema: gamesPageSchema,
  isMiss: ({ games }) => games.length === 0,
  tags: (_, scope) => [feedTag('games', scope)],
  fallback: { games: [], total: 0, page: 1, pageSize: 24 },
})

const safeGame = gameExtendedSchema.extend({
  description: gameExtendedSchema.shape.description.extend({ html: safeHtml }),
})

/** One game with everything its page shows; no fallback, so that an unreachable one is never a 404. */
export const gameExtended = defineFeed({
  ...contentTimes,
  name: 'game-extended',
  path: () => '/v1/games/extended/',
  query: ({ slug }: { slug: string }, scope) => ({ ...contentQuery(scope), gameSlug: slug }),
  schema: safeGame,
  tags: ({ slug }, scope) => [gameTag(slug, scope)],
  fallback: null,
})

/** One page of the addresses of every game of the culture. */
export const gameSiteMap = defineFeed({
  ...contentTimes,
  freshSeconds: 3600,
  staleSeconds: 24 * 3600,
  name: 'games-site-map',
  path: () => '/v1/games/site-map/',
  query: ({ page, pageSize }: { page: number; pageSize: number }, scope) => ({
    ...contentQuery(scope),
    page,
    page_size: pageSize,
  }),
  schema: gameSiteMapSchema,
  tags: (_, scope) => [feedTag('games', scope)],
  fallback: null,
})

/** One game as its editor left it, published or not. */
export const gameDraft = defineFeed({
  ...contentTimes,
  name: 'game-draft',
  path: () => '/v1/games/preview/',
  query: ({ slug }: { slug: string }, scope) => ({ ...contentQuery(scope), gameSlug: slug }),
  schema: safeGame,
  tags: () => [],
  fallback: null,
})
