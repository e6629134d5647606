import { type BonusTerms, bonusTermsSchema } from '../../../shared/content/bonus-terms.ts'
import { feedTag } from '../../../shared/content/tags.ts'
import { contentTimes, defineFeed } from '../feed.ts'
import { safeHtml } from '../sanitise.ts'
import { contentQuery } from './common.ts'

/**
 * The whole terms of a bonus by its code (spec 7 "bonus-terms info", rulings 9). With `bust`, a random value, no cache on the
 * way answers; what came is kept in the isolate's memory alone.
 */
export const bonusTerms = defineFeed({
  ...contentTimes,
  name: 'bonus-terms',
  path: () => '/v1/feeds/bonus-terms/',
  query: ({ code, bust }: { code: BonusTerms['code']; bust?: string }, scope) => ({
    ...contentQuery(scope),
    code,
    bust,
  }),
  schema: bonusTermsSchema.extend({ body: safeHtml }),
  tags: (_, scope) => [feedTag('bonus-terms', scope)],
  passing: ({ bust }) => bust !== undefined,
  fallback: null,
})
