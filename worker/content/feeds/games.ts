import * as z from 'zod/mini'
import {
  type GameGroup,
  gameExtendedSchema,
  gameFacetsSchema,
  gameSiteMapSchema,
  gamesByGroupsSchema,
  gamesPageSchema,
} from '../../../shared/content/game.ts'
import { feedTag, gameTag } from '../../../shared/content/tags.ts'
import { filterQuery, type GameFilter, gameSorts, isFiltered } from '../../../shared/games/game-filter.ts'
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

/** A page beyond the last one, a provider that nobody knows. */
export const hasNoGames = ({ games }: { readonly games: readonly unknown[] }): boolean => games.length === 0

interface GroupPage {
  readonly group: GameGroup
  readonly filter: GameFilter
  readonly page: number
  readonly pageSize: number
}

/** One page of the games of a group: of all, or of those that fit a filter. */
export const gamesForGroups = defineFeed({
  ...contentTimes,
  name: 'games-for-groups',
  passing: ({ filter }: GroupPage) => isFiltered(filter),
  path: () => '/v1/games/for-groups/',
  query: ({ group, filter, page, pageSize }: GroupPage, scope) => ({
    ...contentQuery(scope),
    groups: group,
    ...filterQuery(filter),
    page,
    page_size: pageSize,
  }),
  schema: gamesPageSchema,
  isMiss: hasNoGames,
  tags: (_, scope) => [feedTag('games', scope)],
  fallback: { games: [], total: 0, page: 1, pageSize: 24 },
})

interface FacetsOf {
  readonly group: GameGroup
  readonly filter: GameFilter
}

/** What each part of a filter of a group's games offers beside the parts that are set. The order counts for nothing. */
export const gameFacets = defineFeed({
  ...contentTimes,
  name: 'game-facets',
  passing: ({ filter }: FacetsOf) => isFiltered(filter),
  path: () => '/v1/games/facets/',
  query: ({ group, filter }: FacetsOf, scope) => ({
    ...contentQuery(scope),
    groups: group,
    ...filterQuery({ ...filter, sort: gameSorts[0] }),
  }),
  schema: gameFacetsSchema,
  tags: (_, scope) => [feedTag('games', scope)],
  fallback: null,
})

const safeGame = z.extend(gameExtendedSchema, {
  description: z.extend(gameExtendedSchema.shape.description, { html: safeHtml }),
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
