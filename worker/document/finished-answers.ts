import { MemoryTier } from '../content/memory.ts'
import { matchesEtag } from './etag.ts'

/** A page's answer as it was sent, whole, with what says for how long it holds. */
export interface Finished {
  readonly body: Uint8Array<ArrayBuffer>
  /** Epoch ms until which the page's content is fresh. */
  readonly freshUntil: number
  /** Whether nothing has been published since. */
  readonly isNewest: () => boolean
}

interface Kept extends Finished {
  readonly etag: string
  readonly headers: Headers
  readonly notModified: Headers
}

/**
 * The long way is gone again after this long: behind it versions of content are rechecked and what grows old is refreshed
 * (worker/content/cache.ts), and the place, the rate and the day of a visit are looked at.
 */
const longestMs = 5_000

/** What a step of the long way said of a request's answer, until the answer is sent. */
const finishing = new WeakMap<Request, Finished>()

/** Says that the answer to `request` may be given again to whoever has its key (worker/visitor/visit-key.ts). */
export const finish = (request: Request, finished: Finished): void => void finishing.set(request, finished)

/** Requests whose answer is for themselves alone: the next one of their key may be for all. */
const forOne = new WeakSet<Request>()

/** Says that the answer to `request` is none for others: it lacks something, grows old, or a publish overtook it. */
export const finishForOne = (request: Request): void => void forOne.add(request)

/** What a visit that went the long way has left for others of its key: its answer; hope for the next one's; or neither. */
export type Left = 'answer' | 'hope' | 'nothing'

/** Headers of what is not modified: without those that tell of a body (RFC 9110, 15.4.5). */
function withoutBody(headers: Headers): Headers {
  const rest = new Headers(headers)
  for (const name of ['content-type', 'content-language', 'content-length', 'link', 'server-timing']) rest.delete(name)
  return rest
}

/** Whole answers of this isolate by the key of their visit; bounded, oldest unread first out. */
export class FinishedAnswers {
  readonly #answers: MemoryTier<Kept>

  constructor(limitBytes = 8 * 1024 * 1024) {
    this.#answers = new MemoryTier(limitBytes)
  }

  /** The answer to a request of this key, or undefined: then the long way gives it. */
  get(key: string, request: Request, now: number): Response | undefined {
    const kept = this.#answers.get(key)
    if (kept === undefined || kept.freshUntil <= now || !kept.isNewest()) return undefined
    if (matchesEtag(request.headers.get('if-none-match'), kept.etag))
      return new Response(null, { status: 304, headers: kept.notModified })
    return new Response(request.method === 'HEAD' ? null : kept.body, { headers: kept.headers })
  }

  /** Keeps an answer that the long way has just made, if it said that it may be given again; says what is left for others. */
  keep(key: string, request: Request, answer: Response, now: number): Left {
    const finished = finishing.get(request)
    const etag = answer.headers.get('etag')
    if (finished === undefined || etag === null || answer.status !== 200 || answer.headers.has('set-cookie'))
      return forOne.has(request) ? 'hope' : 'nothing'
    const headers = new Headers(answer.headers)
    if (headers.has('server-timing')) headers.set('server-timing', 'short, page;desc="kept"')
    const freshUntil = Math.min(finished.freshUntil, now + longestMs)
    const kept = { ...finished, freshUntil, etag, headers, notModified: withoutBody(headers) }
    this.#answers.set(key, kept, finished.body.byteLength + 2 * key.length + 1024)
    return 'answer'
  }
}
