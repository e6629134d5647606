import { Hono } from 'hono'
import { href } from '../../shared/routes/href.ts'
import { editionNamed, type Site } from '../../shared/site/site.ts'
import { fallbackRate } from '../content/feeds/place.ts'
import type { AppEnv } from '../context.ts'
import { scriptJson } from '../document/head.tsx'
import { webManifest } from '../seo/manifest.ts'
import { brandImages, buildVersion, fonts, scripts, serviceWorkers, stylesheet } from '../view/assets.ts'
import { createView } from '../view/view.ts'

/** What makes the site an app that can be installed and opened without a network (quality 7). */
export const pwa = new Hono<AppEnv>()

/** GET /manifest/{culture}.webmanifest */
pwa.get('/manifest/:file', (c, next) => {
  const { site } = c.var
  const edition = editionNamed(site, /^(.+)\.webmanifest$/.exec(c.req.param('file'))?.[1])
  if (!edition) return next()
  const { culture } = edition
  const view = createView(site, edition, fallbackRate(culture.currency))
  return c.json(webManifest(view), 200, {
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'public, max-age=600',
  })
})

/** What belongs to the shell of a brand on this build; the type is the worker's own (client/service-worker/rules.ts). */
const workerConfig = (site: Site) => ({
  brand: site.brand.id,
  build: buildVersion,
  shell: [
    stylesheet(site.brand.id),
    ...Object.values(fonts(site.brand.id)),
    scripts.boot,
    brandImages(site.brand.id).logo,
  ],
  offline: site.editions.flatMap((edition) => {
    const home = href(edition, 'home')
    const page = href(edition, 'offline')
    return home === null || page === null ? [] : [{ home, page }]
  }),
})

/**
 * GET /service-worker.js?v={site version}&b={code of the brand} (rulings 7.10): always this build's worker for this host's
 * brand, whatever the query says, so that a tab of an older build gets the same. The build's hash in its text is how browsers
 * see an update: it differs with each build, while the address stays.
 * Switched off (SERVICE_WORKER), the one that unregisters itself is served.
 */
pwa.get('/service-worker.js', (c) => {
  const on = c.var.runtime.config.SERVICE_WORKER === 'on'
  const script = on
    ? `const workerConfig=${scriptJson(workerConfig(c.var.site))};\n${serviceWorkers.on}`
    : serviceWorkers.off
  return c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
})

/** Asked for by those that read no head: the brand's icon. */
pwa.get('/favicon.ico', (c) => {
  c.header('cache-control', 'public, max-age=86400')
  return c.redirect(brandImages(c.var.site.brand.id).icon192, 302)
})
