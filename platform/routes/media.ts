import { Hono } from 'hono'
import { problem, problems } from '../../shared/http/problem.ts'
import type { Bindings } from '../env.ts'

const forever = 'public, max-age=31536000, immutable'

/** Content-hashed files from R2: their names change with their bytes, so they are kept forever. */
export const media = new Hono<{ Bindings: Bindings }>({ strict: false })

media.on(['GET', 'HEAD'], '/:path{.+}', async (c) => {
  const path = c.req.param('path')
  if (path.length > 300) return problem(404, 'There is no such file.')
  const object = await c.env.MEDIA.get(path)
  if (object === null) return problem(404, `There is no file "${path}".`)
  const headers = {
    'content-type': object.httpMetadata?.contentType ?? 'application/octet-stream',
    'cache-control': forever,
    etag: object.httpEtag,
    'x-content-type-options': 'nosniff',
  }
  if (c.req.header('if-none-match') === object.httpEtag) return new Response(null, { status: 304, headers })
  return new Response(await object.arrayBuffer(), { headers: { ...headers, 'content-length': String(object.size) } })
})
media.all('/:path{.+}', () => problems.wrongMethod('GET, HEAD'))
