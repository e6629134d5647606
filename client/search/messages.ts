import * as z from 'zod/mini'

const place = z.nullable(z.int())

/** A question of the page; of several only the last is answered. */
const askSchema = z.object({
  type: z.literal('ask'),
  id: z.int(),
  /** Address of the list of games. */
  list: z.string(),
  /** '' for the most popular games. */
  words: z.string(),
  /** Places in the list's providers and categories; null for all. */
  provider: place,
  category: place,
  /** Most games of the answer. */
  count: z.int(),
})
export type Ask = z.infer<typeof askSchema>
export type Question = Omit<Ask, 'type' | 'id' | 'list'>

/** What the page wants of the search worker: an answer, or only that the list is fetched and indexed. */
export const orderSchema = z.discriminatedUnion('type', [
  askSchema,
  z.object({ type: z.literal('warm'), list: z.string() }),
])
export type Order = z.infer<typeof orderSchema>

const facet = z.object({ at: z.int(), name: z.string(), count: z.int() })
const game = z.object({
  slug: z.string(),
  name: z.string(),
  provider: z.string(),
  type: z.string(),
  href: z.string(),
  image: z.string(),
})

/** What the worker found: the first games, how many there are, and how they divide over providers and categories. */
export const foundSchema = z.object({
  games: z.array(game),
  total: z.int(),
  providers: z.array(facet),
  categories: z.array(facet),
  /** Where few are found, or none: the most popular others. */
  popular: z.array(game),
})
export type Found = z.infer<typeof foundSchema>
export type GameResult = z.infer<typeof game>

export const answerSchema = z.object({ id: z.int(), found: z.nullable(foundSchema) })
export type Answer = z.infer<typeof answerSchema>
