import { Hono } from 'hono'
import type { AppEnv } from '../context.ts'
import { plainFailure } from '../responses/plain-failure.ts'

/** A name with the hash of its content; the list of a build's files has none (scripts/build/last-deploy.ts). */
const hashed = /\.[\w-]{8,}\.\w+$/

/** Files of this build, and of the one before it, under /assets/: named by their content, so kept for ever. */
export const assets = new Hono<AppEnv>()

assets.get('*', async (c) => {
  const answer = await c.var.runtime.config.ASSETS.fetch(c.req.url)
  if (answer.status !== 200) return plainFailure('noSuchFile')
  return new Response(answer.body as unknown as ReadableStream, {
    headers: {
      'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
      'cache-control': hashed.test(c.req.path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  })
})
