import '../text/schema-words.ts'
import * as z from 'zod/mini'

/** Where a Worker runs. */
export const environments = ['local', 'test', 'staging', 'production'] as const
export type Environment = (typeof environments)[number]

/** Whether strangers can reach it. */
export const isHosted = (environment: Environment): boolean => environment === 'staging' || environment === 'production'

/** The same of a Worker's bindings before they are parsed. */
export const isHostedWorker = (env: unknown): boolean =>
  typeof env === 'object' &&
  env !== null &&
  'ENVIRONMENT' in env &&
  (env.ENVIRONMENT === 'staging' || env.ENVIRONMENT === 'production')

/** Keys of local runs stand in the repository and begin so. */
export const localKeyPrefix = 'local-'

/** A key for HMAC-SHA-256: as long as its hash, or it is the weaker part. */
export const secretKey = z
  .string()
  .check(z.minLength(32, 'it is shorter than 32 characters; make one with "openssl rand -hex 32"'))

const stage = z.looseObject({ ENVIRONMENT: z.enum(environments) })

/** Keys of local runs that a hosted environment was given. */
function localKeysIn(shape: z.core.$ZodShape, given: unknown): string[] {
  const where = stage.safeParse(given).data
  if (where === undefined || !isHosted(where.ENVIRONMENT)) return []
  return Object.keys(shape).filter((name) => {
    const value = where[name]
    return shape[name] === secretKey && typeof value === 'string' && value.startsWith(localKeyPrefix)
  })
}

/** What a Worker was given is not what it needs: its message has a line for each fault, and says where to set it. */
export class IncompleteEnvironment extends Error {}

/** A binding is parsed by what it can do; its `kind` is the table of wrangler.toml that declares it. */
export const binding = <T>(kind: string, methods: readonly string[]) =>
  z.custom<T>(
    (value) => typeof value === 'object' && value !== null && methods.every((method) => method in value),
    `this binding is missing; declare it in wrangler.toml for this environment (${kind})`,
  )

const isMissing = (given: unknown, name: PropertyKey | undefined): boolean =>
  typeof given !== 'object' || given === null || name === undefined || !(name in given)

/** One line: the name, and what is wrong with it in words. */
function faultLine(given: unknown, { path, code, message }: z.core.$ZodIssue): string {
  const missing = code !== 'custom' && isMissing(given, path[0])
  return `  ${path.join('.')}: ${missing ? 'it is missing' : message}`
}

/**
 * Parses the variables and bindings that the runtime hands over. Throws IncompleteEnvironment, which names everything that
 * is missing or wrong. A hosted environment refuses the keys of local runs.
 */
export function parseEnvironment<Shape extends z.core.$ZodShape>(
  shape: Shape,
  given: unknown,
): z.output<z.ZodMiniObject<Shape>> {
  const parsed = z.object(shape).safeParse(given)
  const faults = [
    ...(parsed.error?.issues ?? []).map((issue) => faultLine(given, issue)),
    ...localKeysIn(shape, given).map(
      (name) =>
        `  ${name}: it is the key of local runs, which everybody can read; make one with "openssl rand -hex 32" and set it with "wrangler secret put ${name} --env <name>"`,
    ),
  ]
  if (parsed.success && faults.length === 0) return parsed.data
  throw new IncompleteEnvironment(
    `The environment of this Worker is incomplete:\n${faults.join('\n')}\nSet variables in its wrangler.toml ([vars] or [env.<name>.vars]) and keys with "wrangler secret put <NAME> --env <name>" (docs/deploy.md).`,
  )
}
