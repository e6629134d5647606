import { type Context, Hono } from 'hono'
import { MemoryTier } from '../content/memory.ts'
import { askPicture, type Picture, pictureDeadlineMs } from '../content/picture.ts'
import { SingleFlight } from '../content/single-flight.ts'
import { type AppEnv, waitUntilOf } from '../context.ts'
import { missingPicture } from '../responses/missing-picture.ts'
import { mediaAddress } from './media-address.ts'

/** A picture that is not there is not asked for again for this long; one that could not be had, for a shorter time. */
const missingForMs = { absent: 60_000, failed: 3_000 } as const

/** What is missing, until when (epoch ms); and the questions under way. Of the isolate, so that neither costs a write. */
const missing = new MemoryTier<{ readonly kind: 'absent' | 'failed'; readonly until: number }>(256 * 1024)
const asking = new SingleFlight<Picture>()

/** What a file under /img/ may do where somebody opens it by itself: nothing. Other sites may show it (social pictures). */
const pictureHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
} as const

const toResponse = (picture: Extract<Picture, { readonly kind: 'found' }>): Response =>
  new Response(picture.bytes, {
    headers: {
      'content-type': picture.type,
      'content-length': String(picture.bytes.byteLength),
      'cache-control': picture.cacheControl ?? 'public, max-age=3600',
      ...(picture.varies && { vary: 'accept' }),
    },
  })

/** The picture from the data centre's cache, else from the platform: asked once for all who want it meanwhile. */
async function pictureOf(c: Context<AppEnv>, path: string): Promise<Response> {
  const accept = c.req.header('accept') ?? ''
  // One kept copy per format: the cache does not tell requests apart by Accept.
  const format = accept.includes('image/avif') ? 'image/avif' : accept.includes('image/webp') ? 'image/webp' : '*/*'
  const { origin } = c.var.runtime
  const source = origin.url + path
  const key = `${source}${source.includes('?') ? '&' : '?'}accept=${encodeURIComponent(format)}`
  const known = missing.get(key)
  if (known && known.until > Date.now()) return missingPicture(known.kind === 'absent' ? 404 : 503)
  const cache = await caches.open('media')
  const kept = await cache.match(key)
  if (kept) return new Response(kept.body, kept)
  const { joined, orAfter } = asking.run(key, () => askPicture(source, format, origin.fetch), waitUntilOf(c))
  // Limit: what one question takes at most, for those too who have joined one that was cut off with its request.
  const picture = await orAfter(pictureDeadlineMs, { kind: 'failed', reason: 'late' } as const)
  if (picture.kind === 'found') {
    if (!joined) waitUntilOf(c)(cache.put(key, toResponse(picture)))
    return toResponse(picture)
  }
  if (!joined) {
    if (picture.kind === 'failed') console.error(`Picture ${path}: ${picture.reason}.`)
    missing.set(key, { kind: picture.kind, until: Date.now() + missingForMs[picture.kind] }, key.length * 2 + 32)
  }
  return missingPicture(picture.kind === 'absent' ? 404 : 503)
}

/** Images of the content API under /img/: games, banners and marks. Named by their content, so kept for a year. */
export const media = new Hono<AppEnv>()

media.get('*', async (c) => {
  const address = mediaAddress(c.var.url, c.var.site)
  const answer =
    address.kind === 'picture' ? await pictureOf(c, address.path) : missingPicture(address.kind === 'wrong' ? 400 : 404)
  for (const [name, value] of Object.entries(pictureHeaders)) answer.headers.set(name, value)
  return answer
})
