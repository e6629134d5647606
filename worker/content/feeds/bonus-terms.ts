import { type BonusTerms, bonusTermsSchema } from '../../../shared/content/bonus-terms.ts'
import { feedTag } from '../../../shared/content/tags.ts'
import { contentTimes, defineFeed } from '../feed.ts'
import { safeHtml } from '../sanitise.ts'
import { contentQuery } from './common.ts'

/** The whole terms of a bonus by its code (spec 7 "bonus-terms info", rulings 9). */
export const bonusTerms = defineFeed({
  ...contentTimes,
  name: 'bonus-terms',
  path: () => '/v1/feeds/bonus-terms/',
  query: ({ code }: { code: BonusTerms['code'] }, scope) => ({ ...contentQuery(scope), code }),
  schema: bonusTermsSchema.extend({ body: safeHtml }),
  tags: (_, scope) => [feedTag('bonus-terms', scope)],
  fallback: null,
})
