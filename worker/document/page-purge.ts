import { isEverythingTag } from '../../shared/content/tags.ts'
import { cacheTag } from './page-answer.ts'

/** What came of telling the network's cache of a publish; `none` where there is no such cache. */
export type CacheVerdict = 'none' | 'done' | 'refused'

interface CacheResult {
  readonly success: boolean
  readonly errors: readonly { readonly code: number; readonly message: string }[]
}
type CacheCall = (options: { tags: string[] }) => Promise<CacheResult>
/** The part of the runtime's `ctx.cache` that is used here. */
export interface NetworkCache {
  readonly purge: CacheCall
  readonly invalidate: CacheCall
}

/** So many tags go into one call, and a few calls a minute are let through: a publish names far fewer. */
const tagsOfCall = 100

/**
 * What was published is removed from the cache: the next visit waits for the new page. What names all of a culture is marked
 * as stale instead: most of it is the same, and a page that is costs an answer without a body (304).
 *
 * A refusal (the calls are limited per minute) loses nothing: the gateway compares the versions that a copy holds with those
 * it knows, and asks with another key where they are behind (worker/routes/pages/ask-page.ts).
 */
export async function raiseInCache(cache: NetworkCache | undefined, tags: readonly string[]): Promise<CacheVerdict> {
  if (cache === undefined) return 'none'
  const [everything, some] = [tags.filter(isEverythingTag), tags.filter((tag) => !isEverythingTag(tag))]
  const calls: Promise<CacheResult>[] = []
  for (let at = 0; at < some.length; at += tagsOfCall)
    calls.push(cache.purge({ tags: some.slice(at, at + tagsOfCall).map(cacheTag) }))
  if (everything.length > 0) calls.push(cache.invalidate({ tags: everything.map(cacheTag) }))
  try {
    const faults = (await Promise.all(calls)).flatMap(({ success, errors }) => (success ? [] : errors))
    if (faults.length === 0) return 'done'
    console.warn(`The network's cache refused a purge: ${faults.map(({ message }) => message).join(', ')}.`)
  } catch (error) {
    console.warn(`The network's cache could not be purged: ${String(error)}`)
  }
  return 'refused'
}
