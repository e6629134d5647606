import { z } from 'zod'

/** The body of a purge (docs/contracts/purge.md): the platform writes it, the site reads it. */
export const purgeSchema = z.object({
  tags: z.array(z.string().min(1).max(200)).min(1).max(500),
  /** Content version of the publish: what is older than it is no longer served as current. */
  version: z.int().positive(),
  /** Epoch ms. */
  issuedAt: z.number(),
  nonce: z.string().min(8).max(100),
})
export type PurgeCall = z.infer<typeof purgeSchema>
