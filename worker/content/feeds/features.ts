import * as z from 'zod/mini'
import { featureSchema, featuresSchema } from '../../../shared/content/feature.ts'
import { feedTag } from '../../../shared/content/tags.ts'
import { contentTimes, defineFeed } from '../feed.ts'
import { safeHtml } from '../sanitise.ts'
import { contentQuery } from './common.ts'

const safeFeature = z.extend(featureSchema, { body: safeHtml })

/** The features of the product. No fallback: a page without them says so. */
export const featureList = defineFeed({
  ...contentTimes,
  name: 'features',
  path: () => '/v1/cms/features/',
  query: (_: Record<never, never>, scope) => contentQuery(scope),
  schema: featuresSchema,
  tags: (_, scope) => [feedTag('features', scope)],
  fallback: null,
})

/** One feature by its slug. */
export const featureBySlug = defineFeed({
  ...contentTimes,
  name: 'feature',
  path: ({ slug }: { slug: string }) => `/v1/cms/features/${encodeURIComponent(slug)}/`,
  query: (_, scope) => contentQuery(scope),
  schema: safeFeature,
  tags: (_, scope) => [feedTag('features', scope)],
  fallback: null,
})

/** One feature as its editor left it; `place` is where it is previewed. */
export const featureDraft = defineFeed({
  ...contentTimes,
  name: 'feature-draft',
  path: ({ place }: { id: string; place: 'features' | 'features-home' }) => `/v1/cms/${place}/preview/`,
  query: ({ id }, scope) => ({ ...contentQuery(scope), id }),
  schema: safeFeature,
  tags: () => [],
  fallback: null,
})
