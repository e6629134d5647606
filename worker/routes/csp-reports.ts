import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from '../context.ts'
import { telemetry } from '../telemetry/telemetry.ts'

const text = z.string().check(z.maxLength(2000))
/** The older form (CSP 2, report-uri) and the newer (Reporting API, report-to). */
const older = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(text),
    'violated-directive': z.optional(text),
    'blocked-uri': z.optional(text),
  }),
})
const newer = z
  .array(
    z.object({
      type: text,
      body: z.optional(z.object({ effectiveDirective: z.optional(text), blockedURL: z.optional(text) })),
    }),
  )
  .check(z.maxLength(100))

/** What is counted of a batch at most. */
const mostOfBatch = 20

/** What was refused, without what could name a visitor: of an address its origin alone. */
const blockedOf = (blocked: string | undefined): string => {
  if (blocked === undefined || blocked === '') return 'unknown'
  if (!URL.canParse(blocked)) return /^[a-z-]{1,30}$/.test(blocked) ? blocked : 'unknown'
  const { origin, protocol } = new URL(blocked)
  return origin === 'null' ? protocol : origin
}

const directiveOf = (directive: string | undefined): string => /^[a-z-]{1,40}/.exec(directive ?? '')?.[0] ?? 'unknown'

/** The violations of a report, whatever its form; none where it is no report. */
export function violationsOf(report: unknown): readonly { readonly directive: string; readonly blocked: string }[] {
  const old = older.safeParse(report).data?.['csp-report']
  if (old !== undefined)
    return [
      {
        directive: directiveOf(old['effective-directive'] ?? old['violated-directive']),
        blocked: blockedOf(old['blocked-uri']),
      },
    ]
  return (newer.safeParse(report).data ?? [])
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, mostOfBatch)
    .map(({ body }) => ({ directive: directiveOf(body?.effectiveDirective), blocked: blockedOf(body?.blockedURL) }))
}

/** POST /api/csp-reports/: counted by directive and origin, shown at /ops/status. Browsers read no answer. */
export const cspReports = new Hono<AppEnv>().post('/csp-reports/', async (c) => {
  let report: unknown = null
  try {
    report = await c.req.json()
  } catch {
    // What cannot be read is no report: nothing is counted.
  }
  for (const { directive, blocked } of violationsOf(report)) telemetry.violated(directive, blocked, Date.now())
  return c.body(null, 204, { 'cache-control': 'no-store' })
})
