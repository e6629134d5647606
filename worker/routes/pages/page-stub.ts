import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'
import type { CacheVerdict } from '../../document/page-purge.ts'
import type { PageProps } from './answer-page.ts'

/** Entrypoint `Page` as the gateway sees it, through the network's cache where there is one. */
interface PageStub {
  (options: { readonly props: PageProps }): { readonly fetch: (request: Request) => Promise<Response> }
  /** RPC: no cache stands before it. */
  readonly raise: (tags: readonly string[]) => Promise<CacheVerdict>
}

/** Undefined where the app runs without its entrypoints: in tests of the app alone. */
export function pageStub<Env extends AppEnv>(c: Context<Env>): PageStub | undefined {
  const stub: PageStub | undefined = c.executionCtx.exports?.Page
  return stub
}
