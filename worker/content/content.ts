import type { ContentScope } from '../../shared/content/scope.ts'
import type { CultureId } from '../../shared/site/ids.ts'
import type { Answer, Asking, ContentCache, WaitUntil } from './cache.ts'
import type { Feed } from './feed.ts'
import type { CacheOutcome } from './observer.ts'

/** What a request's feeds came to: named in Server-Timing, and deciding how long the page made of them is valid. */
export interface ContentUse {
  readonly feeds: readonly { readonly name: string; readonly outcome: CacheOutcome; readonly ms: number }[]
  /** Each tag with the oldest content version of what carries it. */
  readonly tags: ReadonlyMap<string, number>
  /** Shortest time one of the feeds stays fresh; 0 when one was kept or missing. */
  readonly freshForMs: number
  /** Whether every feed but the optional ones was found or is known to be absent. */
  readonly complete: boolean
}

/** The content of one request: one brand in one culture. Remembers what was asked for. */
export interface Content {
  /** `culture` asks for another of the brand's cultures: what the same item is called there. */
  readonly get: <Params, Value>(
    feed: Feed<Params, Value>,
    params: Params,
    culture?: CultureId,
  ) => Promise<Answer<Value>>
  readonly use: () => ContentUse
}

/** Where a request's content comes from. */
type ContentSource = Pick<ContentCache, 'atHand' | 'get'>

/** The content of a preview: asked of the origin each time, past every cache (rulings 3.11). */
export function createLiveContent(cache: ContentCache, scope: ContentScope, asking: Asking = {}): Content {
  const live: ContentSource = {
    atHand: () => undefined,
    get: (feed, params, asked) => cache.live(feed, params, asked, asking),
  }
  return createContent(live, scope, () => undefined)
}

export function createContent(
  cache: ContentSource,
  scope: ContentScope,
  waitUntil: WaitUntil,
  asking: Asking = {},
): Content {
  const feeds: { name: string; outcome: CacheOutcome; ms: number }[] = []
  const tags = new Map<string, number>()
  let freshForMs = Number.POSITIVE_INFINITY
  let complete = true
  return {
    get: async (feed, params, culture = scope.culture) => {
      const own = culture === scope.culture
      const asked = own ? scope : { ...scope, culture }
      const start = Date.now()
      const answer = cache.atHand(feed, params, asked) ?? (await cache.get(feed, params, asked, waitUntil, asking))
      feeds.push({ name: feed.name, outcome: answer.outcome, ms: Date.now() - start })
      // What an item is called elsewhere may be a minute late: a publish touches the pages of its own culture only.
      if (own)
        for (const tag of answer.tags)
          tags.set(tag, Math.min(tags.get(tag) ?? answer.contentVersion, answer.contentVersion))
      freshForMs = Math.min(freshForMs, answer.freshForMs)
      if (answer.state === 'unavailable' && feed.optional !== true) complete = false
      return answer
    },
    use: () => ({ feeds: [...feeds], tags: new Map(tags), freshForMs, complete }),
  }
}
