import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import { z } from 'zod'
import { binding, environments, parseEnvironment, secretKey } from '../shared/environment/environment.ts'

const vars = {
  ENVIRONMENT: z.enum(environments),
  /** Where local and test runs reach the site, all its brands on one address. Hosted sites have the hosts of the registry. */
  SITE_ORIGIN: z.url().default('http://127.0.0.1:8787'),
  /** Signs purges; the site checks with the same secret. */
  PURGE_KEY: secretKey,
  /** Signs what is published. */
  PUBLISH_KEY: secretKey,
} as const
export type Config = z.output<z.ZodObject<typeof vars>>

const bindings = {
  DB: binding<D1Database>('[[d1_databases]]', ['prepare', 'batch']),
  MEDIA: binding<R2Bucket>('[[r2_buckets]]', ['get', 'put']),
} as const

/** What the Worker is given: bindings, and vars before they are parsed. */
export type Bindings = z.output<z.ZodObject<typeof bindings>> & Partial<Record<keyof typeof vars, string>>

/** Parses what the runtime hands over; throws with the names of what is missing or wrong. */
export const parsePlatform = (given: unknown): Config => parseEnvironment({ ...vars, ...bindings }, given)

const parsed = new WeakMap<object, Config>()

/** The vars, parsed once per isolate. */
export function configOf(bindings: Bindings): Config {
  const known = parsed.get(bindings)
  if (known !== undefined) return known
  const config = parsePlatform(bindings)
  parsed.set(bindings, config)
  return config
}
