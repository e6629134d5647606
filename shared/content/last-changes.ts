import { z } from 'zod'
import { gameGroups } from './game.ts'

const changedAt = z.iso.datetime()

/** When what a culture shows last changed: each page and category text by its code, each list by its newest item. */
export const lastChangesSchema = z.object({
  pages: z.record(z.string(), changedAt),
  categories: z.record(z.string(), changedAt),
  lists: z.object({
    promotions: changedAt.optional(),
    features: changedAt.optional(),
    payments: changedAt.optional(),
    faq: changedAt.optional(),
    posts: changedAt.optional(),
  }),
  /** Each by its newest game; a provider's story counts too. */
  groups: z.partialRecord(z.enum(gameGroups), changedAt),
  providers: z.record(z.string(), changedAt),
})
export type LastChanges = z.infer<typeof lastChangesSchema>
