import * as z from 'zod'
import { gameCardSchema } from './game.ts'

/** Jackpots as they stand, largest first. `dropsAt` is when a daily jackpot falls at the latest. */
export const jackpotsSchema = z.object({
  /** The sum of all jackpots. */
  totalEur: z.number().nonnegative(),
  jackpots: z.array(
    z.object({
      amountEur: z.number().positive(),
      hourlyEur: z.number().nonnegative(),
      daily: z.boolean(),
      dropsAt: z.iso.datetime().nullable(),
      game: gameCardSchema,
    }),
  ),
})
export type Jackpots = z.infer<typeof jackpotsSchema>
