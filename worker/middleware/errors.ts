import type { ErrorHandler } from 'hono'
import { reportError } from '../content/report.ts'
import type { AppEnv, PageEnv } from '../context.ts'
import { errorPageAt } from '../responses/error-page.tsx'
import { plainFailure } from '../responses/plain-failure.ts'
import { familyOf } from '../telemetry/family.ts'
import { telemetry } from '../telemetry/telemetry.ts'

/**
 * The one place where what nobody expected ends: logged with message and stack, answered with the branded error page
 * (spec 8), or plainly where even that cannot be rendered. Nothing of the error reaches the visitor.
 */
export const answerError: ErrorHandler<AppEnv> = async (error, c) => {
  const id = c.get('requestId')
  // Known where the request came as far as its page.
  const address: PageEnv['Variables']['address'] | undefined = Reflect.get(c.var, 'address')
  const route = address?.route.key ?? familyOf(c.req.path)
  console.error(`Request failed: ${c.req.method} ${c.req.path} (${id})`, error.stack ?? error.message)
  telemetry.failed(route, `${error.name}: ${error.message} (request ${id})`.slice(0, 300), Date.now())
  const site = c.get('site')
  if (!site) return plainFailure('notSetUp')
  const { runtime, url } = c.var
  c.executionCtx.waitUntil(reportError(runtime.origin, site, c.req.raw.headers, url, error))
  try {
    return await errorPageAt(c, 'failed')
  } catch (second) {
    console.error('The error page failed too.', second)
    return plainFailure('failed')
  }
}
