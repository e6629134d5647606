import type { Context } from 'hono'
import type { Edition } from '../../shared/site/site.ts'
import { consentChoice } from '../../shared/storage/table.ts'
import { fallbackRate } from '../content/feeds/place.ts'
import type { AppEnv } from '../context.ts'
import { renderDocument } from '../document/document.tsx'
import { type ErrorKind, ErrorPage, errorTitle } from '../pages/error/Page.tsx'
import { createView } from '../view/view.ts'
import { readStoredCookie } from '../visitor/stored-cookies.ts'
import { consentAttributes, sendsGpc } from '../visitor/visitor.ts'

/** Seconds after which an unavailable page is worth another try. */
const retryAfterSeconds = '30'

/**
 * A branded, localised error page with header and footer (rulings 3.10). It asks no feed, so that it can always be shown;
 * it is never kept.
 */
export function errorPage<Env extends AppEnv>(
  c: Context<Env>,
  edition: Edition,
  kind: ErrorKind,
  status: number,
): Response {
  const { site } = c.var
  const view = createView(site, edition, fallbackRate(edition.culture.currency))
  const title = errorTitle(view, kind)
  const parts = renderDocument(view, {
    head: { title, description: title, noindex: true },
    main: <ErrorPage view={view} kind={kind} />,
    route: null,
    restriction: 'none',
    clearable: false,
    festive: false,
    serviceWorker: false,
    lean: false,
    footer: null,
  })
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'server-timing': c.var.timing.header,
  })
  if (status === 503) headers.set('retry-after', retryAfterSeconds)
  const visitor = { consent: readStoredCookie(c, consentChoice), gpc: sendsGpc(c.req.raw) }
  const attributes = consentAttributes(visitor, 'none')
  return new Response(`${parts[0]}${attributes}${parts[1]}null${parts[2]}`, {
    status,
    headers,
  })
}
