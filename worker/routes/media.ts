import { Hono } from 'hono'
import type { AppEnv } from '../context.ts'
import { missingPicture } from '../responses/missing-picture.ts'
import { mediaAddress } from './media-address.ts'

/** Longest wait for an image of the platform; after it the image is missing, and the page stays readable. */
const deadlineMs = 5000

/** Images of the content API under /img/: games, banners and marks. Named by their content, so kept for a year. */
export const media = new Hono<AppEnv>()

media.get('*', async (c) => {
  const { config } = c.var.runtime
  const address = mediaAddress(c.var.url, c.var.site)
  if (address.kind !== 'picture') return missingPicture(address.kind === 'wrong' ? 400 : 404)
  const accept = c.req.header('accept') ?? ''
  // One kept copy per format: the cache does not tell requests apart by Accept.
  const format = accept.includes('image/avif') ? 'image/avif' : accept.includes('image/webp') ? 'image/webp' : '*/*'
  const source = config.API_ORIGIN + address.path
  const cache = await caches.open('media')
  const key = `${source}${source.includes('?') ? '&' : '?'}accept=${encodeURIComponent(format)}`
  const kept = await cache.match(key)
  if (kept) return new Response(kept.body, kept)
  let answer: Response
  try {
    // Limit: deadlineMs; then 503, which no cache keeps.
    answer = await fetch(source, { headers: { accept: format }, signal: AbortSignal.timeout(deadlineMs) })
  } catch {
    return missingPicture(503)
  }
  if (!answer.ok) {
    await answer.body?.cancel()
    return missingPicture(answer.status === 404 ? 404 : 503)
  }
  const response = new Response(answer.body, {
    headers: {
      'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
      'cache-control': answer.headers.get('cache-control') ?? 'public, max-age=3600',
      ...(answer.headers.get('vary') !== null && { vary: 'accept' }),
    },
  })
  c.executionCtx.waitUntil(cache.put(key, response.clone()))
  return response
})
