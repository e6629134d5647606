import { lastChangesSchema } from '../../../shared/content/last-changes.ts'
import { feedTag, type TaggedFeed } from '../../../shared/content/tags.ts'
import { contentTimes, defineFeed } from '../feed.ts'
import { contentQuery } from './common.ts'

const lists = ['promotions', 'features', 'payments', 'faq', 'blog', 'games'] as const satisfies readonly TaggedFeed[]

/** When what the culture shows last changed. A publish of one page or provider names it alone: it is seen after the fresh time. */
export const lastChanges = defineFeed({
  ...contentTimes,
  name: 'last-changes',
  path: () => '/v1/feeds/last-changes/',
  query: (_: Record<never, never>, scope) => contentQuery(scope),
  schema: lastChangesSchema,
  tags: (_, scope) => lists.map((list) => feedTag(list, scope)),
  fallback: null,
  // A site map without dates is a whole one.
  optional: true,
})
