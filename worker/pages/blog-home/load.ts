import type { Blog, PostCard } from '../../../shared/content/blog.ts'
import { blogHome, blogInfo, blogMore } from '../../content/feeds/blog.ts'
import type { LoadContext, Loaded } from '../../document/page.ts'
import { breadcrumbsOf } from '../../parts/breadcrumbs.ts'
import { type Paging, pageHref, pageNumber, pagingOf } from '../../parts/paging.ts'
import { breadcrumbList, type Crumb, itemList } from '../../seo/json-ld.ts'
import { postHref } from '../../view/links.ts'
import type { View } from '../../view/view.ts'

/** Posts on the first page: the lead one and five after it; and on each page after it ("more"). */
const perPage = 6

export interface BlogHomeProps {
  readonly view: View
  readonly crumbs: readonly Crumb[]
  readonly heading: string
  /** What the blog says of itself; null beyond the first page, or where it could not be had. */
  readonly intro: string | null
  /** Null where they could not be had. */
  readonly tags: Blog['tags'] | null
  /** The post that stands large; none beyond the first page. */
  readonly lead: PostCard | null
  readonly posts: readonly PostCard[]
  readonly paging: Paging | null
  readonly failed: boolean
}

interface Posts {
  readonly lead: PostCard | null
  readonly posts: readonly PostCard[]
}

const postsOf = async ({ content }: LoadContext, page: number): Promise<Posts | null> => {
  if (page === 1) {
    const { value } = await content.get(blogHome, {})
    return value && { lead: value.main, posts: value.latest }
  }
  const { value } = await content.get(blogMore, { page: page - 1, pageSize: perPage })
  return value && { lead: null, posts: value.posts }
}

/** The blog: the lead post and the latest, then older ones page by page (spec 7 "v1/blog/home", "v1/blog/home/more"). */
export async function loadBlogHome(context: LoadContext): Promise<Loaded<BlogHomeProps>> {
  const { view, route, query, content, path } = context
  const { t, brand } = view
  const page = pageNumber(query.get('page'))
  if (page === null) return { kind: 'notFound' }
  const [info, found] = await Promise.all([content.get(blogInfo, {}), postsOf(context, page)])
  const onPage = found === null ? 0 : found.posts.length + (found.lead === null ? 0 : 1)
  const paging = info.value && pagingOf(path, { page, pageSize: perPage, total: info.value.posts, onPage })
  if (info.value !== null && paging === null) return { kind: 'notFound' }
  const heading = info.value?.heading ?? t('blog.heading')
  const place = page === 1 || paging === null ? '' : t('games.pageOf', { page, pages: paging.pages })
  const title = info.value?.title ?? t('blog.heading')
  const description = info.value?.description ?? `${t('blog.heading')}, ${brand.name}`
  const crumbs = breadcrumbsOf(view, route, heading)
  const lead = found?.lead ?? null
  const posts = found?.posts ?? []
  const listed = [...(lead === null ? [] : [lead]), ...posts].flatMap((post) => {
    const href = postHref(view, post)
    return href === null ? [] : [{ name: post.title, href }]
  })
  return {
    kind: 'page',
    props: {
      view,
      crumbs,
      heading,
      intro: page === 1 ? (info.value?.body ?? null) : null,
      tags: info.value?.tags.filter((tag) => tag.posts > 0) ?? null,
      lead,
      posts,
      paging,
      failed: found === null,
    },
    head: {
      title: place === '' ? title : `${title} – ${place}`,
      description: place === '' ? description : `${place}. ${description}`,
      path: pageHref(path, page),
      ...(page > 1 && { alternates: {} }),
      jsonLd: [breadcrumbList(view, crumbs, path), itemList(view, heading, listed, (page - 1) * perPage + 1)],
    },
  }
}
