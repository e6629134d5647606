import { bannerSchema, btTextsSchema, gameBannerSchema, locationBannersSchema } from '../../../shared/content/banner.ts'
import { feedTag } from '../../../shared/content/tags.ts'
import { contentTimes, defineFeed } from '../feed.ts'
import { contentQuery } from './common.ts'

/** A section's banner: its words and pictures. */
export const sectionBanner = defineFeed({
  ...contentTimes,
  name: 'banner',
  path: () => '/v1/banners/',
  query: ({ section }: { section: string }, scope) => ({ ...contentQuery(scope), sectionCode: section }),
  schema: bannerSchema,
  tags: (_, scope) => [feedTag('banners', scope)],
  fallback: null,
})

/** The banners of home, in order (spec 7 "v1/banners/locations/home-page"). */
export const homeBanners = defineFeed({
  ...contentTimes,
  name: 'home-banners',
  path: () => '/v1/banners/locations/home-page/',
  query: (_: Record<never, never>, scope) => contentQuery(scope),
  schema: locationBannersSchema,
  tags: (_, scope) => [feedTag('banners', scope)],
  fallback: { banners: [] },
})

/** A game page's banner (spec 7 "v1/banners/game-banners"). */
export const gameBanner = defineFeed({
  ...contentTimes,
  name: 'game-banner',
  path: () => '/v1/banners/game-banners',
  query: ({ slug }: { slug: string }, scope) => ({ ...contentQuery(scope), gameSlug: slug }),
  schema: gameBannerSchema,
  tags: (_, scope) => [feedTag('banners', scope)],
  fallback: null,
})

/** What a banner-tracking code puts in place of the banner's words (rulings 9). */
export const btTexts = defineFeed({
  ...contentTimes,
  name: 'bt-texts',
  // The value goes back into the words as it came.
  passing: ({ r }: { bt: string; r: string | null }) => r !== null,
  path: () => '/v1/banners/bt-texts/',
  query: ({ bt, r }, scope) => ({ ...contentQuery(scope), bt, r }),
  schema: btTextsSchema,
  tags: (_, scope) => [feedTag('landing', scope)],
  fallback: null,
})
