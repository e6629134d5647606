import { settingsSchema } from '../../../shared/content/settings.ts'
import { categoryTextSchema, simpleFeedSchema } from '../../../shared/content/simple-feed.ts'
import { contentTimes, defineFeed } from '../feed.ts'
import { safeHtml } from '../sanitise.ts'
import { contentQuery, scopeTag } from './common.ts'

/** A content page by its feed code (spec 7 "simple feed"). Without a fallback: the page then says what is missing. */
export const simpleFeed = defineFeed({
  ...contentTimes,
  name: 'simple-feed',
  schemaVersion: 1,
  path: () => '/v1/feeds/simple/',
  query: ({ feedCode }: { feedCode: string }, scope) => ({ ...contentQuery(scope), feed_code: feedCode }),
  schema: simpleFeedSchema.extend({ body: safeHtml }),
  tags: ({ feedCode }, scope) => [scopeTag(`page:${feedCode}`, scope)],
  fallback: null,
})

/** A category's own text, title and description, by route key. */
export const categoryText = defineFeed({
  ...contentTimes,
  name: 'category-text',
  schemaVersion: 1,
  path: () => '/v1/feeds/categories/',
  query: ({ routeKey }: { routeKey: string }, scope) => ({ ...contentQuery(scope), route_key: routeKey }),
  schema: categoryTextSchema.extend({ body: safeHtml }),
  tags: ({ routeKey }, scope) => [scopeTag(`category:${routeKey}`, scope)],
  fallback: null,
})

/** Per-locale settings (spec 3). */
export const settings = defineFeed({
  ...contentTimes,
  name: 'settings',
  schemaVersion: 1,
  path: () => '/v1/feeds/settings/',
  query: (_: Record<never, never>, scope) => contentQuery(scope),
  schema: settingsSchema.extend({ seoFooter: safeHtml }),
  tags: (_, scope) => [scopeTag('settings', scope)],
  fallback: null,
})
