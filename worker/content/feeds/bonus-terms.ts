import * as z from 'zod/mini'
import { type BonusTerms, bonusTermsSchema } from '../../../shared/content/bonus-terms.ts'
import { feedTag } from '../../../shared/content/tags.ts'
import { contentTimes, defineFeed } from '../feed.ts'
import { plainText } from '../plain-text.ts'
import { safeHtml } from '../sanitise.ts'
import { contentQuery } from './common.ts'

/** A heading with what is in it; one that is longer is none, so that a document without an end of it is read once. */
const headings = /<(h[12])(?:\s[^>]*)?>([\s\S]{1,2000}?)<\/\1\s*>/gi

/** Terms that come as a page of HTML: its heading is their title, what follows it their body; null without either. */
function termsOf(document: string, { code }: { code: BonusTerms['code'] }): BonusTerms | null {
  for (const { index, 0: whole, 2: inside = '' } of document.matchAll(headings)) {
    const title = plainText(inside)
    if (title === '') continue
    const body = document.slice(index + whole.length).replace(/<\/(?:body|html|main)>\s*/gi, '')
    // A page that only greets is none: another's, in the place of the terms.
    return plainText(body) === '' ? null : { code, title, body: body.trim() }
  }
  return null
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
  schema: z.extend(bonusTermsSchema, { body: safeHtml }),
  tags: (_, scope) => [feedTag('bonus-terms', scope)],
  html: termsOf,
  passing: ({ bust }) => bust !== undefined,
  fallback: null,
})
