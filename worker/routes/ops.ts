import { Hono } from 'hono'
import { z } from 'zod'
import { purgeSchema } from '../../shared/content/purge.ts'
import { isSigned, signatureHeader, signedCallValidMs } from '../../shared/crypto/signature.ts'
import type { AppEnv } from '../context.ts'

const problem = (status: number, title: string, detail: string): Response =>
  Response.json(
    { type: 'about:blank', title, status, detail },
    { status, headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' } },
  )

/** What operators and the platform call; nothing here is for visitors. */
export const ops = new Hono<AppEnv>()

/** POST /ops/purge: raises tags to a content version (design "Content cache"); signed, and a replay changes nothing. */
ops.post('/purge', async (c) => {
  const body = await c.req.text()
  if (!(await isSigned(c.var.runtime.config.PURGE_KEY, body, c.req.header(signatureHeader) ?? '')))
    return problem(
      401,
      'Not signed',
      'The header x-signature must hold the hex HMAC-SHA-256 of the body under PURGE_KEY.',
    )
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    return problem(400, 'Not JSON', 'The body must be a JSON object with tags, version, issuedAt and nonce.')
  }
  const purge = purgeSchema.safeParse(json)
  if (!purge.success) return problem(400, 'Not a purge', z.prettifyError(purge.error))
  const now = Date.now()
  if (Math.abs(now - purge.data.issuedAt) > signedCallValidMs)
    return problem(409, 'Too old', 'issuedAt lies more than five minutes from now. Sign the call again.')
  // Replaying a call raises the tags to a version they already have: nothing happens.
  await c.var.runtime.content.tagVersions.raise(purge.data.tags, purge.data.version, now)
  return Response.json(
    { raised: purge.data.tags.length, version: purge.data.version },
    { headers: { 'cache-control': 'no-store' } },
  )
})
