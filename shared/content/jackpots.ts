import * as z from 'zod/mini'
import { gameCardSchema } from './game.ts'

/** Jackpots as they stand, largest first. `dropsAt` is when a daily jackpot falls at the latest. */
export const jackpotsSchema = z.object({
  /** The sum of all jackpots. */
  totalEur: z.number().check(z.nonnegative()),
  jackpots: z.array(
    z.object({
      amountEur: z.number().check(z.positive()),
      hourlyEur: z.number().check(z.nonnegative()),
      daily: z.boolean(),
      dropsAt: z.nullable(z.iso.datetime()),
      game: gameCardSchema,
    }),
  ),
})
export type Jackpots = z.infer<typeof jackpotsSchema>
