import * as z from 'zod/mini'
import { promotionSchema, promotionsSchema } from '../../../shared/content/promotion.ts'
import { feedTag } from '../../../shared/content/tags.ts'
import { contentTimes, defineFeed } from '../feed.ts'
import { safeHtml } from '../sanitise.ts'
import { contentQuery } from './common.ts'

const safePromotion = z.extend(promotionSchema, { body: safeHtml, terms: safeHtml })

/** Active promotions, then the expired ones. No fallback: a page without them says so. */
export const promotionList = defineFeed({
  ...contentTimes,
  name: 'promotions',
  path: () => '/v1/cms/promotions/',
  query: (_: Record<never, never>, scope) => contentQuery(scope),
  schema: promotionsSchema,
  tags: (_, scope) => [feedTag('promotions', scope)],
  fallback: null,
})

/** The few active promotions that home shows. */
export const promotionsOfHome = defineFeed({
  ...contentTimes,
  name: 'promotions-home',
  path: () => '/v1/cms/promotions-home/',
  query: (_: Record<never, never>, scope) => contentQuery(scope),
  schema: promotionsSchema,
  tags: (_, scope) => [feedTag('promotions', scope)],
  fallback: { promotions: [] },
})

/** One promotion by its slug, expired ones too; a scheduled one is absent. */
export const promotionBySlug = defineFeed({
  ...contentTimes,
  name: 'promotion',
  path: ({ slug }: { slug: string }) => `/v1/cms/promotions/${encodeURIComponent(slug)}/`,
  query: (_, scope) => contentQuery(scope),
  schema: safePromotion,
  tags: (_, scope) => [feedTag('promotions', scope)],
  fallback: null,
})

/** One promotion as its editor left it, scheduled or not; `place` is where it is previewed. */
export const promotionDraft = defineFeed({
  ...contentTimes,
  name: 'promotion-draft',
  path: ({ place }: { id: string; place: 'promotions' | 'promotions-home' }) => `/v1/cms/${place}/preview/`,
  query: ({ id }, scope) => ({ ...contentQuery(scope), id }),
  schema: safePromotion,
  tags: () => [],
  fallback: null,
})
