import type { ContentScope } from '../../shared/content/scope.ts'
import { boundedText, TooLargeError } from './bounded-body.ts'
import { type Feed, feedPath } from './feed.ts'
import { parseItems, parseWhole } from './parse-items.ts'

/** What one attempt at the origin brought (spec 8). `contentVersion` is null where the origin names none: a service. */
export type OriginAnswer<Value> =
  | {
      readonly kind: 'found'
      readonly value: Value
      readonly contentVersion: number | null
      /** Places of the items that did not fit the schema and are not in it. */
      readonly leftOut: readonly string[]
    }
  | { readonly kind: 'absent'; readonly contentVersion: number | null }
  | {
      readonly kind: 'failed'
      readonly reason: string
      /** No answer at all, or one by which it says that it cannot answer: not a fault of this one answer. */
      readonly unreachable: boolean
      /** When it asks to be asked again, in ms from now; null where it does not say. */
      readonly retryAfterMs: number | null
    }

export type OriginFetch = (input: string, init: RequestInit) => Promise<Response>

/** Where the content API is, and how it is asked. */
export interface Origin {
  /** Without a slash at its end. */
  readonly url: string
  readonly fetch: OriginFetch
}

/** The content API at an address, asked over the network. */
export const originAt = (url: string): Origin => ({ url, fetch: (input, init) => fetch(input, init) })

const versionOf = (response: Response): number | null => {
  const version = Number(response.headers.get('x-content-version') ?? '0')
  return Number.isSafeInteger(version) && version > 0 ? version : null
}

/** Retry-After as ms from now: seconds or a date (RFC 9110, 10.2.3). */
function retryAfterOf(response: Response): number | null {
  const text = response.headers.get('retry-after')
  if (text === null) return null
  const ms = /^\d{1,6}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isFinite(ms) && ms > 0 ? ms : null
}

/** An answer that came, and is none. */
const wrong = (reason: string) => ({ kind: 'failed', reason, unreachable: false, retryAfterMs: null }) as const

const isHtml = (response: Response): boolean => /^text\/html\b/i.test(response.headers.get('content-type') ?? '')

/**
 * Asks the origin once, within the feed's deadline. 404 is absence; any other status, a body that is too large, is not JSON
 * (nor HTML where the feed asks for it) or does not fit the schema, a network error and the deadline are failures, with the reason to log (spec 8, rulings 5.4).
 */
export async function askOrigin<Params, Value>(
  feed: Feed<Params, Value>,
  params: Params,
  scope: ContentScope,
  origin: Origin,
): Promise<OriginAnswer<Value>> {
  const url = origin.url + feedPath(feed, params, scope)
  try {
    const response = await origin.fetch(url, {
      headers: { accept: feed.html ? 'application/json, text/html;q=0.9' : 'application/json' },
      redirect: 'manual',
      // Limit: the feed's deadline, for head and body together; then the kept copy or the fallback serves.
      signal: AbortSignal.timeout(feed.deadlineMs),
    })
    if (response.status === 404) {
      await response.body?.cancel()
      return { kind: 'absent', contentVersion: versionOf(response) }
    }
    if (!response.ok) {
      await response.body?.cancel()
      const unreachable = response.status >= 500 || response.status === 429
      return { kind: 'failed', reason: `status ${response.status}`, unreachable, retryAfterMs: retryAfterOf(response) }
    }
    const text = await boundedText(response, feed.maxBytes)
    const wire: unknown = feed.html && isHtml(response) ? feed.html(text, params) : JSON.parse(text)
    const parsed = feed.columns ? parseWhole(feed.schema, wire) : parseItems(feed.schema, wire)
    if (parsed.kind === 'wrong') return wrong(parsed.reason)
    const { value, leftOut } = parsed
    return { kind: 'found', value, contentVersion: versionOf(response), leftOut }
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    if (error instanceof SyntaxError || error instanceof TooLargeError) return wrong(reason)
    return { kind: 'failed', reason, unreachable: true, retryAfterMs: null }
  }
}
