import type { View } from '../document/view.ts'

/** The RSS feed of the culture's blog, or null where it has none. */
export function rssHref(view: Pick<View, 'href'>): string | null {
  const blog = view.href('blog')
  return blog === null ? null : `${blog}feed.xml`
}
