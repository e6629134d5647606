import { z } from 'zod'

/** Sections that have banners: what a route's banner names (spec 2 "banner"). */
export const bannerSections = [
  'home',
  'slots',
  'newSlots',
  'megaways',
  'jackpots',
  'dailyJackpots',
  'slingo',
  'instantWin',
  'scratchCards',
  'videoBingo',
  'liveCasino',
  'casino',
  'roulette',
  'blackjack',
  'bingo',
  'gameShows',
  'promotions',
  'features',
  'payments',
  'winners',
  'mobileApp',
  'vip',
] as const
export type BannerSection = (typeof bannerSections)[number]

export const bannerDevices = ['desktop', 'mobile'] as const
export type BannerDevice = (typeof bannerDevices)[number]
export const bannerLayers = ['background', 'foreground'] as const
export type BannerLayer = (typeof bannerLayers)[number]

const size = z.object({ width: z.int().positive(), height: z.int().positive() })

/** A section's banner: its words, and the sizes of the pictures that banners/media serves for it. */
export const bannerSchema = z.object({
  sectionCode: z.enum(bannerSections),
  headline: z.string(),
  subline: z.string(),
  cta: z.string(),
  alt: z.string(),
  terms: z.string(),
  sizes: z.object({
    desktop: z.object({ background: size, foreground: size }),
    mobile: z.object({ background: size, foreground: size }),
  }),
})

/** Places whose banners one call gives, each by its own path (rulings 7.10). */
export const bannerLocations = ['home-page', 'blog-post', 'blog-post-main'] as const
export type BannerLocation = (typeof bannerLocations)[number]

/** The banners of a place in order (spec 7, v1/banners/locations). */
export const locationBannersSchema = z.object({ banners: z.array(bannerSchema) })

/** A game page's banner: the game's own picture behind a strip of the brand's (spec 9: 750 by 145, or 210). */
export const gameBannerSchema = z.object({
  gameSlug: z.string(),
  gameName: z.string(),
  sectionCode: z.enum(bannerSections),
  image: z.object({ url: z.string(), width: z.int().positive(), height: z.int().positive() }),
  size,
  cta: z.string(),
})

/** What a banner-tracking code puts in place of the banner's words (spec 3 "bt", rulings 9). */
export const btTextsSchema = z.object({
  code: z.string(),
  r: z.string().nullable(),
  cta: z.string(),
  terms: z.string(),
  pageTitle: z.string(),
})

export type Banner = z.infer<typeof bannerSchema>
export type LocationBanners = z.infer<typeof locationBannersSchema>
export type GameBanner = z.infer<typeof gameBannerSchema>
export type BtTexts = z.infer<typeof btTextsSchema>
