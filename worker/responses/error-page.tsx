import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { resolveAddress } from '../../shared/routes/address.ts'
import type { Edition } from '../../shared/site/site.ts'
import { fallbackRate } from '../content/feeds/place.ts'
import { type AppEnv, contentOf } from '../context.ts'
import { renderDocument } from '../document/document.tsx'
import { scriptJson } from '../document/head.tsx'
import { textOf } from '../document/kept-markup.tsx'
import { emulationAllowed } from '../env.ts'
import { ErrorPage, errorTitle } from '../pages/error/Page.tsx'
import { siblingFor } from '../sites.ts'
import { createView } from '../view/view.ts'
import { consentAttributes, readVisitor } from '../visitor/visitor.ts'
import { visitorData } from '../visitor/visitor-data.ts'
import { visitorPlace } from '../visitor/visitor-place.ts'
import { type PageFailure, pageFailures } from './failures.ts'
import { noStore } from './no-store.ts'

/**
 * What a request says of its visitor, and the restriction of their place, with the data that tells it to the scripts: only a
 * visitor whose place is known is asked about. Where asking is itself what fails, the page is shown as to one from nowhere.
 */
async function visitOf<Env extends AppEnv>(c: Context<Env>, { culture }: Edition) {
  const { runtime, site, url } = c.var
  const { config } = runtime
  const content = contentOf(c, culture.id)
  const visitor = readVisitor(c.req.raw, url, getCookie(c), config)
  try {
    const place = await visitorPlace(visitor, site.brand.code, content)
    if (place.restriction === 'none') return { visitor, place, data: null }
    const known = await visitorData(visitor, place, site.brand, culture, content)
    return { visitor, place, data: { ...known, emulation: emulationAllowed(config) } }
  } catch (error) {
    console.error('The place of a visitor could not be asked for.', error)
    return { visitor, place: { restriction: 'none', clearable: false }, data: null } as const
  }
}

/**
 * A branded, localised error page with header and footer (rulings 3.10). It asks for no content, so that it can always be
 * shown; the visitor's place counts here too (rulings 7.13). It is never kept.
 */
export async function errorPage<Env extends AppEnv>(
  c: Context<Env>,
  edition: Edition,
  name: PageFailure,
): Promise<Response> {
  const failure = pageFailures[name]
  const { page: kind, status } = failure
  const { site, timing } = c.var
  const { visitor, place, data } = await visitOf(c, edition)
  const view = createView(site, edition, fallbackRate(edition.culture.currency))
  const title = errorTitle(view, kind)
  const parts = renderDocument(view, {
    head: { title, description: title, noindex: true },
    main: <ErrorPage view={view} kind={kind} />,
    route: null,
    restriction: place.restriction,
    clearable: place.clearable,
    blocked: {
      words: null,
      sibling: visitor.place && siblingFor(site.brand, visitor.place, c.var.url, c.var.runtime.config),
    },
    openToAll: false,
    festive: false,
    serviceWorker: false,
    lean: false,
    footer: null,
    words: null,
  })
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    ...noStore,
    'x-robots-tag': 'noindex',
  })
  timing.writeTo(headers)
  if ('retryAfterSeconds' in failure) headers.set('retry-after', String(failure.retryAfterSeconds))
  const attributes = consentAttributes(visitor, place.restriction)
  const [before, between, after] = parts.map(textOf)
  return new Response(`${before}${attributes}${between}${scriptJson(data)}${after}`, { status, headers })
}

/** The same, in the culture that the request's address is in, whatever it leads to. */
export function errorPageAt<Env extends AppEnv>(c: Context<Env>, name: PageFailure): Promise<Response> {
  const { site, url } = c.var
  return errorPage(c, resolveAddress(url.pathname, site.editions).edition, name)
}
