import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { resolveAddress } from '../../shared/routes/address.ts'
import { href } from '../../shared/routes/href.ts'
import { isFestive } from '../../shared/site/festive.ts'
import type { CultureId } from '../../shared/site/ids.ts'
import type { Site } from '../../shared/site/site.ts'
import { createContent, createLiveContent } from '../content/content.ts'
import type { AppEnv } from '../context.ts'
import { buildVersion } from '../document/assets.ts'
import { renderDocument } from '../document/document.tsx'
import { scriptJson } from '../document/head.tsx'
import { loadFooter } from '../document/layout/load-footer.ts'
import type { PageAlternates } from '../document/page.ts'
import { assemble, encodeParts, type KeptPage, pageKey } from '../document/page-cache.ts'
import { createView } from '../document/view.ts'
import { emulationAllowed } from '../env.ts'
import { alternatesOf } from '../pages/alternates.ts'
import { pages as pageRegistry } from '../pages/registry.ts'
import { PreviewBanner } from '../preview/PreviewBanner.tsx'
import { previewExpiry } from '../preview/token.ts'
import { shortHash } from '../short-hash.ts'
import { placeVisit, rateOf, readVisitor, suggestedCulture, visitData } from '../visit.ts'
import { errorPage } from './error-page.tsx'

/** The path with a query, which a redirect keeps. */
const withQuery = (path: string, url: URL): string => path + url.search

const moved = (to: string): Response =>
  new Response(null, { status: 301, headers: { location: to, 'cache-control': 'public, max-age=3600' } })

/** No page in any other culture. */
const elsewhere = (site: Site, here: CultureId): PageAlternates =>
  Object.fromEntries(site.cultures.flatMap(({ culture }) => (culture.id === here ? [] : [[culture.id, null]])))

/** Every page of the route table (design "The way of a request"). */
export const pages = new Hono<AppEnv>()

pages.on(['GET', 'HEAD'], '*', async (c) => {
  const { runtime, site, timing } = c.var
  const url = new URL(c.req.url)
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)

  const address = resolveAddress(url.pathname, site.cultures)
  timing.step('route')
  if (address.kind === 'malformed') return errorPage(c, address.site, 'badRequest', address.status)
  if (address.kind === 'notFound') return errorPage(c, address.site, 'notFound', 404)
  const { route, params, site: siteCulture } = address
  const page = pageRegistry[route.entry.contentType]
  if (!page) return errorPage(c, siteCulture, 'notFound', 404)
  const now = new Date()
  const previewEnds = page.preview
    ? await previewExpiry(url.searchParams.get('token'), address.path, runtime.config.PREVIEW_KEY, now)
    : null
  if (page.preview && previewEnds === null) return errorPage(c, siteCulture, 'notFound', 404)
  if (address.moved && Object.keys(params).length === 0) return moved(withQuery(address.path, url))

  const { culture } = siteCulture
  const scope = { brand: site.brand.id, culture: culture.id }
  const cookies = getCookie(c)
  const visitor = readVisitor(
    { headers: c.req.raw.headers, cf: Reflect.get(c.req.raw, 'cf'), url },
    cookies,
    runtime.config,
  )

  // An explicit earlier choice counts at the bare home page alone (rulings 2.5).
  if (url.pathname === '/' && visitor.chosenCulture !== null) {
    const chosen = site.cultures.find((other) => other.culture.id === visitor.chosenCulture)
    const home = chosen && chosen.culture.id !== culture.id ? href(chosen, 'home') : null
    if (home !== null)
      return new Response(null, {
        status: 302,
        headers: { location: withQuery(home, url), 'cache-control': 'private, no-store' },
      })
  }

  const [place, rate] = await Promise.all([
    placeVisit(visitor, site.brand.code, runtime.content, scope, waitUntil),
    rateOf(culture.currency, runtime.content, scope, waitUntil),
  ])
  timing.step('place', place.restriction)

  const emulatedDay = emulationAllowed(runtime.config) ? url.searchParams.get('dem') : null
  const festive = isFestive(emulatedDay, now)
  const query = new URLSearchParams(
    page.query.flatMap((name) => url.searchParams.getAll(name).map((value) => [name, value])),
  )
  const key = pageKey({
    version: buildVersion,
    origin: site.origin,
    culture: culture.id,
    path: address.path,
    query: query.toString(),
    restriction: `${place.restriction}${place.clearable ? '+' : ''}`,
    festive,
    rate,
  })

  let kept = page.preview
    ? undefined
    : runtime.pages.get(key, now.getTime(), (tags) => runtime.content.tagVersions.known(tags))
  timing.step('page', kept ? 'kept' : 'rendered')
  if (!kept) {
    const content = page.preview
      ? createLiveContent(runtime.content, scope)
      : createContent(runtime.content, scope, waitUntil)
    const view = createView(site, siteCulture, rate, runtime.config.PLATFORM_URL)
    const tagsBefore = now.getTime()
    const [result, footer] = await Promise.all([
      page.open({ view, route, params, query, content, path: address.path, now }),
      loadFooter(view, content, route.entry.lean === true),
    ])
    const use = content.use()
    for (const feed of use.feeds) timing.add(feed.name, feed.outcome, feed.ms)
    timing.step('load')
    if (result.kind === 'notFound') return errorPage(c, siteCulture, 'notFound', 404)
    if (result.kind === 'unavailable') return errorPage(c, siteCulture, 'unavailable', 503)
    if (result.kind === 'moved') return moved(withQuery(result.path, url))
    if (address.moved) return moved(withQuery(address.path, url))

    // A token is good for one path: a preview leads nowhere in the other cultures.
    const alternates = previewEnds === null ? result.alternates : elsewhere(site, culture.id)
    const main = result.main()
    const parts = renderDocument(view, {
      footer,
      head: {
        path: address.path,
        noindex: route.entry.noindex === true,
        alternates: alternatesOf(site, route.key, params, alternates),
        ...result.head,
        ...(previewEnds === null ? {} : { noindex: true }),
      },
      main:
        previewEnds === null ? (
          main
        ) : (
          <>
            <PreviewBanner view={view} expires={previewEnds} />
            {main}
          </>
        ),
      route: { key: route.key, params, alternates },
      restriction: place.restriction,
      clearable: place.clearable,
      festive,
      serviceWorker: place.restriction === 'none' && runtime.config.SERVICE_WORKER === 'on',
      lean: route.entry.lean === true,
    })
    timing.step('render')
    const fresh: KeptPage = {
      parts: encodeParts(parts),
      status: 200,
      hash: shortHash(parts.join('')),
      tags: use.tags,
      tagVersion: runtime.content.tagVersions.known(use.tags),
      freshUntil: tagsBefore + Math.min(use.freshForMs, 10 * 60_000),
    }
    // A page that could not say everything is not kept: the next visit tries again.
    if (!page.preview && use.complete && use.freshForMs > 0) runtime.pages.set(key, fresh)
    kept = fresh
  } else if (address.moved) return moved(withQuery(address.path, url))

  const visit = scriptJson(await visitData(visitor, place, site.brand, culture, runtime.content, waitUntil))
  const suggestion =
    url.pathname === '/' && visitor.chosenCulture === null
      ? suggestedCulture(place.geo, culture.id, site.cultures)
      : null
  const attributes = visitor.consent + (suggestion === null ? '' : ` data-suggest="${suggestion}"`)
  const etag = `W/"${kept.hash}-${shortHash(attributes + visit)}"`
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    etag,
    'content-language': culture.htmlLang,
  })
  if (route.entry.noindex) headers.set('x-robots-tag', 'noindex')
  if (page.preview) {
    headers.set('cache-control', 'private, no-store')
    headers.set('x-robots-tag', 'noindex, nofollow')
    headers.set('referrer-policy', 'no-referrer')
    headers.delete('etag')
  }
  // Says to the service worker that it may keep the page; a restricted one never is (issue 4.9).
  if (place.restriction === 'none' && route.entry.keepOffline !== false) headers.set('x-offline', site.brand.id)
  timing.step('visit')
  headers.set('server-timing', timing.header)
  if (!page.preview && c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const body = assemble(kept.parts, attributes, visit)
  headers.set('content-length', String(body.byteLength))
  return new Response(c.req.method === 'HEAD' ? null : body, { status: kept.status, headers })
})

pages.all('*', (c) => {
  const address = resolveAddress(new URL(c.req.url).pathname, c.var.site.cultures)
  const response = errorPage(c, address.site, 'badRequest', 405)
  response.headers.set('allow', 'GET, HEAD')
  return response
})
