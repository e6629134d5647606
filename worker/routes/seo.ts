import { type Context, Hono } from 'hono'
import { type Content, type ContentUse, createContent } from '../content/content.ts'
import type { AppEnv } from '../context.ts'
import { robotsTxt } from '../seo/robots.ts'
import { standardLimits } from '../seo/site-map/limits.ts'
import { siteMap, siteMapNamed, siteMapPaths } from '../seo/site-map/maps.ts'
import { indexXml } from '../seo/site-map/xml.ts'

/** What search engines ask a host for: robots.txt and the site maps (quality 5.3, 5.4). */
export const seo = new Hono<AppEnv>()

/** A map that lacks what could not be had is kept by nobody: the next call may find it whole (rulings 5.6). */
const xml = (body: string | ReadableStream<Uint8Array>, { complete }: ContentUse): Response =>
  new Response(body, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': complete ? 'public, max-age=3600' : 'no-store',
    },
  })

/** A map that would be incomplete is none: crawlers keep the one they have and come again. */
const unavailable = (): Response =>
  new Response('The site map cannot be made just now.\n', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '600' },
  })

/** The content of the domain; each call says which of its cultures it asks for. */
const contentOf = (c: Context<AppEnv>): Content => {
  const { runtime, site } = c.var
  const scope = { brand: site.brand.id, culture: site.editions[0].culture.id }
  return createContent(runtime.content, scope, (work) => c.executionCtx.waitUntil(work))
}

seo.get('/robots.txt', (c) =>
  c.text(robotsTxt(c.var.site, c.var.runtime.config.ENVIRONMENT), 200, { 'cache-control': 'public, max-age=3600' }),
)

seo.get('/sitemap.xml', async (c) => {
  const content = contentOf(c)
  const paths = await siteMapPaths(c.var.site, content, standardLimits)
  return paths === null ? unavailable() : xml(indexXml(c.var.site, paths), content.use())
})

seo.get('/sitemaps/:file', async (c, next) => {
  const name = siteMapNamed(c.var.site, c.req.param('file'))
  if (name === null) return next()
  try {
    const content = contentOf(c)
    const body = await siteMap(c.var.site, name, content, standardLimits)
    return body === null ? next() : xml(body, content.use())
  } catch (error) {
    console.error('A site map could not be made.', error)
    return unavailable()
  }
})
