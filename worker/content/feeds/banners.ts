import { bannerSchema, homeBannersSchema } from '../../../shared/content/banner.ts'
import { contentTimes, defineFeed } from '../feed.ts'
import { contentQuery, scopeTag } from './common.ts'

/** A section's banner: its words and the sizes of its pictures. */
export const sectionBanner = defineFeed({
  ...contentTimes,
  name: 'banner',
  path: () => '/v1/banners/',
  query: ({ section }: { section: string }, scope) => ({ ...contentQuery(scope), section_code: section }),
  schema: bannerSchema,
  tags: (_, scope) => [scopeTag('banners', scope)],
  fallback: null,
})

/** The banners of home, in order (spec 7 "locations/home-page"). */
export const homeBanners = defineFeed({
  ...contentTimes,
  name: 'home-banners',
  path: () => '/v1/banners/locations/home-page/',
  query: (_: Record<never, never>, scope) => contentQuery(scope),
  schema: homeBannersSchema,
  tags: (_, scope) => [scopeTag('banners', scope)],
  fallback: { banners: [] },
})
