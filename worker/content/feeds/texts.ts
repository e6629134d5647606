import * as z from 'zod/mini'
import { settingsSchema } from '../../../shared/content/settings.ts'
import {
  categoryTextSchema,
  type SimpleFeedCode,
  simpleFeedSchema,
  type TermsCode,
} from '../../../shared/content/simple-feed.ts'
import { categoryTag, feedTag, pageTag } from '../../../shared/content/tags.ts'
import { contentTimes, defineFeed } from '../feed.ts'
import { safeHtml } from '../sanitise.ts'
import { contentQuery } from './common.ts'

/** A content page by its feed code (spec 7 "simple feed"). Without a fallback: the page then says what is missing. */
export const simpleFeed = defineFeed({
  ...contentTimes,
  name: 'simple-feed',
  path: () => '/v1/feeds/simple/',
  query: ({ feedCode }: { feedCode: SimpleFeedCode }, scope) => ({ ...contentQuery(scope), feedCode }),
  schema: z.extend(simpleFeedSchema, { body: safeHtml }),
  tags: ({ feedCode }, scope) => [pageTag(feedCode, scope)],
  fallback: null,
})

/** Terms, privacy notice or bonus policy by code (spec 7 "v1/cms/terms"). */
export const terms = defineFeed({
  ...contentTimes,
  name: 'terms',
  path: () => '/v1/cms/terms/',
  query: ({ code }: { code: TermsCode }, scope) => ({ ...contentQuery(scope), code }),
  schema: z.extend(simpleFeedSchema, { body: safeHtml }),
  tags: ({ code }, scope) => [pageTag(code, scope)],
  fallback: null,
})

/** A category's own text, title and description, by route key. */
export const categoryText = defineFeed({
  ...contentTimes,
  name: 'category-text',
  path: () => '/v1/feeds/categories/',
  query: ({ routeKey }: { routeKey: string }, scope) => ({ ...contentQuery(scope), routeKey }),
  schema: z.extend(categoryTextSchema, { body: safeHtml }),
  tags: ({ routeKey }, scope) => [categoryTag(routeKey, scope)],
  fallback: null,
})

/** Per-locale settings (spec 3). */
export const settings = defineFeed({
  ...contentTimes,
  name: 'settings',
  path: () => '/v1/feeds/settings/',
  query: (_: Record<never, never>, scope) => contentQuery(scope),
  schema: z.extend(settingsSchema, { seoFooter: safeHtml }),
  tags: (_, scope) => [feedTag('settings', scope)],
  fallback: null,
})
