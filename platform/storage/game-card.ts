import { z } from 'zod'
import { cultures } from '../../locales/registry.ts'
import { type GameCard, gameBadges, mainCategories, volatilities } from '../../shared/content/game.ts'
import { cultureIds } from '../../shared/site/ids.ts'
import { figuresIn, jackpotAt, stakeIn } from '../demo/demo.ts'

/** A JSON column, parsed by the schema. */
export const jsonColumn = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(schema)

/** The columns of a card, for a query over game g, game_edition ge and provider p. */
export const cardColumns =
  'g.id, g.slug, g.name, g.mechanic, g.theme, g.rating_rate, g.rating_count, g.jackpot_base, g.jackpot_hourly, ' +
  'g.tile_path, g.wide_path, g.figures, (SELECT culture FROM edition WHERE id = ge.edition) AS culture, ' +
  'p.key AS provider_key, p.name AS provider_name, ge.main_category, ge.badges'

const figures = z.object({
  minBetEur: z.number().nullable(),
  maxBetEur: z.number().nullable(),
  maxWinMultiplier: z.number().nullable(),
  biggestWinEur: z.number().nullable(),
  rtp: z.number().nullable(),
  paylines: z.int().nullable(),
  reels: z.int().nullable(),
  volatility: z.enum(volatilities).nullable(),
  liveDealer: z.boolean(),
  seats: z.int().nullable(),
  decks: z.int().nullable(),
  minTicketEur: z.number().nullable(),
  maxTicketEur: z.number().nullable(),
})
export const cardRow = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  mechanic: z.string(),
  theme: z.string(),
  rating_rate: z.number().nullable(),
  rating_count: z.int().nullable(),
  jackpot_base: z.number().nullable(),
  jackpot_hourly: z.number().nullable(),
  tile_path: z.string(),
  wide_path: z.string(),
  figures: jsonColumn(figures),
  culture: z.enum(cultureIds),
  provider_key: z.string(),
  provider_name: z.string(),
  main_category: z.enum(mainCategories),
  badges: jsonColumn(z.array(z.enum(gameBadges))),
})
export type CardRow = z.infer<typeof cardRow>

export const tileSize = { width: 360, height: 360 } as const
export const wideSize = { width: 1280, height: 640 } as const

export function cardOf(row: CardRow, now: number): GameCard {
  const { rtp, volatility, minBetEur, seats } = figuresIn(row.figures, row.culture)
  const jackpot = row.jackpot_base !== null && row.jackpot_hourly !== null
  return {
    slug: row.slug,
    name: row.name,
    provider: { key: row.provider_key, name: row.provider_name },
    mainCategory: row.main_category,
    image: { url: `/img/${row.tile_path}`, ...tileSize },
    wideImage: { url: `/img/${row.wide_path}`, ...wideSize },
    figures: { rtp, volatility, minBet: stakeIn(cultures[row.culture].currency, minBetEur), seats },
    badges: row.badges,
    jackpotEur: jackpot
      ? jackpotAt(
          { id: row.id, mechanic: row.mechanic, base: row.jackpot_base ?? 0, hourly: row.jackpot_hourly ?? 0 },
          now,
        )
      : null,
    rating:
      row.rating_rate !== null && row.rating_count !== null ? { rate: row.rating_rate, count: row.rating_count } : null,
  }
}
