import type { ContentScope } from '../shared/content/scope.ts'
import type { PageAddress } from '../shared/routes/address.ts'
import type { Site } from '../shared/site/site.ts'
import type { ContentCache } from './content/cache.ts'
import type { Page } from './document/page.ts'
import type { PageCache } from './document/page-cache.ts'
import type { Config } from './env.ts'
import type { Timing } from './timing.ts'
import type { Visitor } from './visitor/visitor.ts'
import type { VisitorPlace } from './visitor/visitor-place.ts'

/** What lives as long as the isolate: the parsed environment and the two caches. */
export interface Runtime {
  readonly config: Config
  readonly content: ContentCache
  readonly pages: PageCache
}

/** The variables of a request's context. */
export interface RequestVariables {
  runtime: Runtime
  site: Site
  timing: Timing
}

/** What is known of a request for a page of the route table before its content is asked for. */
export interface PageVariables extends RequestVariables {
  address: PageAddress
  page: Page
  scope: ContentScope
  now: Date
  visitor: Visitor
  place: VisitorPlace
  /** Units of the culture's currency for one EUR. */
  rate: number
  festive: boolean
}

export type AppEnv = { Variables: RequestVariables }
export type PageEnv = { Variables: PageVariables }
