import { z } from 'zod'
import {
  gameContentSchema,
  gameExtendedSchema,
  gameFacetsSchema,
  gameGroups,
  gameInfoSchema,
  gameListSchema,
  gameSiteMapSchema,
  gameSpecsSchema,
  gamesByGroupsSchema,
  gamesPageSchema,
  volatilities,
} from '../../shared/content/game.ts'
import { slugSchema } from '../../shared/content/slug-schema.ts'
import { gameSorts } from '../../shared/games/game-filter.ts'
import { contentRoute, listOf, paging, type Route } from '../contract/route.ts'
import { gameContent, gameExtended, gameInfo, gameSiteMap, gameSpecs } from '../storage/game-detail.ts'
import { gameFacets } from '../storage/game-facets.ts'
import { gamesByGroups, gamesForGroups, gamesPage } from '../storage/game-lists.ts'
import { gameList, gamesFound, slugsFound } from '../storage/game-search.ts'

const family = 'games'
const game = { gameSlug: slugSchema }
const groups = listOf(gameGroups, 26).describe('Group keys, separated by commas.')

const words = z.string().trim().min(2, 'Type 2 letters and we will start searching').max(80).optional()

/** What a list of groups is narrowed to. */
const filter = {
  q: words.describe('Games that this text finds only; they stand in the order of the search.'),
  provider: z.optional(slugSchema).describe('Games of this provider only.'),
  feature: z.optional(slugSchema).describe('Games of this mechanic only.'),
  volatility: z.enum(volatilities).optional(),
}

/** The game calls of the content API (spec 7). */
export const gameRoutes: readonly Route[] = [
  contentRoute({
    path: '/v1/games/by-groups/',
    family,
    summary: 'The first games of each group.',
    query: { groups, limit: z.coerce.number().int().min(1).max(48).default(12) },
    answer: gamesByGroupsSchema,
    read: (db, { edition, groups, limit }) => gamesByGroups(db, edition, groups, limit),
  }),
  contentRoute({
    path: '/v1/games/for-groups/',
    family,
    summary: 'One page of the games of a group, or of several without repeats; of all, or of those that fit a filter.',
    query: { groups, ...paging(24, 96), ...filter, sort: z.enum(gameSorts).default('popular') },
    answer: gamesPageSchema,
    read: async (db, { edition, groups, q, page, page_size, ...chosen }) => {
      const slugs = await slugsFound(db, edition, q)
      return gamesForGroups(db, edition, groups, { page, page_size }, chosen, slugs)
    },
  }),
  contentRoute({
    path: '/v1/games/facets/',
    family,
    summary: 'How many games of the groups each value of a filter would leave, the other filters staying as they are.',
    query: { groups, ...filter },
    answer: gameFacetsSchema,
    read: async (db, { edition, groups, q, ...chosen }) => {
      const slugs = await slugsFound(db, edition, q)
      return gameFacets(db, edition, groups, chosen, slugs)
    },
  }),
  contentRoute({
    path: '/v1/games/',
    family,
    summary: 'One page of all games, of one provider, or of those that a text finds.',
    query: {
      ...paging(24, 96),
      q: words,
      provider: z.optional(slugSchema),
    },
    answer: gamesPageSchema,
    read: (db, { edition, q, provider, ...page }) =>
      q === undefined ? gamesPage(db, edition, page, provider) : gamesFound(db, edition, page, { q, provider }),
  }),
  contentRoute({
    path: '/v1/games/list/',
    family,
    summary:
      'Every game as search needs it, in columns. What a text finds among them is in the order of shared/search.',
    query: {},
    answer: gameListSchema,
    read: (db, { edition }) => gameList(db, edition),
  }),
  contentRoute({
    path: '/v1/games/info/',
    family,
    summary: 'One game with its figures.',
    otherClients: true,
    query: game,
    answer: gameInfoSchema,
    read: (db, { edition, gameSlug }) => gameInfo(db, edition, gameSlug),
  }),
  contentRoute({
    path: '/v1/games/extended/',
    family,
    summary: 'One game with its figures, description and games like it.',
    query: game,
    answer: gameExtendedSchema,
    read: (db, { edition, gameSlug }) => gameExtended(db, edition, gameSlug),
  }),
  contentRoute({
    path: '/v1/games/preview/',
    family,
    summary: 'One game as its editor left it, published or not.',
    query: game,
    answer: gameExtendedSchema,
    read: (db, { edition, gameSlug }) => gameExtended(db, edition, gameSlug, true),
  }),
  contentRoute({
    path: '/v1/games/specs/',
    family,
    summary: 'The figures of one game.',
    otherClients: true,
    query: game,
    answer: gameSpecsSchema,
    read: (db, { edition, gameSlug }) => gameSpecs(db, edition, gameSlug),
  }),
  contentRoute({
    path: '/v1/games/content/',
    family,
    summary: 'The description of one game.',
    otherClients: true,
    query: game,
    answer: gameContentSchema,
    read: (db, { edition, gameSlug }) => gameContent(db, edition, gameSlug),
  }),
  contentRoute({
    path: '/v1/games/site-map/',
    family,
    summary: 'Addresses of all games, by pages.',
    query: paging(500, 2000),
    answer: gameSiteMapSchema,
    read: (db, { edition, ...page }) => gameSiteMap(db, edition, page),
  }),
]
