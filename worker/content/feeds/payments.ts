import * as z from 'zod/mini'
import { paymentInfoSchema, paymentOptionsSchema } from '../../../shared/content/payment.ts'
import { feedTag } from '../../../shared/content/tags.ts'
import { contentTimes, defineFeed } from '../feed.ts'
import { safeHtml } from '../sanitise.ts'
import { contentQuery } from './common.ts'

/** Payment options of the culture (spec 7: the fallback is the empty list). */
export const paymentOptions = defineFeed({
  ...contentTimes,
  name: 'payment-options',
  path: () => '/v1/feeds/payment-options/',
  query: (_: Record<never, never>, scope) => contentQuery(scope),
  schema: paymentOptionsSchema,
  tags: (_, scope) => [feedTag('payments', scope)],
  fallback: [],
})

/** One payment option with its limits, by key or slug (spec 7). Its page answers 503 where it cannot be had. */
export const paymentInfo = defineFeed({
  ...contentTimes,
  name: 'payment-info',
  path: ({ id }: { id: string }) => `/v1/feeds/payment-options/${encodeURIComponent(id)}/`,
  query: (_, scope) => contentQuery(scope),
  schema: z.extend(paymentInfoSchema, { body: safeHtml }),
  tags: (_, scope) => [feedTag('payments', scope)],
  fallback: null,
})
