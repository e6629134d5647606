import type { z } from 'zod/mini'
import type { ContentScope } from '../../shared/content/scope.ts'
import { everythingTag, type Tag } from '../../shared/content/tags.ts'

/** Query values; undefined, null and '' are omitted, 0 and false are sent (rulings 5.5). */
export type QueryValue = string | number | boolean | null | undefined

/** One feed of the content API or of a service beside it, declared once. */
export interface Feed<Params, Value> {
  /** Name in cache keys, logs and Server-Timing. */
  readonly name: string
  /** Path on the API origin, beginning and ending with a slash. */
  readonly path: (params: Params, scope: ContentScope) => string
  readonly query: (params: Params, scope: ContentScope) => Readonly<Record<string, QueryValue>>
  /** Wire → domain. HTML is sanitised in it. What was kept under another shape of it is not read. */
  readonly schema: z.ZodMiniType<Value>
  /** Served without a question for this long. */
  readonly freshSeconds: number
  /** Served while a new one is fetched, until this age. */
  readonly staleSeconds: number
  /** What a publish of it is called; see docs/contracts/purge.md. */
  readonly tags: (params: Params, scope: ContentScope) => readonly Tag[]
  /** What a page gets when nothing is kept and nothing can be fetched; null: the page answers 503 (rulings 3.10). */
  readonly fallback: Value | null
  /** Longest wait for the origin; after it the kept copy or the fallback is used. */
  readonly deadlineMs: number
  /** Longest answer that is read; a longer one is a failure of the origin. */
  readonly maxBytes: number
  /** What visitors type decides it, as of a search: kept in the isolate's memory alone. */
  readonly passing?: (params: Params) => boolean
  /** An answer that says that there is nothing, as a page beyond a list's last one: kept like a 404, in memory alone. */
  readonly isMiss?: (value: Value) => boolean
  /**
   * The feed asks for HTML too (spec 8): what such a document says as the wire value that JSON would have had, or null where it
   * says too little. An answer that is HTML is no fault then.
   */
  readonly html?: (document: string, params: Params) => unknown
  /** A service of its own beside the content API: one may answer where the other does not. */
  readonly service?: true
  /** What is made without it is whole: it adds nothing that must be there (worker/content/content.ts). */
  readonly optional?: true
  /** Its lists are columns that belong together by number: none is parsed item by item (worker/content/parse-items.ts). */
  readonly columns?: true
}

/** Common times and limits: content changes by publish (purged by tag), so the times are a safety net. */
export const contentTimes = {
  freshSeconds: 60,
  staleSeconds: 3600,
  deadlineMs: 2500,
  maxBytes: 2 * 1024 * 1024,
} as const

/** A feed of the content API, which beside its own tags carries that of everything its culture shows. */
export function defineFeed<Params, Value>(feed: Feed<Params, Value>): Feed<Params, Value> {
  return {
    ...feed,
    tags: (params, scope) => [...feed.tags(params, scope), everythingTag(scope)],
  }
}

/** Times and limits of services beside the content API: asked rarely, answered at once or not at all. */
export const serviceTimes = {
  freshSeconds: 600,
  staleSeconds: 24 * 3600,
  deadlineMs: 800,
  maxBytes: 64 * 1024,
} as const

/** The feed of a service beside the content API. A publish of content does not touch it: it has its own tags alone. */
export function defineService<Params, Value>(feed: Feed<Params, Value>): Feed<Params, Value> {
  return { ...feed, service: true }
}

/** Values as a query with its question mark, or nothing; empty ones are omitted, 0 and false are sent (rulings 5.5). */
export function queryText(values: Readonly<Record<string, QueryValue>>): string {
  let text = ''
  for (const name in values) {
    const value = values[name]
    if (value === undefined || value === null || value === '') continue
    text += `${text === '' ? '?' : '&'}${name}=${encodeURIComponent(String(value).toWellFormed())}`
  }
  return text
}

/** The feed's address below the origin, query included. */
export function feedPath<Params, Value>(feed: Feed<Params, Value>, params: Params, scope: ContentScope): string {
  return feed.path(params, scope) + queryText(feed.query(params, scope))
}
