import * as z from 'zod/mini'
import { cultureIds } from '../site/ids.ts'
import { slugSchema } from './slug-schema.ts'

/** Every group a game can stand in: the groups of home and the slots page, and one for each category (spec 2). */
export const gameGroups = [
  'new_games',
  'popular_games',
  'exclusive_games',
  'game_shows',
  'slots',
  'jackpots',
  'megaways',
  'instant_win',
  'roulette',
  'blackjack',
  'bingo',
  'casino',
  'live_casino',
  'slingo',
  'new_slots',
  'exclusive_slots',
  'popular_slots',
  'drop_wins',
  'daily_jackpots',
  'scratch_cards',
  'video_bingo',
  'live_roulette',
  'live_blackjack',
  'live_baccarat',
  'live_games',
  'other_casino',
] as const
export type GameGroup = (typeof gameGroups)[number]

/** The category that decides a game's canonical address (rulings 3.5). */
export const mainCategories = ['slots', 'instant_win', 'casino', 'live_casino', 'bingo'] as const
export type MainCategory = (typeof mainCategories)[number]

/** Badges of spec 3; "rating" is printed from the rating itself. */
export const gameBadges = ['slingo_original', 'rating', 'popular', 'new', 'hot', 'jackpot', 'live_casino'] as const
export type GameBadge = (typeof gameBadges)[number]

/** From the calmest to the wildest: lists of them are in this order. */
export const volatilities = ['low', 'low-medium', 'medium', 'medium-high', 'high', 'very-high'] as const
export type Volatility = (typeof volatilities)[number]

const amountEur = z.number().check(z.nonnegative())

/** The brand's cultures that offer a game, each with the category that holds it there. {} where the API does not say. */
const offeredSchema = z._default(z.partialRecord(z.enum(cultureIds), z.enum(mainCategories)), {})

export const imageSchema = z.object({
  url: z.string(),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
})

/** An amount of the culture's own currency. */
const stake = z.number().check(z.positive())

export const gameCardSchema = z.object({
  slug: slugSchema,
  name: z.string(),
  provider: z.object({ key: slugSchema, name: z.string() }),
  mainCategory: z.enum(mainCategories),
  image: imageSchema,
  /** Twice as wide as high; null where a list gives none. */
  wideImage: z._default(z.nullable(imageSchema), null),
  badges: z.array(z.enum(gameBadges)),
  /** Current jackpot in EUR, or null when the game has none. */
  jackpotEur: z.nullable(amountEur),
  /** Mean rate 1 to 5 and the number of votes, or null when nobody voted. */
  rating: z.nullable(
    z.object({ rate: z.number().check(z.minimum(1), z.maximum(5)), count: z.int().check(z.positive()) }),
  ),
  /** What a player looks at first; null where a list gives none. Figures as in the game's specs. */
  figures: z._default(
    z.nullable(
      z.object({
        rtp: z.nullable(z.number().check(z.minimum(50), z.maximum(100))),
        volatility: z.nullable(z.enum(volatilities)),
        minBet: z.nullable(stake),
        seats: z.nullable(z.int().check(z.positive())),
      }),
    ),
    null,
  ),
})

/** The figures of the info panel. Null means that the game has no such figure; texts are in the asked culture. */
export const gameSpecsSchema = z.object({
  /** Stakes are in the culture's own currency, as its price list has them: never converted (rulings 7.12). */
  minBet: z.nullable(stake),
  maxBet: z.nullable(stake),
  /** Most a single round can pay, as a multiple of the stake. */
  maxWinMultiplier: z.nullable(z.number().check(z.positive())),
  biggestWinEur: z.nullable(amountEur),
  /** Return to player in per cent, e.g. 96.21. */
  rtp: z.nullable(z.number().check(z.minimum(50), z.maximum(100))),
  /** Lines, or ways to win; printed as the number given. */
  paylines: z.nullable(z.int().check(z.positive())),
  reels: z.nullable(z.int().check(z.positive())),
  volatility: z.nullable(z.enum(volatilities)),
  liveDealer: z.boolean(),
  quickSpin: z.boolean(),
  seats: z.nullable(z.int().check(z.positive())),
  decks: z.nullable(z.int().check(z.positive())),
  specialBets: z.array(z.string()),
  statistics: z.nullable(z.string()),
  theme: z.nullable(z.string()),
  bingoVariant: z.nullable(z.string()),
  bingoTimes: z.nullable(z.string()),
  minTicket: z.nullable(stake),
  maxTicket: z.nullable(stake),
})

export const gameInfoSchema = z.extend(gameCardSchema, {
  wideImage: imageSchema,
  groups: z.array(z.enum(gameGroups)),
  specs: gameSpecsSchema,
  updatedAt: z.iso.datetime(),
})

/** What the game page and the game overlay show: info, figures, description and games like it. */
export const gameExtendedSchema = z.extend(gameInfoSchema, {
  description: z.object({ summary: z.string(), html: z.string() }),
  related: z.array(gameCardSchema),
  offered: offeredSchema,
})

export const gamesByGroupsSchema = z.object({
  groups: z.array(
    z.object({ key: z.enum(gameGroups), total: z.int().check(z.nonnegative()), games: z.array(gameCardSchema) }),
  ),
})

/** One page of a list of games; page counts from 1. */
export const gamesPageSchema = z.object({
  games: z.array(gameCardSchema),
  total: z.int().check(z.nonnegative()),
  page: z.int().check(z.positive()),
  pageSize: z.int().check(z.positive()),
})

const offered = z.int().check(z.positive())

/** How many games of a group each value of a filter would leave, the other filters staying as they are. */
export const gameFacetsSchema = z.object({
  providers: z.array(z.object({ key: slugSchema, name: z.string(), games: offered })),
  /** Mechanics, by their names in the culture's language. */
  features: z.array(z.object({ key: slugSchema, name: z.string(), games: offered })),
  volatilities: z.array(z.object({ key: z.enum(volatilities), games: offered })),
})

const facetSchema = z.object({ name: z.string(), words: z.string() })
const places = z.array(z.int().check(z.gte(-1)))

/**
 * Every game of a culture as search needs it: columns of equal length, the most popular game first. `…Of` are places in the
 * list of that name, -1 for none; a facet's `words` are what people type who mean it.
 */
export const gameListSchema = z
  .object({
    providers: z.array(z.object({ key: slugSchema, name: z.string() })),
    themes: z.array(facetSchema),
    mechanics: z.array(facetSchema),
    slugs: z.array(slugSchema),
    names: z.array(z.string()),
    categories: z.array(z.enum(mainCategories)),
    /** Addresses of the tiles. */
    images: z.array(z.string()),
    providerOf: places,
    themeOf: places,
    mechanicOf: places,
  })
  .check(
    z.refine(
      ({ slugs, names, categories, images, providerOf, themeOf, mechanicOf }) =>
        [names, categories, images, providerOf, themeOf, mechanicOf].every(({ length }) => length === slugs.length),
      'The columns differ in length.',
    ),
  )

/** A game's own text, without its figures. */
export const gameContentSchema = z.object({ slug: slugSchema, name: z.string(), summary: z.string(), html: z.string() })

/** One page of the addresses for the games site map (rulings 7.5). */
export const gameSiteMapSchema = z.object({
  games: z.array(
    z.object({
      slug: slugSchema,
      mainCategory: z.enum(mainCategories),
      updatedAt: z.iso.datetime(),
      offered: offeredSchema,
    }),
  ),
  total: z.int().check(z.nonnegative()),
  page: z.int().check(z.positive()),
  pageSize: z.int().check(z.positive()),
})

export type GameCard = z.infer<typeof gameCardSchema>
export type GameSpecs = z.infer<typeof gameSpecsSchema>
export type GameInfo = z.infer<typeof gameInfoSchema>
export type GameExtended = z.infer<typeof gameExtendedSchema>
export type GamesByGroups = z.infer<typeof gamesByGroupsSchema>
export type GamesPage = z.infer<typeof gamesPageSchema>
export type GameFacets = z.infer<typeof gameFacetsSchema>
export type GameContent = z.infer<typeof gameContentSchema>
export type GameSiteMap = z.infer<typeof gameSiteMapSchema>
export type GameList = z.infer<typeof gameListSchema>
