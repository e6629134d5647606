import * as z from 'zod/mini'
import { gameGroups } from './game.ts'

const changedAt = z.iso.datetime()

/** When what a culture shows last changed. */
export const lastChangesSchema = z.object({
  /** Each page's text by its code. */
  pages: z.record(z.string(), changedAt),
  /** Each category's text by its route key. */
  categories: z.record(z.string(), changedAt),
  /** Each list by its newest item. */
  lists: z.object({
    promotions: z.optional(changedAt),
    features: z.optional(changedAt),
    payments: z.optional(changedAt),
    faq: z.optional(changedAt),
    posts: z.optional(changedAt),
  }),
  /** Each group by its newest game. */
  groups: z.partialRecord(z.enum(gameGroups), changedAt),
  /** Each provider by its newest game or its story, the later of the two. */
  providers: z.record(z.string(), changedAt),
})
export type LastChanges = z.infer<typeof lastChangesSchema>
