import type { Context } from 'hono'
import type { ContentScope } from '../shared/content/scope.ts'
import type { PageAddress } from '../shared/routes/address.ts'
import type { CultureId } from '../shared/site/ids.ts'
import type { Site } from '../shared/site/site.ts'
import type { Budget } from './content/budget.ts'
import type { ContentCache, WaitUntil } from './content/cache.ts'
import { type Content, createContent, createLiveContent } from './content/content.ts'
import type { Origin } from './content/origin.ts'
import type { Page, PageResult } from './document/page.ts'
import type { AskedPage, PageCache } from './document/page-cache.ts'
import type { PageQuery } from './document/page-query.ts'
import type { Config } from './env.ts'
import type { Timing } from './timing.ts'
import type { Visitor } from './visitor/visitor.ts'
import type { VisitorPlace } from './visitor/visitor-place.ts'

/** What lives as long as the isolate: the parsed environment, the content API and the two caches. */
export interface Runtime {
  readonly config: Config
  readonly origin: Origin
  readonly content: ContentCache
  readonly pages: PageCache<AskedPage<Exclude<PageResult, { readonly kind: 'page' }>>>
}

/** The variables of a request's context. */
export interface RequestVariables {
  runtime: Runtime
  /** The request's address, parsed once. */
  url: URL
  site: Site
  timing: Timing
  /** Names the request in logs. */
  requestId: string
  /** How long the answer may still wait for content. */
  budget: Budget
}

/** What is known of a request for a page of the route table before its content is asked for. */
export interface PageVariables extends RequestVariables {
  address: PageAddress
  page: Page
  /** The query parameters that the page declares; no other reaches it. */
  query: PageQuery
  now: Date
  visitor: Visitor
  place: VisitorPlace
  /** Units of the culture's currency for one EUR; null where the page does not declare that it reads them. */
  rate: number | null
  festive: boolean
}

export type AppEnv = { Variables: RequestVariables }
/** On a page's way variables are read by `c.get`: `c.var` makes an object of all of them at each look. */
export type PageEnv = { Variables: PageVariables }

/** Work that goes on behind the response. */
export const waitUntilOf =
  (c: Context): WaitUntil =>
  (work) =>
    c.executionCtx.waitUntil(work)

const scopeOf = <Env extends AppEnv>(c: Context<Env>, culture: CultureId): ContentScope => ({
  brand: c.get('site').brand.id,
  culture,
})

/**
 * The content of the site's brand in a culture. Each call remembers for itself what was asked of it; it waits no longer than
 * what is left of the request's time, or than the part of it that it is given.
 */
export function contentOf<Env extends AppEnv>(
  c: Context<Env>,
  culture: CultureId,
  budget: Budget = c.get('budget'),
): Content {
  return createContent(c.get('runtime').content, scopeOf(c, culture), waitUntilOf(c), {
    budget,
    request: c.get('requestId'),
  })
}

/** The same for a preview: asked of the origin each time, past every cache (rulings 3.11). */
export function liveContentOf<Env extends AppEnv>(c: Context<Env>, culture: CultureId): Content {
  return createLiveContent(c.get('runtime').content, scopeOf(c, culture), { request: c.get('requestId') })
}
