import * as z from 'zod/mini'
import { gameCardSchema } from './game.ts'

/** The latest winners: first name and initial only; the list moves on every few minutes. */
export const winnersSchema = z.object({
  winners: z.array(
    z.object({
      name: z.string(),
      amountEur: z.number().check(z.positive()),
      wonAt: z.iso.datetime(),
      game: gameCardSchema,
    }),
  ),
})
export type Winners = z.infer<typeof winnersSchema>
