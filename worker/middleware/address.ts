import { createMiddleware } from 'hono/factory'
import { resolveAddress } from '../../shared/routes/address.ts'
import type { PageEnv } from '../context.ts'
import { pages } from '../pages/registry.ts'
import { errorPage } from '../responses/error-page.tsx'

/** Path → culture, route and page, or the error page that says why there is none (rulings 2.3). */
export function pageOfAddress() {
  return createMiddleware<PageEnv>(async function pageOfAddress(c, next) {
    const { site, timing } = c.var
    const address = resolveAddress(new URL(c.req.url).pathname, site.editions)
    timing.step('route')
    switch (address.kind) {
      case 'malformed':
        return errorPage(c, address.edition, 'badRequest', address.status)
      case 'notFound':
        return errorPage(c, address.edition, 'notFound', 404)
      case 'page':
        c.set('address', address)
        c.set('page', pages[address.route.entry.contentType])
        c.set('scope', { brand: site.brand.id, culture: address.edition.culture.id })
        return next()
    }
  })
}
