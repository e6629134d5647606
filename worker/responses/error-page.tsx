import type { Context } from 'hono'
import type { Edition } from '../../shared/site/site.ts'
import { consentChoice } from '../../shared/storage/table.ts'
import { fallbackRate } from '../content/feeds/place.ts'
import type { AppEnv } from '../context.ts'
import { renderDocument } from '../document/document.tsx'
import { ErrorPage, errorTitle } from '../pages/error/Page.tsx'
import { createView } from '../view/view.ts'
import { readStoredCookie } from '../visitor/stored-cookies.ts'
import { consentAttributes, sendsGpc } from '../visitor/visitor.ts'

import { type PageFailure, pageFailures } from './failures.ts'

/**
 * A branded, localised error page with header and footer (rulings 3.10). It asks no feed, so that it can always be shown;
 * it is never kept.
 */
export function errorPage<Env extends AppEnv>(c: Context<Env>, edition: Edition, name: PageFailure): Response {
  const failure = pageFailures[name]
  const { page: kind, status } = failure
  const { site, timing } = c.var
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
    'server-timing': timing.header,
  })
  if ('retryAfterSeconds' in failure) headers.set('retry-after', String(failure.retryAfterSeconds))
  const visitor = { consent: readStoredCookie(c, consentChoice), gpc: sendsGpc(c.req.raw) }
  const attributes = consentAttributes(visitor, 'none')
  return new Response(`${parts[0]}${attributes}${parts[1]}null${parts[2]}`, {
    status,
    headers,
  })
}
