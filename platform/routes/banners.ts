import { z } from 'zod'
import {
  bannerLocations,
  bannerSchema,
  bannerSections,
  btTextsSchema,
  gameBannerSchema,
  locationBannersSchema,
} from '../../shared/content/banner.ts'
import { slugSchema } from '../../shared/content/slug-schema.ts'
import { contentRoute, type Route } from '../contract/route.ts'
import { btTexts, gameBanner, locationBanners, sectionBanner } from '../storage/banners.ts'

const family = 'banners'

/** Banners' words (spec 7, v1/banners); their pictures are in banner-media.ts. */
export const bannerRoutes: readonly Route[] = [
  contentRoute({
    path: '/v1/banners/',
    family,
    summary: 'A section’s banner.',
    query: { sectionCode: z.enum(bannerSections) },
    answer: bannerSchema,
    read: (db, { edition, sectionCode }) => sectionBanner(db, edition, sectionCode),
  }),
  contentRoute({
    path: '/v1/banners/locations/:location/',
    family,
    summary: 'The banners of a place in order.',
    params: { location: bannerLocations },
    query: {},
    answer: locationBannersSchema,
    read: (db, { edition }, { location }) => locationBanners(db, edition, location),
  }),
  contentRoute({
    path: '/v1/banners/bt-texts/',
    family,
    summary: 'The words of a banner-tracking campaign.',
    query: { bt: z.string().max(40), r: z.string().max(40).optional() },
    answer: btTextsSchema,
    read: (db, { edition, bt, r }) => btTexts(db, edition, bt, r ?? null),
  }),
  contentRoute({
    path: '/v1/banners/game-banners',
    family,
    summary: 'A game page’s banner.',
    query: { gameSlug: slugSchema },
    answer: gameBannerSchema,
    read: (db, { brand_local_code, edition, gameSlug }) => gameBanner(db, brand_local_code, edition, gameSlug),
  }),
]
