import type { ErrorHandler } from 'hono'
import { resolveAddress } from '../../shared/routes/address.ts'
import type { AppEnv } from '../context.ts'
import { reportError } from '../report.ts'
import { errorPage } from '../responses/error-page.tsx'

/**
 * The one place where what nobody expected ends: logged with message and stack, answered with the branded error page
 * (spec 8), or plainly where even that cannot be rendered. Nothing of the error reaches the visitor.
 */
export const answerError: ErrorHandler<AppEnv> = (error, c) => {
  console.error(`Request failed: ${c.req.method} ${new URL(c.req.url).pathname}`, error.stack ?? error.message)
  const site = c.get('site')
  if (site) c.executionCtx.waitUntil(reportError(c.var.runtime.config, site, c.req.raw, error))
  if (!site) return c.text('This service is not set up correctly. Its log says what is missing.\n', 500)
  try {
    return errorPage(c, resolveAddress(new URL(c.req.url).pathname, site.editions).edition, 'error', 500)
  } catch (second) {
    console.error('The error page failed too.', second)
    return c.text('Something went wrong.\n', 500)
  }
}
