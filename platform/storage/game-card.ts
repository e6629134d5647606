import { z } from 'zod'
import { type GameCard, gameBadges, mainCategories } from '../../shared/content/game.ts'
import { jackpotAt } from '../demo/demo.ts'

/** A JSON column, parsed by the schema. */
export const jsonColumn = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(schema)

/** The columns of a card, for a query over game g, game_edition ge and provider p. */
export const cardColumns =
  'g.id, g.slug, g.name, g.mechanic, g.theme, g.rating_rate, g.rating_count, g.jackpot_base, g.jackpot_hourly, ' +
  'g.tile_path, p.key AS provider_key, p.name AS provider_name, ge.main_category, ge.badges'

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
  provider_key: z.string(),
  provider_name: z.string(),
  main_category: z.enum(mainCategories),
  badges: jsonColumn(z.array(z.enum(gameBadges))),
})
export type CardRow = z.infer<typeof cardRow>

export const tileSize = { width: 360, height: 360 } as const
export const wideSize = { width: 1280, height: 640 } as const

export function cardOf(row: CardRow, now: number): GameCard {
  const jackpot = row.jackpot_base !== null && row.jackpot_hourly !== null
  return {
    slug: row.slug,
    name: row.name,
    provider: { key: row.provider_key, name: row.provider_name },
    mainCategory: row.main_category,
    image: { url: `/img/${row.tile_path}`, ...tileSize },
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
