import * as z from 'zod/mini'

/** A tag names a key of KV, which has at most 512 bytes, mark included. */
const longestTagBytes = 500
const tag = z.string().check(
  z.minLength(1),
  z.refine((text) => new TextEncoder().encode(text).byteLength <= longestTagBytes, `over ${longestTagBytes} bytes`),
)

/** The body of a purge (docs/contracts/purge.md): the platform writes it, the site reads it. */
export const purgeSchema = z.object({
  tags: z.array(tag).check(z.minLength(1), z.maxLength(500)),
  /** Content version of the publish: what is older than it is no longer served as current. */
  version: z.int().check(z.positive()),
  /** The database that the version is counted in. */
  database: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  /** Follow this database from now on, whatever was followed before: it was made anew, or taken back to an older state. */
  reset: z._default(z.boolean(), false),
  /** Epoch ms. */
  issuedAt: z.number(),
  nonce: z.string().check(z.minLength(8), z.maxLength(100)),
})
export type PurgeCall = z.output<typeof purgeSchema>
