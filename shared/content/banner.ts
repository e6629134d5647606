import * as z from 'zod/mini'
import { bonusTermsCodes } from './bonus-terms.ts'

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

const size = z.object({ width: z.int().check(z.positive()), height: z.int().check(z.positive()) })

/** Content hash of a picture: its address carries it, so that a new picture is seen at once and kept for ever (rulings 7.10). */
export const pictureHashPattern = /^[0-9a-f]{6,32}$/
/** Null where the picture is not there. */
const hash = z.nullable(z.string().check(z.regex(pictureHashPattern)))
const ofEachLayer = <T extends z.ZodMiniType>(of: T) => {
  const layers = z.object({ background: of, foreground: of })
  return z.object({ desktop: layers, mobile: layers })
}

/** A section's banner: its words, and the pictures that banners/media serves for it. */
export const bannerSchema = z.object({
  sectionCode: z.enum(bannerSections),
  headline: z.string(),
  subline: z.string(),
  /** Facts or steps in few words, where home's banner has room for them. */
  points: z._default(z.array(z.string()), []),
  cta: z.string(),
  alt: z.string(),
  /** The offer that its words state, by the code of its bonus terms; null where they state none (rulings 7.9). */
  offer: z.nullable(z.enum(bonusTermsCodes)),
  /** The significant terms of that offer; empty where there is none. */
  terms: z.string(),
  pictures: ofEachLayer(z.extend(size, { hash })),
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
  image: z.object({ url: z.string(), width: z.int().check(z.positive()), height: z.int().check(z.positive()) }),
  /** The strip that banners/media serves. */
  picture: z.extend(size, { hash }),
  cta: z.string(),
})

/** What a banner-tracking code puts in place of the banner's words (spec 3 "bt", rulings 9). */
export const btTextsSchema = z.object({
  code: z.string(),
  r: z.nullable(z.string()),
  cta: z.string(),
  terms: z.string(),
  pageTitle: z.string(),
  /** The call to action asks for a deal code: it opens the voucher popup (rulings 6.4). */
  voucher: z.boolean(),
  /** Hashes of the campaign's own pictures. */
  hashes: ofEachLayer(hash),
})

export type Banner = z.infer<typeof bannerSchema>
export type LocationBanners = z.infer<typeof locationBannersSchema>
export type GameBanner = z.infer<typeof gameBannerSchema>
export type BtTexts = z.infer<typeof btTextsSchema>
