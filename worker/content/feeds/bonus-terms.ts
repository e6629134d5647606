import { type BonusTerms, bonusTermsSchema } from '../../../shared/content/bonus-terms.ts'
import { feedTag } from '../../../shared/content/tags.ts'
import { contentTimes, defineFeed } from '../feed.ts'
import { safeHtml } from '../sanitise.ts'
import { contentQuery } from './common.ts'

const heading = /<h[12][^>]*>([^<]+)<\/h[12]>/i

/** Terms that come as a page of HTML: its heading is their title, what follows it their body; null without a heading. */
function termsOf(document: string, { code }: { code: BonusTerms['code'] }): BonusTerms | null {
  const found = heading.exec(document)
  const title = found?.[1]?.trim() ?? ''
  if (found === null || title === '') return null
  const body = document.slice(found.index + found[0].length).replace(/<\/(?:body|html|main)>\s*/gi, '')
  return { code, title, body: body.trim() }
}

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
  html: termsOf,
  passing: ({ bust }) => bust !== undefined,
  fallback: null,
})
