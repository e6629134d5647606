import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import { z } from 'zod'

const vars = z.object({
  ENVIRONMENT: z.enum(['local', 'test', 'staging', 'production']),
  /** Where the site's signed purge is reached. */
  SITE_ORIGIN: z.url(),
  /** Signs purges; the site checks with the same secret. */
  PURGE_KEY: z.string().min(8),
  /** Signs what is published. */
  PUBLISH_KEY: z.string().min(8),
})

/** What the Worker is given: bindings, and vars before they are parsed. */
export type Bindings = { DB: D1Database; MEDIA: R2Bucket } & Record<keyof z.infer<typeof vars>, string>
export type Config = z.infer<typeof vars>

const parsed = new WeakMap<object, Config>()

/** The vars, parsed once per isolate. Throws with the names of what is missing. */
export function configOf(bindings: Bindings): Config {
  const known = parsed.get(bindings)
  if (known !== undefined) return known
  const config = vars.parse(bindings)
  parsed.set(bindings, config)
  return config
}
