import { z } from 'zod'
import { WrongCall } from './faults.ts'

const whole = (least: number, most = Number.MAX_SAFE_INTEGER) => {
  const says =
    most === Number.MAX_SAFE_INTEGER ? `a whole number from ${least}` : `a whole number from ${least} to ${most}`
  return z.string().regex(/^\d+$/, says).transform(Number).pipe(z.number().min(least, says).max(most, says))
}
const port = whole(1, 65_535)
const list = z.string().transform((words) => words.split(',').flatMap((word) => word.trim() || []))
const text = z.string()

/** Every variable that a command reads: what it says, what stands where it is not set, and what it accepts. */
const variables = {
  PORT: { about: 'where the site listens', without: '8787', schema: port },
  PLATFORM_PORT: { about: 'where the platform listens', without: '8788', schema: port },
  DATA_DIR: { about: 'folder of the local KV, D1 and R2', without: '.data', schema: text },
  SEED_GAMES: { about: 'games of the catalogue, more for load tests', without: '1200', schema: whole(0, 8000) },
  SEED_POSTS: { about: 'posts generated for each blog, for load tests', without: '0', schema: whole(0, 5000) },
  GAMES_SITE_MAP: {
    about: '"on" lists the games in the site maps of every brand',
    without: 'domain',
    schema: z.enum(['domain', 'on'], '"domain" or "on"'),
  },
  PLATFORM_ORIGIN: {
    about: 'address of a deployed platform; without one it is the platform of local runs',
    without: '',
    schema: z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'an address like https://api.example.com' })]),
  },
  PUBLISH_KEY: { about: 'key of a deployed platform; without one it is that of local runs', without: '', schema: text },
  PURGE_KEY: { about: 'key of the deployed sites; without one they are not told', without: '', schema: text },
  PREVIEW_KEY: { about: 'key of a deployed site; without one the link is for local runs', without: '', schema: text },
  VERIFY_ONLY: { about: 'brands and cultures to look at, with commas; all without it', without: '', schema: list },
  VERIFY_PAGES: {
    about: 'most pages of a brand that the crawl reads; all without it',
    without: `${Number.MAX_SAFE_INTEGER}`,
    schema: whole(1),
  },
  VERIFY_ACCEPT: {
    about: '1 takes the pictures of now over as those of before',
    without: '',
    schema: z.enum(['', '1'], '"1"'),
  },
} as const satisfies Readonly<
  Record<string, { readonly about: string; readonly without: string; readonly schema: z.ZodType<unknown, string> }>
>

export type Variable = keyof typeof variables
export type Environment<Name extends Variable> = { readonly [Key in Name]: z.output<(typeof variables)[Key]['schema']> }

/** The variables that a command reads, parsed; one that is set to nothing counts as not set. Throws with one sentence each. */
export function readEnvironment<Name extends Variable>(
  names: readonly Name[],
  env: NodeJS.ProcessEnv = process.env,
): Environment<Name> {
  const faults: string[] = []
  const values = names.map((name) => {
    const { schema, without } = variables[name]
    const parsed = schema.safeParse(env[name] || without)
    if (!parsed.success) faults.push(`${name}=${env[name]} is refused: it is ${parsed.error.issues[0]?.message}.`)
    return [name, parsed.data]
  })
  if (faults.length > 0) throw new WrongCall(faults.join('\n'))
  // Each value was parsed by the schema of its own name.
  return Object.fromEntries(values) as Environment<Name>
}

/** What the help says of a variable. */
export const aboutVariable = (name: Variable): string => variables[name].about
