import { Hono } from 'hono'
import { purgeSchema } from '../../../shared/content/purge.ts'
import { isSigned, signatureHeader, signedCallValidMs } from '../../../shared/crypto/signature.ts'
import { problem, problems } from '../../../shared/http/problem.ts'
import { orAfter } from '../../content/deadline.ts'
import type { AppEnv } from '../../context.ts'
import { isWithin, tooMany } from '../../middleware/rate-limits.ts'
import { telemetry } from '../../telemetry/telemetry.ts'
import { pageStub } from '../pages/page-stub.ts'

/** Longest wait for the network's cache to take a purge, in ms. */
const longestPurgeMs = 3000

/** What the platform calls when something is published. */
export const purge = new Hono<AppEnv>()

/** POST /ops/purge: raises tags to a content version (design "Content cache"); signed, and a replay changes nothing. */
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
  // Replaying a call raises the tags to a version they already have: nothing happens.
  const decision = await content.tagVersions.take(call.data, now)
  const { tags, version } = call.data
  telemetry.purged(decision.kind, `${tags.length} tags (${tags.slice(0, 3).join(', ')}), version ${version}`, now)
  switch (decision.kind) {
    case 'unavailable':
      return problems.unavailable('How versions are counted', 5)
    case 'otherDatabase':
      return problem(409, 'The version is another database’s. Send the call with "reset": true to follow that one.')
    case 'implausible':
      return problem(422, `No version beyond ${decision.largest} can have been published yet.`)
    case 'raise': {
      const told = pageStub(c)?.raise(tags) ?? 'none'
      // Limit: the cache's own calls; late, the fence of versions holds (worker/routes/pages/ask-page.ts).
      const network = await orAfter(longestPurgeMs, Promise.resolve(told), 'refused')
      return Response.json({ raised: tags.length, version, network }, { headers: { 'cache-control': 'no-store' } })
    }
  }
})
