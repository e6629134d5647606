import { type Context, Hono } from 'hono'
import { unlimited } from '../content/budget.ts'
import type { Content, ContentUse } from '../content/content.ts'
import { type AppEnv, contentOf } from '../context.ts'
import { plainFailure } from '../responses/plain-failure.ts'
import { robotsTxt } from '../seo/robots.ts'
import { standardLimits } from '../seo/site-map/limits.ts'
import { siteMap, siteMapNamed, siteMapPaths } from '../seo/site-map/maps.ts'
import { indexXml } from '../seo/site-map/xml.ts'

/** What search engines ask a host for: robots.txt and the site maps (quality 5.3, 5.4). */
export const seo = new Hono<AppEnv>()

/** A map that lacks what could not be had is refused: a shorter one would say that pages are gone (decision 0012). */
const xml = (body: string | ReadableStream<Uint8Array>, { complete }: ContentUse): Response =>
  complete
    ? new Response(body, {
        headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
      })
    : plainFailure('siteMapUnavailable')

/** The content of the domain; each call says which of its cultures it asks for. A map is worth the wait of each of its many feeds. */
const contentOfDomain = (c: Context<AppEnv>): Content => contentOf(c, c.var.site.editions[0].culture.id, unlimited)

seo.get('/robots.txt', (c) =>
  c.text(robotsTxt(c.var.site, c.var.runtime.config.ENVIRONMENT), 200, { 'cache-control': 'public, max-age=3600' }),
)

seo.get('/sitemap.xml', async (c) => {
  const content = contentOfDomain(c)
  const paths = await siteMapPaths(c.var.site, content, standardLimits)
  return paths === null ? plainFailure('siteMapUnavailable') : xml(indexXml(c.var.site, paths), content.use())
})

seo.get('/sitemaps/:file', async (c, next) => {
  const name = siteMapNamed(c.var.site, c.req.param('file'))
  if (name === null) return next()
  try {
    const content = contentOfDomain(c)
    const body = await siteMap(c.var.site, name, content, standardLimits)
    return body === null ? next() : xml(body, content.use())
  } catch (error) {
    console.error('A site map could not be made.', error)
    return plainFailure('siteMapUnavailable')
  }
})
