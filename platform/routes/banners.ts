import { z } from 'zod'
import {
  bannerSchema,
  bannerSections,
  btTextsSchema,
  gameBannerSchema,
  homeBannersSchema,
  postBannerSchema,
} from '../../shared/content/banner.ts'
import { contentRoute, type Route, slugParam } from '../contract/route.ts'
import { btTexts, gameBanner, homeBanners, postBanner, sectionBanner } from '../storage/banners.ts'

const family = 'banners'

/** Banners' words (spec 7, v1/banners); their pictures are in banner-media.ts. */
export const bannerRoutes: readonly Route[] = [
  contentRoute({
    path: '/v1/banners/',
    family,
    summary: 'A section’s banner.',
    query: { section_code: z.enum(bannerSections) },
    answer: bannerSchema,
    read: (db, { culture, section_code }) => sectionBanner(db, culture, section_code),
  }),
  contentRoute({
    path: '/v1/banners/locations/home-page/',
    family,
    summary: 'The banners of home in order.',
    query: {},
    answer: homeBannersSchema,
    read: (db, { culture }) => homeBanners(db, culture),
  }),
  contentRoute({
    path: '/v1/banners/bt-texts/',
    family,
    summary: 'The words of a banner-tracking campaign.',
    query: { bt: z.string().max(40), r: z.string().max(40).optional() },
    answer: btTextsSchema,
    read: (db, { culture, bt, r }) => btTexts(db, culture, bt, r ?? null),
  }),
  contentRoute({
    path: '/v1/banners/game-banners',
    family,
    summary: 'A game page’s banner.',
    query: { game_slug: slugParam },
    answer: gameBannerSchema,
    read: (db, { brand_local_code, culture, game_slug }) => gameBanner(db, brand_local_code, culture, game_slug),
  }),
  contentRoute({
    path: '/v1/banners/blog-post/',
    family,
    summary: 'A post’s banner.',
    query: { slug: slugParam },
    answer: postBannerSchema,
    read: (db, { culture, slug }) => postBanner(db, culture, slug),
  }),
  contentRoute({
    path: '/v1/banners/blog-post-main/',
    family,
    summary: 'The lead post’s banner.',
    query: {},
    answer: postBannerSchema,
    read: (db, { culture }) => postBanner(db, culture, null),
  }),
]
