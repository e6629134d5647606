import { type PageAddress, resolveAddress } from '../../../shared/routes/address.ts'
import { createBudget } from '../../content/budget.ts'
import type { WaitUntil } from '../../content/cache.ts'
import { createContent } from '../../content/content.ts'
import { reportError } from '../../content/report.ts'
import type { Runtime } from '../../context.ts'
import { answerOfPage, askHeaders, reportedHeaders } from '../../document/page-answer.ts'
import type { Raised } from '../../document/page-cache.ts'
import type { PageKey } from '../../document/page-key.ts'
import { pageQuery } from '../../document/page-query.ts'
import { pages } from '../../pages/registry.ts'
import { resolveHost } from '../../sites.ts'
import { noteFailure } from '../../telemetry/failure.ts'
import { Timing } from '../../timing.ts'
import { makePage } from './make-page.ts'

/** What entrypoint `Page` is asked with. Together with path and query it is the key of the cache in front of it. */
export interface PageProps extends PageKey {
  /** Raises of tags that a kept copy was found not to hold: another key, so that all who know of them share what is made anew. */
  readonly raised: readonly Raised[]
}

/** No document: nothing of it is kept. */
const without = (
  status: 301 | 404 | 500 | 503,
  body: string | null = null,
  more: Record<string, string> = {},
): Response => new Response(body, { status, headers: { 'cache-control': 'no-store', ...more } })

/**
 * An error, logged and reported here: while a kept copy serves in its place, nobody else hears of it. Where the gateway does, it
 * answers with the branded page.
 */
function failed(error: Error, { method, headers }: Request, { route, path }: PageAddress): Response {
  noteFailure(error, { route: route.key, method, path, id: headers.get(askHeaders.request) ?? '' })
  const { message, stack = message } = error
  return without(500, JSON.stringify({ message, stack }))
}

/** Makes the page of a canonical path and declared query, of what the props say and of nothing else of a visit. */
export async function answerPage(
  request: Request,
  { raised, ...key }: PageProps,
  { config, content, origin }: Runtime,
  waitUntil: WaitUntil,
): Promise<Response> {
  const url = new URL(request.url)
  const host = resolveHost(new URL(key.origin), config)
  if (host.kind !== 'site') return without(404)
  const { site } = host
  const address = resolveAddress(url.pathname, site.editions)
  if (address.kind !== 'page') return without(404)
  const now = new Date()
  for (const [tag, version] of raised) content.tagVersions.learn(tag, version, now.getTime())
  const page = pages[address.route.entry.contentType]
  const timing = new Timing(false)
  const scope = { brand: site.brand.id, culture: address.edition.culture.id }
  // Limit: what the visit has not waited for yet.
  const waited = (name: string): number => Number(request.headers.get(name) ?? 0)
  const spent = { ms: waited(askHeaders.waited), keptMs: waited(askHeaders.waitedForKept) }
  const budget = createBudget(config.PAGE_WAIT_MS, Date.now, spent)
  const subject = {
    ...{ config, site, page, key, now, timing },
    // The gateway knows whether another spelling was asked for.
    address: { ...address, moved: false },
    query: pageQuery(url.search, page.query),
  }
  try {
    // A conditional request is the cache's own, to renew what it keeps: a copy made of stale content would be none.
    const wantsFresh = request.headers.has('if-none-match')
    const asking = { budget, wantsFresh, request: request.headers.get(askHeaders.request) ?? '' }
    const made = await makePage(subject, createContent(content, scope, waitUntil, asking))
    if (made.kind === 'document') {
      const options = {
        ...{ now: Date.now(), keep: config.PAGE_CACHE === 'on', timed: page.reads.includes('now') },
        newest: (tag: string) => content.tagVersions.knownOf(tag),
        feeds: timing.feeds,
      }
      return answerOfPage(made, request, options)
    }
    switch (made.why.kind) {
      case 'moved':
        return without(301, null, { location: made.why.path })
      case 'notFound':
        return without(404)
      case 'unavailable':
        return without(503)
    }
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    const visited = new URL(address.path, site.origin)
    waitUntil(reportError(origin, site, reportedHeaders(request.headers), visited, error))
    return failed(error, request, address)
  }
}
