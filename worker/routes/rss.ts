import { Hono } from 'hono'
import { blogInfo, latestPosts } from '../content/feeds/blog.ts'
import { fallbackRate } from '../content/feeds/place.ts'
import { type AppEnv, contentOf } from '../context.ts'
import { plainFailure } from '../responses/plain-failure.ts'
import { rssDocument } from '../seo/rss.ts'
import { rssHref } from '../view/links.ts'
import { createView } from '../view/view.ts'

/** Posts in the feed. */
const limit = 20

/** The RSS feed of each culture's blog, beside it: /blog/feed.xml. One spelling (rulings 2.3); other addresses go on. */
export const rss = new Hono<AppEnv>()

rss.on(['GET', 'HEAD'], '*', async (c, next) => {
  if (!c.req.path.endsWith('/feed.xml')) return next()
  const { site, url } = c.var
  const { pathname } = url
  for (const edition of site.editions) {
    const { culture } = edition
    const view = createView(site, edition, fallbackRate(culture.currency))
    if (rssHref(view) !== pathname) continue
    const content = contentOf(c, culture.id)
    const [info, latest] = await Promise.all([content.get(blogInfo, {}), content.get(latestPosts, { limit })])
    if (info.value === null || latest.value === null) return plainFailure('feedUnavailable')
    const { title, description } = info.value
    return c.body(rssDocument(view, { title, description, posts: latest.value.posts }), 200, {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
    })
  }
  return next()
})
