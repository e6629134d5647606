import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { resolveAddress } from '../../shared/routes/address.ts'
import { isFestive } from '../../shared/site/festive.ts'
import { createContent } from '../content/content.ts'
import type { AppEnv } from '../context.ts'
import { renderDocument } from '../document/document.tsx'
import { scriptJson } from '../document/head.tsx'
import { assemble, encodeParts } from '../document/page-cache.ts'
import { createView } from '../document/view.ts'
import { emulationAllowed } from '../env.ts'
import { pages as pageRegistry } from '../pages/registry.ts'
import { placeVisit, rateOf, readVisitor, visitData } from '../visit.ts'
import { errorPage } from './error-page.tsx'

/** Longest form that is read, in characters. */
const longestForm = 4096

/**
 * Forms that are sent to the page they stand on. The answer belongs to one visitor: nothing of it is kept, logged or put
 * into an address.
 */
export const forms = new Hono<AppEnv>()

forms.post('*', async (c, next) => {
  const { runtime, site, timing } = c.var
  const url = new URL(c.req.url)
  const address = resolveAddress(url.pathname, site.cultures)
  const page = address.kind === 'page' ? pageRegistry[address.route.entry.contentType] : undefined
  if (address.kind !== 'page' || page?.submit === undefined) return next()
  const { route, params, site: siteCulture } = address
  if (!c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded'))
    return errorPage(c, siteCulture, 'badRequest', 415)
  if (Number(c.req.header('content-length') ?? '0') > longestForm) return errorPage(c, siteCulture, 'badRequest', 413)
  const body = await c.req.text()
  if (body.length > longestForm) return errorPage(c, siteCulture, 'badRequest', 413)

  const { culture } = siteCulture
  const scope = { brand: site.brand.id, culture: culture.id }
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  const visitor = readVisitor(
    { headers: c.req.raw.headers, cf: Reflect.get(c.req.raw, 'cf'), url },
    getCookie(c),
    runtime.config,
  )
  const [place, rate] = await Promise.all([
    placeVisit(visitor, site.brand.code, runtime.content, scope, waitUntil),
    rateOf(culture.currency, runtime.content, scope, waitUntil),
  ])
  const now = new Date()
  const view = createView(site, siteCulture, rate, runtime.config.PLATFORM_URL)
  const content = createContent(runtime.content, scope, waitUntil)
  const context = { view, route, params, query: new URLSearchParams(), content, path: address.path, now }
  const result = await page.submit(context, new URLSearchParams(body))
  if (result.kind === 'moved') return c.redirect(result.path, 303)
  if (result.kind !== 'page') return errorPage(c, siteCulture, result.kind, result.kind === 'notFound' ? 404 : 503)
  const emulatedDay = emulationAllowed(runtime.config) ? url.searchParams.get('dem') : null
  const parts = renderDocument(view, {
    head: { path: address.path, ...result.head, noindex: true },
    main: result.main(),
    route: { key: route.key, params, alternates: result.alternates },
    restriction: place.restriction,
    clearable: place.clearable,
    festive: isFestive(emulatedDay, now),
    serviceWorker: false,
    lean: route.entry.lean === true,
    footer: null,
  })
  timing.step('form')
  const visit = scriptJson(await visitData(visitor, place, site.brand, culture, runtime.content, waitUntil))
  return new Response(assemble(encodeParts(parts), visitor.consent, visit), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-language': culture.htmlLang,
      'x-robots-tag': 'noindex',
      'server-timing': timing.header,
    },
  })
})
