import { Hono } from 'hono'
import { purgeSchema } from '../../shared/content/purge.ts'
import { isSigned, signatureHeader, signedCallValidMs } from '../../shared/crypto/signature.ts'
import { problems } from '../../shared/http/problem.ts'
import type { AppEnv } from '../context.ts'

/** What operators and the platform call; nothing here is for visitors. */
export const ops = new Hono<AppEnv>()

/** POST /ops/purge: raises tags to a content version (design "Content cache"); signed, and a replay changes nothing. */
ops.post('/purge', async (c) => {
  const body = await c.req.text()
  const { config, content } = c.var.runtime
  if (!(await isSigned(config.PURGE_KEY, body, c.req.header(signatureHeader) ?? '')))
    return problems.notSigned(signatureHeader)
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
  await content.tagVersions.raise(purge.data.tags, purge.data.version, now)
  return Response.json(
    { raised: purge.data.tags.length, version: purge.data.version },
    { headers: { 'cache-control': 'no-store' } },
  )
})
