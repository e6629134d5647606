import { createMiddleware } from 'hono/factory'
import { resolveAddress } from '../../shared/routes/address.ts'
import type { PageEnv } from '../context.ts'
import { pageQuery } from '../document/page-query.ts'
import { pages } from '../pages/registry.ts'
import { errorPage } from '../responses/error-page.tsx'

/** Path → culture, route and page, or the error page that says why there is none (rulings 2.3). */
export function pageOfAddress() {
  return createMiddleware<PageEnv>(async function pageOfAddress(c, next) {
    const site = c.get('site')
    const timing = c.get('timing')
    const url = c.get('url')
    const address = resolveAddress(url.pathname, site.editions)
    timing.step('route')
    switch (address.kind) {
      case 'malformed':
        return errorPage(c, address.edition, address.status === 414 ? 'addressTooLong' : 'malformed')
      case 'notFound':
        return errorPage(c, address.edition, 'notFound')
      case 'page': {
        const page = pages[address.route.entry.contentType]
        c.set('address', address)
        c.set('page', page)
        c.set('query', pageQuery(url.search, page.query))
        return next()
      }
    }
  })
}
