import { type Context, Hono } from 'hono'
import { purgeSchema } from '../../../shared/content/purge.ts'
import { isSigned, signatureHeader, signedCallValidMs } from '../../../shared/crypto/signature.ts'
import { problem, problems } from '../../../shared/http/problem.ts'
import { orAfter } from '../../content/deadline.ts'
import type { AppEnv } from '../../context.ts'
import type { CacheVerdict } from '../../document/page-purge.ts'
import { isWithin, tooMany } from '../../middleware/rate-limits.ts'
import { telemetry } from '../../telemetry/telemetry.ts'
import { pageStub } from '../pages/page-stub.ts'

/** Longest wait for the network's cache to take a purge, in ms: who publishes waits 3 s in all (platform/publishing/purge.ts). */
const longestPurgeMs = 1000

/** Tells the network's cache what was published. Never throws: the purge itself is carried out by then. */
async function tellNetwork(c: Context<AppEnv>, tags: readonly string[]): Promise<CacheVerdict> {
  try {
    return (await pageStub(c)?.raise(tags)) ?? 'none'
  } catch (error) {
    console.warn(`The network's cache could not be told of a purge: ${String(error)}`)
    return 'refused'
  }
}

/** What the platform calls when something is published. */
export const purge = new Hono<AppEnv>()

/** POST /ops/purge: raises tags to a content version (design "Content cache"); signed, and a replay raises none. */
purge.post('/purge', async (c) => {
  const body = await c.req.text()
  const { config, content } = c.var.runtime
  if (!(await isSigned(config.PURGE_KEY, body, c.req.header(signatureHeader) ?? '')))
    return (await isWithin(c, 'ops')) ? problems.notSigned(signatureHeader) : tooMany()
  if (!(await isWithin(c, 'purge', 'signed'))) return tooMany()
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    return problems.notJson()
  }
  const call = purgeSchema.safeParse(json)
  if (!call.success) return problems.invalid(call.error, 'body')
  const now = Date.now()
  if (Math.abs(now - call.data.issuedAt) > signedCallValidMs) return problems.issuedTooLongAgo()
  // Replaying a call raises the tags to a version they already have, and tells the network's cache once more: it may have refused.
  const decision = await content.tagVersions.take(call.data, now)
  const { tags, version } = call.data
  telemetry.purged(decision.kind, `${tags.length} tags (${tags.slice(0, 3).join(', ')}), version ${version}`, now)
  switch (decision.kind) {
    case 'unavailable':
      return problem(503, 'Versions cannot be read or written just now. Send the call again.', {
        headers: { 'retry-after': '5' },
      })
    case 'otherDatabase':
      return problem(409, 'The version is another database’s. Send the call with "reset": true to follow that one.')
    case 'implausible':
      return problem(422, `No version beyond ${decision.largest} can have been published yet.`)
    case 'raise': {
      const told = tellNetwork(c, tags)
      c.executionCtx.waitUntil(told)
      // Limit: above; late, the fence of versions holds (worker/routes/pages/ask-page.ts), and the call goes on.
      const network = await orAfter(longestPurgeMs, told, 'refused')
      return Response.json({ raised: tags.length, version, network }, { headers: { 'cache-control': 'no-store' } })
    }
  }
})
