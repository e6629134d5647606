import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context.ts'
import { errorPageAt } from '../responses/error-page.tsx'

const safeMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/**
 * Whether a request that changes something was sent by another site, as the browser says (Fetch Metadata, Origin). A program
 * that is no browser says neither: it holds no visitor's cookies, so it passes.
 */
export function isForeign(headers: Headers, host: string): boolean {
  const from = headers.get('sec-fetch-site')
  if (from !== null && from !== 'same-origin' && from !== 'none') return true
  const origin = headers.get('origin')
  // A page whose Referrer-Policy is no-referrer sends "null" to its own origin too: then Sec-Fetch-Site alone tells.
  if (origin === null || (origin === 'null' && from === 'same-origin')) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}

/** What changes something is taken from this site's own pages only; 403 for another's. */
export function ownPosts() {
  return createMiddleware<AppEnv>(async function ownPosts(c, next) {
    if (safeMethods.includes(c.req.method) || !isForeign(c.req.raw.headers, c.get('url').host)) return next()
    return errorPageAt(c, 'foreignForm')
  })
}
