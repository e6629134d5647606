import { boundedBytes } from './bounded-body.ts'
import type { OriginFetch } from './origin.ts'

/** Longest wait for a picture; after it the picture is missing, and the page stays readable. */
export const pictureDeadlineMs = 5000
/** Longest picture that is read: several times the largest that the project draws. */
const longestPicture = 8 * 1024 * 1024

/** A picture as it is sent on; or that there is none, for good or just now. */
export type Picture =
  | {
      readonly kind: 'found'
      readonly bytes: Uint8Array<ArrayBuffer>
      readonly type: string
      readonly cacheControl: string | null
      readonly varies: boolean
    }
  | { readonly kind: 'absent' }
  | { readonly kind: 'failed'; readonly reason: string }

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))

/** By what a file of a type begins: a name alone makes no picture. */
const beginnings: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  'image/avif': (bytes) => startsWith(bytes, 'ftypavi', 4),
  'image/webp': (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
  'image/png': (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n'),
  'image/svg+xml': (bytes) =>
    /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(
      new TextDecoder().decode(bytes.subarray(0, 2000)),
    ),
}

/** Whether a drawing goes on to its end: of its text a half reads like a whole. */
const isCutOff = (type: string, bytes: Uint8Array): boolean =>
  type === 'image/svg+xml' && !/(?:<\/svg>|<svg[^<]*\/>)\s*$/.test(new TextDecoder().decode(bytes.subarray(-500)))

const failed = (reason: string) => ({ kind: 'failed', reason }) as const

/**
 * Asks the platform for a picture once. No redirect is followed, and only what is a picture by its type and by its first bytes,
 * whole and not too large, is one.
 */
export async function askPicture(address: string, accept: string, fetch: OriginFetch): Promise<Picture> {
  try {
    // Limit: pictureDeadlineMs, for head and body together.
    const signal = AbortSignal.timeout(pictureDeadlineMs)
    const answer = await fetch(address, { headers: { accept }, redirect: 'manual', signal })
    if (!answer.ok) {
      await answer.body?.cancel()
      return answer.status === 404 ? { kind: 'absent' } : failed(`status ${answer.status}`)
    }
    const type = (answer.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
    const begins = beginnings[type]
    if (begins === undefined) {
      await answer.body?.cancel()
      return failed(`"${type.slice(0, 60)}" is no type of a picture`)
    }
    const bytes = await boundedBytes(answer, longestPicture)
    const said = answer.headers.get('content-length')
    // Packed on its way, an answer has another length than it says.
    if (said !== null && !answer.headers.has('content-encoding') && Number(said) !== bytes.byteLength)
      return failed(`${bytes.byteLength} of ${said} bytes came`)
    if (!begins(bytes)) return failed(`it does not begin as ${type} does`)
    if (isCutOff(type, bytes)) return failed('it has no end')
    const cacheControl = answer.headers.get('cache-control')
    return { kind: 'found', bytes, type, cacheControl, varies: answer.headers.has('vary') }
  } catch (error) {
    return failed(String(error))
  }
}
