import type { BlogTag, PostCard } from '../../../shared/content/blog.ts'
import { blogInfo, blogPosts } from '../../content/feeds/blog.ts'
import type { LoadContext, Loaded } from '../../document/page.ts'
import { breadcrumbsOf } from '../../parts/breadcrumbs.ts'
import { type Paging, pageHref, pageNumber, pagingOf } from '../../parts/paging.ts'
import { breadcrumbList, type Crumb, itemList } from '../../seo/json-ld.ts'
import { postHref } from '../../view/links.ts'
import type { View } from '../../view/view.ts'

/** Posts on one page of a topic. */
const pageSize = 12

export interface BlogTagProps {
  readonly view: View
  readonly crumbs: readonly Crumb[]
  readonly tag: BlogTag
  readonly tags: readonly BlogTag[]
  /** Null where the feed failed and nothing was kept. */
  readonly list: { readonly posts: readonly PostCard[]; readonly paging: Paging } | null
}

/** One topic's posts, newest first. An unknown topic: 404. */
export async function loadBlogTag(context: LoadContext): Promise<Loaded<BlogTagProps>> {
  const { view, route, params, query, content, path } = context
  const { t } = view
  const slug = params.tagSlug ?? ''
  const page = pageNumber(query.get('page'))
  if (page === null) return { kind: 'notFound' }
  const [info, answer] = await Promise.all([
    content.get(blogInfo, {}),
    content.get(blogPosts, { tag: slug, page, pageSize }),
  ])
  if (info.state === 'unavailable') return { kind: 'unavailable' }
  const tag = info.value?.tags.find((other) => other.slug === slug)
  if (tag === undefined) return { kind: 'notFound' }
  const posts = answer.value?.posts ?? []
  const paging = answer.value && pagingOf(path, { page, pageSize, total: answer.value.total, onPage: posts.length })
  if (answer.value !== null && paging === null) return { kind: 'notFound' }
  const crumbs = breadcrumbsOf(view, route, tag.name)
  const place = page === 1 || paging === null ? '' : t('games.pageOf', { page, pages: paging.pages })
  const title = `${tag.name} – ${t('blog.heading')}`
  const listed = posts.flatMap((post) => {
    const href = postHref(view, post)
    return href === null ? [] : [{ name: post.title, href }]
  })
  return {
    kind: 'page',
    props: {
      view,
      crumbs,
      tag,
      tags: (info.value?.tags ?? []).filter((other) => other.posts > 0),
      list: paging && { posts, paging },
    },
    head: {
      title: place === '' ? title : `${title} – ${place}`,
      description: place === '' ? tag.description : `${place}. ${tag.description}`,
      path: pageHref(path, page),
      ...(page > 1 && { alternates: {} }),
      jsonLd: [breadcrumbList(view, crumbs, path), itemList(view, tag.name, listed, (page - 1) * pageSize + 1)],
    },
  }
}
