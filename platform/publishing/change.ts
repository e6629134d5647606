import { z } from 'zod'
import { gameSubject, itemSubject, maintenanceSubject, subjectSchema } from './subject.ts'

const draft = z.boolean().default(false).describe('Kept for previews only.')

/**
 * What an editor can do. A patch gives the fields that change; fields that hold HTML in answers are written in Markdown.
 * Undo takes the subject's last publication back, or the named one and all after it. An undo is a publication too:
 * undoing it brings back what it took away.
 */
export const changeSchema = z.discriminatedUnion('kind', [
  itemSubject.extend({ patch: z.record(z.string().max(40), z.json()), draft }),
  gameSubject.extend({
    patch: z.strictObject({
      summary: z.string().min(1).max(400).optional(),
      body: z.string().min(1).max(20_000).optional(),
    }),
    draft,
  }),
  maintenanceSubject.extend({ on: z.boolean() }),
  z.strictObject({ kind: z.literal('undo'), of: subjectSchema, version: z.int().positive().optional() }),
])
export type Change = z.infer<typeof changeSchema>

/** A signed call: it counts for five minutes and once. */
const signed = { issuedAt: z.int(), nonce: z.string().min(8).max(64) }

export const publishSchema = z.strictObject({ change: changeSchema, ...signed })

export const publishedSchema = z.object({
  version: z.int().positive(),
  tags: z.array(z.string()),
  /** Whether the site took the purge; when it did not, its copies end by their own time. */
  purged: z.boolean(),
})

export const historyCallSchema = z.strictObject({ of: subjectSchema, ...signed })

export const publicationActions = ['publish', 'draft', 'undo'] as const

/** A subject's publications, the newest first. */
export const historySchema = z.object({
  publications: z.array(
    z.object({
      version: z.int().positive(),
      at: z.iso.datetime(),
      action: z.enum(publicationActions),
      /** Fields that are published over the file, and fields of the draft, since then. */
      published: z.array(z.string()),
      drafted: z.array(z.string()),
    }),
  ),
})
