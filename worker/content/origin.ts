import type { ContentScope } from '../../shared/content/scope.ts'
import { boundedText } from './bounded-body.ts'
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
  | { readonly kind: 'failed'; readonly reason: string }

export type OriginFetch = (input: string, init: RequestInit) => Promise<Response>

const versionOf = (response: Response): number | null => {
  const version = Number(response.headers.get('x-content-version') ?? '0')
  return Number.isSafeInteger(version) && version > 0 ? version : null
}

/**
 * Asks the origin once, within the feed's deadline. 404 is absence; any other status, a body that is too large, is not JSON
 * or does not fit the schema, a network error and the deadline are failures, with the reason to log (spec 8, rulings 5.4).
 */
export async function askOrigin<Params, Value>(
  feed: Feed<Params, Value>,
  params: Params,
  scope: ContentScope,
  origin: { readonly url: string; readonly fetch: OriginFetch },
): Promise<OriginAnswer<Value>> {
  const url = origin.url + feedPath(feed, params, scope)
  try {
    const response = await origin.fetch(url, {
      headers: { accept: 'application/json' },
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
      return { kind: 'failed', reason: `status ${response.status}` }
    }
    const wire: unknown = JSON.parse(await boundedText(response, feed.maxBytes))
    const parsed = feed.columns ? parseWhole(feed.schema, wire) : parseItems(feed.schema, wire)
    if (parsed.kind === 'wrong') return { kind: 'failed', reason: parsed.reason }
    const { value, leftOut } = parsed
    return { kind: 'found', value, contentVersion: versionOf(response), leftOut }
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }
  }
}
