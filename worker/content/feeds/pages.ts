import * as z from 'zod/mini'
import { faqSchema } from '../../../shared/content/faq.ts'
import { landingSchema } from '../../../shared/content/landing.ts'
import { restrictedSchema } from '../../../shared/content/restricted.ts'
import { feedTag } from '../../../shared/content/tags.ts'
import { contentTimes, defineFeed } from '../feed.ts'
import { safeHtml } from '../sanitise.ts'
import { contentQuery } from './common.ts'

type Nothing = Record<never, never>

const faqGroup = faqSchema.shape.groups.def.element
const faqItem = faqGroup.shape.items.def.element

/** Questions and answers in groups (spec 7). Without a fallback: the page then says what is missing. */
export const faq = defineFeed({
  ...contentTimes,
  name: 'faq',
  path: () => '/v1/feeds/faq',
  query: (_: Nothing, scope) => contentQuery(scope),
  schema: z.object({
    groups: z.array(z.extend(faqGroup, { items: z.array(z.extend(faqItem, { answer: safeHtml })) })),
  }),
  tags: (_, scope) => [feedTag('faq', scope)],
  fallback: null,
})

const country = restrictedSchema.shape.countries.def.element

/** Countries in which the brand's services are not offered. */
export const restrictedCountries = defineFeed({
  ...contentTimes,
  name: 'restricted',
  path: () => '/v1/feeds/restricted/',
  query: (_: Nothing, scope) => contentQuery(scope),
  schema: z.object({ intro: safeHtml, countries: z.array(z.extend(country, { body: safeHtml })) }),
  tags: (_, scope) => [feedTag('restricted', scope)],
  fallback: null,
})

/** One landing page by its slug, or by its id, which is the same in all cultures. Without a fallback, so that an unreachable one is never a 404 (rulings 3.10). */
export const landing = defineFeed({
  ...contentTimes,
  name: 'landing',
  path: () => '/v1/feeds/landing/',
  query: (asked: { slug: string } | { id: string }, scope) => ({ ...contentQuery(scope), ...asked }),
  schema: z.extend(landingSchema, { body: safeHtml }),
  tags: (_, scope) => [feedTag('landing', scope)],
  fallback: null,
})
