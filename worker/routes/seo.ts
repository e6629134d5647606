import { type Context, Hono } from 'hono'
import type { CultureId } from '../../shared/site/ids.ts'
import { createContent } from '../content/content.ts'
import type { AppEnv } from '../context.ts'
import { robotsTxt } from '../seo/robots.ts'
import { standardLimits } from '../seo/site-map/limits.ts'
import { siteMap, siteMapNamed, siteMapPaths } from '../seo/site-map/maps.ts'
import type { ContentOf } from '../seo/site-map/routes.ts'
import { indexXml } from '../seo/site-map/xml.ts'

/** What search engines ask a host for: robots.txt and the site maps (issue 4.6). */
export const seo = new Hono<AppEnv>()

const xml = (body: string | ReadableStream<Uint8Array>): Response =>
  new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })

/** A map that would be incomplete is none: crawlers keep the one they have and come again. */
const unavailable = (): Response =>
  new Response('The site map cannot be made just now.\n', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '600' },
  })

const contentOf = (c: Context<AppEnv>): ContentOf => {
  const { runtime, site } = c.var
  return (culture: CultureId) =>
    createContent(runtime.content, { brand: site.brand.id, culture }, (work) => c.executionCtx.waitUntil(work))
}

seo.get('/robots.txt', (c) =>
  c.text(robotsTxt(c.var.site, c.var.runtime.config.ENVIRONMENT), 200, { 'cache-control': 'public, max-age=3600' }),
)

seo.get('/sitemap.xml', async (c) => {
  const paths = await siteMapPaths(c.var.site, contentOf(c), standardLimits)
  return paths === null ? unavailable() : xml(indexXml(c.var.site, paths))
})

seo.get('/sitemaps/:file', async (c, next) => {
  const name = siteMapNamed(c.var.site, c.req.param('file'))
  if (name === null) return next()
  try {
    const body = await siteMap(c.var.site, name, contentOf(c), standardLimits)
    return body === null ? next() : xml(body)
  } catch (error) {
    console.error('A site map could not be made.', error)
    return unavailable()
  }
})
