import { createMiddleware } from 'hono/factory'
import type { PageEnv, Runtime } from '../context.ts'
import { familyOf } from '../telemetry/family.ts'
import { telemetry, type Way } from '../telemetry/telemetry.ts'

const wayOf = (page: string | undefined): Way =>
  page === 'kept' || page === 'network' || page === 'rendered' ? page : 'other'

/**
 * Names each request and counts it; where a line a request is wanted, writes it as JSON. Neither says anything of the
 * visitor: no address, no query, no header (rulings 6.7). Durations are those of waits where clocks stand between them.
 */
export function measured() {
  return createMiddleware<PageEnv>(async function measured(c, next) {
    const at = Date.now()
    const id = c.req.header('cf-ray') ?? crypto.randomUUID()
    c.set('requestId', id)
    await next()
    const runtime: Runtime | undefined = c.get('runtime')
    const site = c.get('site') as PageEnv['Variables']['site'] | undefined
    const address = c.get('address') as PageEnv['Variables']['address'] | undefined
    const timing = c.get('timing') as PageEnv['Variables']['timing'] | undefined
    if (runtime === undefined) return
    const way = wayOf(timing?.about('page'))
    const brand = site?.brand.id ?? 'none'
    const route = address?.route.key ?? familyOf(c.req.path)
    const ms = Date.now() - at
    telemetry.answered({ at, brand, route, status: c.res.status, way, ms }, runtime.config.METRICS)
    if (runtime.config.LOG_REQUESTS === 'on')
      // biome-ignore lint/suspicious/noConsole: the line a request that the environment asked for
      console.log(
        JSON.stringify({
          event: 'request',
          id,
          brand,
          culture: address?.edition.culture.id ?? null,
          route,
          method: c.req.method,
          status: c.res.status,
          way,
          ms,
          feeds: timing?.feeds ?? [],
        }),
      )
  })
}
