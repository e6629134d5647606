import { z } from 'zod'
import { brandIds } from '../../brands/registry.ts'
import { cultureIds } from '../../shared/site/ids.ts'
import { itemFeeds } from '../content-files/item.ts'
import { slugParam } from '../contract/route.ts'

const place = { brand: z.enum(brandIds), culture: z.enum(cultureIds) }
const draft = z.boolean().default(false).describe('Kept for previews only.')

/** What an editor can change. Fields that hold HTML in answers are written in Markdown. */
export const changeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('item'),
    ...place,
    feed: z.enum(itemFeeds),
    id: z.string().max(80),
    patch: z.record(z.string().max(40), z.json()),
    draft,
  }),
  z.object({
    kind: z.literal('game'),
    ...place,
    slug: slugParam,
    patch: z.strictObject({
      summary: z.string().min(1).max(400).optional(),
      body: z.string().min(1).max(20_000).optional(),
    }),
    draft,
  }),
  z.object({ kind: z.literal('maintenance'), on: z.boolean() }),
])
export type Change = z.infer<typeof changeSchema>

/** A signed call: it counts for five minutes and once. */
export const publishSchema = z.object({
  change: changeSchema,
  issuedAt: z.int(),
  nonce: z.string().min(8).max(64),
})

export const publishedSchema = z.object({
  version: z.int().positive(),
  tags: z.array(z.string()),
  /** Whether the site took the purge; when it did not, its copies end by their own time. */
  purged: z.boolean(),
})
