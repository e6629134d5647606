import * as z from 'zod/mini'
import { gamesPageSchema } from '../../../shared/content/game.ts'
import { providerStorySchema, providersSchema } from '../../../shared/content/provider.ts'
import { feedTag, providerTag } from '../../../shared/content/tags.ts'
import { contentTimes, defineFeed } from '../feed.ts'
import { safeHtml } from '../sanitise.ts'
import { contentQuery } from './common.ts'
import { hasNoGames } from './games.ts'

/** Providers with at least one game in the culture. */
export const providerList = defineFeed({
  ...contentTimes,
  name: 'providers',
  path: () => '/v1/feeds/providers/',
  query: (_: Record<never, never>, scope) => contentQuery(scope),
  schema: providersSchema,
  tags: (_, scope) => [feedTag('games', scope)],
  fallback: null,
})

/**
 * A provider's story, and what it makes for the culture. Each of its games' pages shows its sentence: the tag of all games
 * would drop every one of them, and how many games it makes may be as old as the fresh time.
 */
export const storyOfProvider = defineFeed({
  ...contentTimes,
  name: 'provider-story',
  path: ({ provider }: { provider: string }) => `/v1/feeds/providers/${encodeURIComponent(provider)}/`,
  query: (_: { provider: string }, scope) => contentQuery(scope),
  schema: z.extend(providerStorySchema, { body: safeHtml }),
  tags: ({ provider }, scope) => [providerTag(provider, scope)],
  fallback: null,
})

/** One page of a provider's games. */
export const gamesOfProvider = defineFeed({
  ...contentTimes,
  name: 'games-of-provider',
  path: () => '/v1/games/',
  query: ({ provider, page, pageSize }: { provider: string; page: number; pageSize: number }, scope) => ({
    ...contentQuery(scope),
    provider,
    page,
    page_size: pageSize,
  }),
  schema: gamesPageSchema,
  isMiss: hasNoGames,
  tags: (_, scope) => [feedTag('games', scope)],
  fallback: null,
})
