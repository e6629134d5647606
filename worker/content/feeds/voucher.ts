import { feedTag } from '../../../shared/content/tags.ts'
import { voucherStatusSchema, voucherTextsSchema } from '../../../shared/content/voucher.ts'
import { contentTimes, defineFeed, defineService, serviceTimes } from '../feed.ts'
import { contentQuery } from './common.ts'

/** The words of the voucher popup. Without them nobody is asked for a code. */
export const voucherTexts = defineFeed({
  ...contentTimes,
  name: 'voucher-texts',
  path: () => '/v1/feeds/voucher-texts/',
  query: (_, scope) => contentQuery(scope),
  schema: voucherTextsSchema,
  tags: (_, scope) => [feedTag('voucher', scope)],
  fallback: null,
})

/** What a code is worth to a player (spec 7 "voucher status"): asked anew each time. A failure is -1. */
export const voucherStatus = defineService({
  ...serviceTimes,
  deadlineMs: 2500,
  name: 'voucher-status',
  path: (_: { voucher: string; username: string | null }) => '/v1/voucher',
  query: ({ voucher, username }, { brand }) => ({ brand_local_code: brand, voucher, username }),
  schema: voucherStatusSchema,
  tags: () => [],
  fallback: -1,
})
