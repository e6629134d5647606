import XMLBuilder from 'fast-xml-builder'
import type { PostCard } from '../../shared/content/blog.ts'
import { postHref, rssHref } from '../view/links.ts'
import type { View } from '../view/view.ts'
import { absoluteImage } from './social-image.ts'

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
  format: true,
})

/** Midnight UTC of a day, as RSS writes dates (RFC 822). */
const rssDate = (day: string): string => new Date(day).toUTCString()

export interface RssInput {
  readonly title: string
  readonly description: string
  readonly posts: readonly PostCard[]
}

/** An RSS 2.0 document of the culture's newest posts, as the blog lists them. */
export function rssDocument(view: View, { title, description, posts }: RssInput): string {
  const { site, culture } = view
  const items = posts.flatMap((post) => {
    const path = postHref(view, post)
    if (path === null) return []
    const link = site.origin + path
    return [
      {
        title: post.title,
        link,
        guid: { '@isPermaLink': 'true', '#text': link },
        pubDate: rssDate(post.published),
        category: post.tag.name,
        'dc:creator': post.author.name,
        description: post.summary,
        ...(post.picture === null
          ? {}
          : {
              'media:content': {
                '@url': absoluteImage(view, post.picture.webp),
                '@type': 'image/webp',
                '@medium': 'image',
                '@width': post.picture.width,
                '@height': post.picture.height,
              },
            }),
      },
    ]
  })
  const newest = posts[0]?.published
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      '@xmlns:media': 'http://search.yahoo.com/mrss/',
      channel: {
        title,
        link: site.origin + (view.href('blog') ?? '/'),
        'atom:link': { '@href': site.origin + (rssHref(view) ?? '/'), '@rel': 'self', '@type': 'application/rss+xml' },
        description,
        language: culture.htmlLang,
        ...(newest === undefined ? {} : { lastBuildDate: rssDate(newest) }),
        item: items,
      },
    },
  })
}
