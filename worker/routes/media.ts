import { Hono } from 'hono'
import type { AppEnv } from '../context.ts'

/** Longest wait for an image of the platform; after it the image is missing, and the page stays readable. */
const deadlineMs = 5000

/** A picture of nothing, without a size of its own: the place that the page keeps for the picture stays as it is. */
const nothing = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** No picture. Browsers paint an error's body, so that no sign of a broken picture stands in the page; no cache keeps it. */
const missing = (status: number): Response =>
  new Response(nothing, { status, headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } })

/** Images of the content API under /img/: games, banners and marks. Named by their content, so kept for a year. */
export const media = new Hono<AppEnv>()

media.get('*', async (c) => {
  const { config } = c.var.runtime
  const url = new URL(c.req.url)
  const path = url.pathname.replace(/^\/img\//, '')
  if (!/^[\w./-]*$/.test(path) || path.includes('..')) return missing(404)
  const accept = c.req.header('accept') ?? ''
  // One kept copy per format: the cache does not tell requests apart by Accept.
  const format = accept.includes('image/avif') ? 'image/avif' : accept.includes('image/webp') ? 'image/webp' : '*/*'
  const source =
    path === 'banners/'
      ? `${config.API_ORIGIN}/v1/banners/media/${url.search}${url.search === '' ? '?' : '&'}brand_local_code=${c.var.site.brand.id}`
      : `${config.API_ORIGIN}/media/${path}`
  const cache = await caches.open('media')
  const key = `${source}${source.includes('?') ? '&' : '?'}accept=${encodeURIComponent(format)}`
  const kept = await cache.match(key)
  if (kept) return new Response(kept.body, kept)
  let answer: Response
  try {
    // Limit: deadlineMs; then 503, which no cache keeps.
    answer = await fetch(source, { headers: { accept: format }, signal: AbortSignal.timeout(deadlineMs) })
  } catch {
    return missing(503)
  }
  if (!answer.ok) {
    await answer.body?.cancel()
    return missing(answer.status === 404 ? 404 : 503)
  }
  const response = new Response(answer.body, {
    headers: {
      'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
      'cache-control': answer.headers.get('cache-control') ?? 'public, max-age=3600',
      ...(path === 'banners/' ? { vary: 'accept' } : {}),
    },
  })
  c.executionCtx.waitUntil(cache.put(key, response.clone()))
  return response
})
