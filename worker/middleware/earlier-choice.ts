import { createMiddleware } from 'hono/factory'
import { href } from '../../shared/routes/href.ts'
import { editionNamed } from '../../shared/site/site.ts'
import { chosenCulture } from '../../shared/storage/table.ts'
import type { PageEnv } from '../context.ts'
import { noStore } from '../responses/no-store.ts'
import { readStoredCookie } from '../visitor/stored-cookies.ts'

/** The cookie of an explicit choice of culture counts at the bare home page alone: 302 (rulings 2.5). */
export function earlierChoice() {
  return createMiddleware<PageEnv>(async function earlierChoice(c, next) {
    const site = c.get('site')
    const address = c.get('address')
    const url = c.get('url')
    const choice = url.pathname === '/' ? readStoredCookie(c, chosenCulture) : null
    const chosen = choice === null ? undefined : editionNamed(site, choice)
    const home = chosen && chosen !== address.edition ? href(chosen, 'home') : null
    if (home === null) return next()
    return new Response(null, {
      status: 302,
      headers: { ...noStore, location: home + url.search },
    })
  })
}
