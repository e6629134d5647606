import { createMiddleware } from 'hono/factory'
import { createBudget, waitBefore } from '../content/budget.ts'
import type { AppEnv, Runtime } from '../context.ts'
import { movedTo } from '../responses/moved.ts'
import { plainFailure } from '../responses/plain-failure.ts'
import { resolveHost } from '../sites.ts'
import { Timing } from '../timing.ts'

/**
 * Host → site. An unknown host gets a plain 404 without a brand; an alias, and outside local runs what came without https, one
 * redirect (rulings 1). A form keeps its method and body.
 */
export function siteOfHost(runtimeOf: (env: unknown) => Runtime) {
  return createMiddleware<AppEnv>(async function siteOfHost(c, next) {
    const runtime = runtimeOf(c.env)
    const url = new URL(c.req.url)
    const host = resolveHost(url, runtime.config)
    c.set('runtime', runtime)
    c.set('url', url)
    c.set('timing', new Timing(runtime.config.ENVIRONMENT !== 'production'))
    c.set('budget', createBudget(runtime.config.PAGE_WAIT_MS, Date.now, { ms: waitBefore(c.req.raw), keptMs: 0 }))
    switch (host.kind) {
      case 'unknown':
        return plainFailure('unknownHost')
      case 'moved':
        return movedTo(host.address, c.req.method === 'GET' || c.req.method === 'HEAD' ? 301 : 308)
      case 'site':
        c.set('site', host.site)
        c.get('timing').step('site', host.site.brand.id)
        return next()
    }
  })
}
