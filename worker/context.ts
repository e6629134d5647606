import type { Site } from '../shared/site/site.ts'
import type { ContentCache } from './content/cache.ts'
import type { PageCache } from './document/page-cache.ts'
import type { Config } from './env.ts'
import type { Timing } from './timing.ts'

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

export type AppEnv = { Variables: RequestVariables }
