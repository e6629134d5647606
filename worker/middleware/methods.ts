import { createMiddleware } from 'hono/factory'
import type { PageEnv } from '../context.ts'
import { errorPage } from '../responses/error-page.tsx'

/** A page is read; only one with a form of its own is also sent to. Anything else answers 405 (RFC 9110, 15.5.6). */
export function methodsOfPage() {
  return createMiddleware<PageEnv>(async function methodsOfPage(c, next) {
    const address = c.get('address')
    const page = c.get('page')
    const methods = page.submit === undefined ? ['GET', 'HEAD'] : ['GET', 'HEAD', 'POST']
    if (methods.includes(c.req.method)) return next()
    const refusal = await errorPage(c, address.edition, 'wrongMethod')
    refusal.headers.set('allow', methods.join(', '))
    return refusal
  })
}
