import type { BlogAuthor, Post } from '../../../shared/content/blog.ts'
import { blogAuthor, postBySlug } from '../../content/feeds/blog.ts'
import type { Head } from '../../document/head.tsx'
import type { LoadContext, Loaded } from '../../document/page.ts'
import { breadcrumbsOf } from '../../parts/breadcrumbs.ts'
import { blogPosting, breadcrumbList, type Crumb } from '../../seo/json-ld.ts'
import { socialImage } from '../../seo/social-image.ts'
import { postHref } from '../../view/links.ts'
import type { View } from '../../view/view.ts'

export interface BlogPostProps {
  readonly view: View
  readonly crumbs: readonly Crumb[]
  readonly post: Post
  /** Null where nothing more is known of the author. */
  readonly author: Pick<BlogAuthor, 'name' | 'role' | 'bio'> | null
  /** The post's address as people pass it on. */
  readonly address: string
}

export function postHead(view: View, post: Post): Head {
  return {
    title: post.title,
    description: post.description,
    image: socialImage(view, post.socialImage),
    article: { published: post.published, modified: post.updatedAt },
  }
}

/** Home, blog, topic, post: the topic is no route of its own name. */
function crumbsOf({ view, route }: LoadContext, post: Post): readonly Crumb[] {
  const trail = breadcrumbsOf(view, route, post.title)
  const tag = view.href('blogTag', { tagSlug: post.tag.slug })
  return tag === null ? trail : [...trail.slice(0, -1), { text: post.tag.name, href: tag }, ...trail.slice(-1)]
}

export async function postProps(context: LoadContext, post: Post): Promise<BlogPostProps> {
  const { view, content, path } = context
  const author = await content.get(blogAuthor, { id: post.author.id })
  return {
    view,
    crumbs: crumbsOf(context, post),
    post,
    author: author.value,
    address: view.site.origin + (postHref(view, post) ?? path),
  }
}

/** One post. Another topic in the address: 301 to the post's own; unknown: 404; not to be had: 503 (rulings 3.10). */
export async function loadBlogPost(context: LoadContext): Promise<Loaded<BlogPostProps>> {
  const { view, params, content, path } = context
  const answer = await content.get(postBySlug, { slug: params.postSlug ?? '' })
  if (answer.state === 'absent') return { kind: 'notFound' }
  if (answer.state === 'unavailable') return { kind: 'unavailable' }
  const post = answer.value
  const own = postHref(view, post)
  if (own === null) return { kind: 'notFound' }
  if (own !== path) return { kind: 'moved', path: own }
  const props = await postProps(context, post)
  const jsonLd = [breadcrumbList(view, props.crumbs, path), blogPosting(view, post, path)]
  return { kind: 'page', props, head: { ...postHead(view, post), jsonLd, of: [post] } }
}
