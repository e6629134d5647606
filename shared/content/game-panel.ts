import * as z from 'zod/mini'

/**
 * One line of the info panel, in words. Its value is a row of pieces; a piece with `eur` is an amount, which may be shown
 * in another currency.
 */
export const gameFactSchema = z.object({
  label: z.string(),
  pieces: z.array(z.object({ text: z.string(), eur: z.nullable(z.number()) })),
})

const pictureSchema = z.object({ url: z.string(), width: z.number(), height: z.number() })

/** What the site's own API tells the game overlay: everything printed in the culture's words and formats. */
export const gamePanelSchema = z.object({
  slug: z.string(),
  name: z.string(),
  provider: z.string(),
  /** The game's page. */
  href: z.string(),
  image: pictureSchema,
  summary: z.string(),
  rating: z.nullable(z.object({ rate: z.number(), text: z.string(), votes: z.string() })),
  badges: z.array(z.string()),
  facts: z.array(gameFactSchema),
  /** Games like it. */
  similar: z.array(
    z.object({ slug: z.string(), name: z.string(), provider: z.string(), href: z.string(), image: pictureSchema }),
  ),
})
export type GameFact = z.infer<typeof gameFactSchema>
export type GamePanel = z.infer<typeof gamePanelSchema>
