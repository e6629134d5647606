import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import { brandIds, brands } from '../../brands/registry.ts'
import { problem, problems } from '../../shared/http/problem.ts'
import { type BrandId, type CultureId, cultureIds } from '../../shared/site/ids.ts'
import type { Bindings } from '../env.ts'
import { type EditionId, editionOf } from '../storage/edition.ts'

/** What a content call found: a value with the content version it was read at, or nothing. */
export type Outcome<Value> = { found: Value; version: number } | { missing: string; version: number }

/** A call of the contract: the Worker's routes and the OpenAPI document are both made of these. */
export type Route = {
  method: 'GET' | 'POST' | 'DELETE'
  /** A Hono path, e.g. /v1/feeds/payment-options/:id/ */
  path: string
  family: string
  summary: string
  /** This site does not ask for it: it is there for other clients of the contract (rulings 7.10). */
  otherClients?: true
  /** Path parameters that are one of a few words. */
  params?: Params
  query: z.ZodObject | null
  body: z.core.$ZodType | null
  answer: z.core.$ZodType
  /** Whether the answer carries x-content-version. */
  versioned: boolean
  /** Statuses of problems that it answers beside those of every call. */
  problems?: readonly number[]
  respond: (request: Request, bindings: Bindings, params: Record<string, string>) => Promise<Response>
}

/** Every content call says for which brand and culture it asks. */
export const scopeQuery = {
  brand_local_code: z.enum(brandIds).describe('The brand.'),
  culture: z.enum(cultureIds).describe('The culture: one that the brand has.'),
}
export type ScopeQuery = { brand_local_code: BrandId; culture: CultureId }

/** The edition that a call names, or the problem that the brand has no such culture. */
export function askedEdition({ brand_local_code: brand, culture }: ScopeQuery): { edition: EditionId } | Response {
  const offered: readonly CultureId[] = brands[brand].domain.cultures
  return offered.includes(culture)
    ? { edition: editionOf({ brand, culture }) }
    : problem(400, `The brand "${brand}" has no culture "${culture}".`)
}

export const paging = (standard: number, most: number) => ({
  page: z.coerce.number().int().min(1).max(10_000).default(1).describe('Counts from 1.'),
  page_size: z.coerce.number().int().min(1).max(most).default(standard).describe(`At most ${most}.`),
})

/** `a,b,c` → ['a', 'b', 'c'], each one of the allowed. */
export const listOf = <T extends string>(values: readonly [T, ...T[]] | readonly T[], most: number) =>
  z
    .string()
    .transform((text) => [...new Set(text.split(',').map((part) => part.trim()))])
    .pipe(z.array(z.enum(values)).min(1).max(most))

/** Query values as given; empty ones count as omitted (rulings 5.5), of repeated ones the last. */
export const queryOf = (request: Request): Record<string, string> =>
  Object.fromEntries([...new URL(request.url).searchParams].filter(([, value]) => value !== ''))

export const json = (value: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json; charset=utf-8', ...headers } })

/** A path parameter that is one of a few words. */
type Params = Readonly<Record<string, readonly string[]>>
type Chosen<P extends Params> = { [Name in keyof P]: P[Name][number] } & Record<string, string>

interface ReadDefinition<Query extends z.ZodRawShape, Answer extends z.core.$ZodType, P extends Params> {
  path: string
  family: string
  summary: string
  otherClients?: true
  params?: P
  query: Query
  answer: Answer
  /** What was found, or why a query that fits is refused all the same. */
  read: (
    db: D1Database,
    query: z.output<z.ZodObject<Query>>,
    params: Chosen<P>,
  ) => Promise<Outcome<z.input<Answer>> | Response>
}

/** A call that reads: validated query in, versioned JSON or a problem out. */
export function readRoute<Query extends z.ZodRawShape, Answer extends z.core.$ZodType, const P extends Params>(
  definition: ReadDefinition<Query, Answer, P>,
): Route {
  const query = z.object(definition.query)
  return {
    method: 'GET',
    path: definition.path,
    family: definition.family,
    summary: definition.summary,
    ...(definition.otherClients && { otherClients: true }),
    ...(definition.params && { params: definition.params }),
    query,
    body: null,
    answer: definition.answer,
    versioned: true,
    respond: async (request, bindings, params) => {
      for (const [name, words] of Object.entries(definition.params ?? {}))
        if (!words.includes(params[name] ?? ''))
          return problem(404, `There is no ${name} "${params[name]?.slice(0, 80)}": there are ${words.join(', ')}.`)
      const asked = query.safeParse(queryOf(request))
      if (!asked.success) return problems.invalid(asked.error, 'query')
      // Each parameter was just found among its words.
      const outcome = await definition.read(bindings.DB, asked.data, params as Chosen<P>)
      if (outcome instanceof Response) return outcome
      const headers = { 'x-content-version': String(outcome.version), 'cache-control': 'no-cache' }
      return 'found' in outcome ? json(outcome.found, headers) : problem(404, outcome.missing, { headers })
    },
  }
}

type Asked<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>

/** A content call (spec 7): what a brand shows in one of its cultures. */
export function contentRoute<
  Query extends z.ZodRawShape,
  Answer extends z.core.$ZodType,
  const P extends Params = Record<never, never>,
>(
  definition: Omit<ReadDefinition<Query, Answer, P>, 'read'> & {
    read: (
      db: D1Database,
      query: Asked<Query> & ScopeQuery & { edition: EditionId },
      params: Chosen<P>,
    ) => Promise<Outcome<z.input<Answer>>>
  },
): Route {
  return readRoute({
    ...definition,
    query: { ...definition.query, ...scopeQuery },
    read: async (db, query, params) => {
      // The shape is generic here; the schema has just proved it.
      const asked = query as unknown as Asked<Query> & ScopeQuery
      const named = askedEdition(asked)
      return named instanceof Response ? named : definition.read(db, { ...asked, ...named }, params)
    },
  })
}

/** Largest body that is read, in bytes. */
const largestBody = 64 * 1024

/** The body as JSON, or the problem that it is not. */
export async function bodyOf(request: Request): Promise<{ text: string; value: unknown } | Response> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return problems.wrongType('application/json')
  if (Number(request.headers.get('content-length') ?? 0) > largestBody) return problems.tooLarge(largestBody)
  const text = await request.text()
  if (text.length > largestBody) return problems.tooLarge(largestBody)
  try {
    return { text, value: JSON.parse(text) }
  } catch {
    return problems.notJson()
  }
}

/** A call with a body: validated body in, JSON or a problem out. */
export function bodyRoute<Body extends z.core.$ZodType, Answer extends z.core.$ZodType>(definition: {
  path: string
  family: string
  summary: string
  query?: z.ZodRawShape
  body: Body
  answer: Answer
  /** The answer to a body that is JSON and does not fit; 400 unless said otherwise. */
  refuse?: (error: z.core.$ZodError, value: unknown) => Response
  problems?: readonly number[]
  handle: (
    context: { request: Request; bindings: Bindings; text: string; query: Record<string, string> },
    body: z.output<Body>,
  ) => Promise<z.input<Answer> | Response>
}): Route {
  const query = definition.query === undefined ? null : z.object(definition.query)
  return {
    method: 'POST',
    path: definition.path,
    family: definition.family,
    summary: definition.summary,
    query,
    body: definition.body,
    answer: definition.answer,
    versioned: false,
    ...(definition.problems && { problems: definition.problems }),
    respond: async (request, bindings) => {
      const values = queryOf(request)
      const asked = query?.safeParse(values)
      if (asked !== undefined && !asked.success) return problems.invalid(asked.error, 'query')
      const received = await bodyOf(request)
      if (received instanceof Response) return received
      const body = z.safeParse(definition.body, received.value)
      if (!body.success)
        return (definition.refuse ?? ((error) => problems.invalid(error, 'body')))(body.error, received.value)
      const answer = await definition.handle({ request, bindings, text: received.text, query: values }, body.data)
      return answer instanceof Response ? answer : json(answer, { 'cache-control': 'no-store' })
    },
  }
}
