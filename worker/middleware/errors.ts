import type { ErrorHandler } from 'hono'
import { reportError } from '../content/report.ts'
import type { AppEnv, PageEnv } from '../context.ts'
import { errorPageAt } from '../responses/error-page.tsx'
import { plainFailure } from '../responses/plain-failure.ts'
import { LoggedError, noteFailure } from '../telemetry/failure.ts'
import { familyOf } from '../telemetry/family.ts'

/**
 * The one place where what nobody expected ends: logged and reported with message and stack, unless entrypoint `Page` has done so, and
 * answered with the branded error page (spec 8), or plainly where even that cannot be rendered. Nothing of the error reaches
 * the visitor.
 */
export const answerError: ErrorHandler<AppEnv> = async (error, c) => {
  const { method, path } = c.req
  // Known where the request came as far as its page.
  const address: PageEnv['Variables']['address'] | undefined = Reflect.get(c.var, 'address')
  noteFailure(error, { route: address?.route.key ?? familyOf(path), method, path, id: c.get('requestId') })
  const site = c.get('site')
  if (!site) return plainFailure('notSetUp')
  const { runtime, url } = c.var
  if (!(error instanceof LoggedError))
    c.executionCtx.waitUntil(reportError(runtime.origin, site, c.req.raw.headers, url, error))
  try {
    return await errorPageAt(c, 'failed')
  } catch (second) {
    console.error('The error page failed too.', second)
    return plainFailure('failed')
  }
}
