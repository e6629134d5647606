import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { LogPath } from '../../shared/content/log.ts'
import { problems } from '../../shared/http/problem.ts'
import { mostOfBatch } from '../../shared/logging/client-log.ts'
import { type Share, takeShare } from '../../shared/logging/share.ts'
import { resolveAddress } from '../../shared/routes/address.ts'
import { passOn } from '../content/report.ts'
import type { AppEnv } from '../context.ts'
import { telemetry, vitalNames } from '../telemetry/telemetry.ts'

/** What scripts of pages log and measure. Both end at the platform's logging service (spec 7). */
export const clientLog = new Hono<AppEnv>()

const path = z.string().check(z.maxLength(500), z.regex(/^\/[^?#]*$/))
const logSchema = z.object({
  path,
  entries: z
    .array(
      z.object({
        level: z.enum(['info', 'warn', 'error']),
        message: z.string().check(z.maxLength(500)),
        data: z.string().check(z.maxLength(2000)),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostOfBatch)),
})
const vitalsSchema = z.object({
  path,
  metrics: z
    .array(
      z.object({
        name: z.enum(vitalNames),
        value: z.number().check(z.minimum(0), z.maximum(3_600_000)),
        rating: z.enum(['good', 'needs-improvement', 'poor']),
      }),
    )
    .check(z.minLength(1), z.maxLength(5)),
})

const pathOfLevel = { info: 'LogInfo', warn: 'LogWarn', error: 'LogError' } as const satisfies Record<string, LogPath>

/** What all visitors of this isolate together may pass on; more than that is a flood, and is dropped. */
const most = { entries: 120, every: 60_000 } as const
let share: Share = { since: 0, taken: 0 }

/** A beacon's body, or why it is not taken. */
async function bodyOf<Body>(c: Context<AppEnv>, schema: z.ZodMiniType<Body>): Promise<Body | Response> {
  let sent: unknown
  try {
    sent = await c.req.json()
  } catch {
    return problems.notJson()
  }
  const body = schema.safeParse(sent)
  return body.success ? body.data : problems.invalid(body.error, 'body')
}

/** Passes entries on behind the answer, as far as the share goes. */
function accept(c: Context<AppEnv>, page: string, entries: Parameters<typeof passOn>[4]): Response {
  const taken = takeShare(share, entries.length, Date.now(), most)
  share = taken.share
  if (taken.granted > 0) {
    const { site, runtime, url } = c.var
    const address = new URL(page, url.origin)
    c.executionCtx.waitUntil(passOn(runtime.origin, site, c.req.raw.headers, address, entries.slice(0, taken.granted)))
  }
  return c.body(null, 204, { 'cache-control': 'no-store' })
}

/** POST /api/log/: what scripts of a page log, at most ten entries a batch. */
clientLog.post('/log/', async (c) => {
  const log = await bodyOf(c, logSchema)
  if (log instanceof Response) return log
  return accept(
    c,
    log.path,
    log.entries.map(({ level, message, data }) => ({ path: pathOfLevel[level], message, data })),
  )
})

/** POST /api/vitals/: how a page felt, where its visitor agrees to be counted; nothing in it names one. */
clientLog.post('/vitals/', async (c) => {
  const vitals = await bodyOf(c, vitalsSchema)
  if (vitals instanceof Response) return vitals
  const { path: page, metrics } = vitals
  const address = resolveAddress(page, c.var.site.editions)
  const kind = address.kind === 'page' ? address.route.entry.contentType : 'no page'
  for (const { name, value, rating } of metrics) telemetry.measured(kind, name, value, rating)
  return accept(c, page, [{ path: 'LogInfo', message: 'web vitals', data: JSON.stringify(metrics) }])
})
