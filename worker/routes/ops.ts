import { Hono } from 'hono'
import { purgeSchema } from '../../shared/content/purge.ts'
import { isSigned, signatureHeader, signedCallValidMs } from '../../shared/crypto/signature.ts'
import { problem, problems } from '../../shared/http/problem.ts'
import type { AppEnv } from '../context.ts'
import { isWithin, tooMany } from '../middleware/rate-limits.ts'

/** What operators and the platform call; nothing here is for visitors. */
export const ops = new Hono<AppEnv>()

/** POST /ops/purge: raises tags to a content version (design "Content cache"); signed, and a replay changes nothing. */
ops.post('/purge', async (c) => {
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
  const purge = purgeSchema.safeParse(json)
  if (!purge.success) return problems.invalid(purge.error, 'body')
  const now = Date.now()
  if (Math.abs(now - purge.data.issuedAt) > signedCallValidMs) return problems.issuedTooLongAgo()
  // Replaying a call raises the tags to a version they already have: nothing happens.
  const decision = await content.tagVersions.take(purge.data, now)
  switch (decision.kind) {
    case 'unavailable':
      return problems.unavailable('How versions are counted', 5)
    case 'otherDatabase':
      return problem(409, 'The version is another database’s. Send the call with "reset": true to follow that one.')
    case 'implausible':
      return problem(422, `No version beyond ${decision.largest} can have been published yet.`)
    case 'raise':
      return Response.json(
        { raised: purge.data.tags.length, version: purge.data.version },
        { headers: { 'cache-control': 'no-store' } },
      )
  }
})
