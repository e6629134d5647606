import type { Blog, PostCard } from '../../../shared/content/blog.ts'
import { blogInfo, blogPosts } from '../../content/feeds/blog.ts'
import type { LoadContext, Loaded } from '../../document/page.ts'
import { breadcrumbsOf } from '../../parts/breadcrumbs.ts'
import { type Paging, pageNumber, pagingOf } from '../../parts/paging.ts'
import type { Crumb } from '../../seo/json-ld.ts'
import type { View } from '../../view/view.ts'

/** Posts on one page of results. */
const pageSize = 12
/** A search starts with two letters and ends at what an address should hold (spec 5, rulings 7.2). */
const letters = { least: 2, most: 80 } as const

export interface BlogSearchProps {
  readonly view: View
  readonly crumbs: readonly Crumb[]
  readonly query: string
  /** Null where they could not be had. */
  readonly tags: Blog['tags'] | null
  readonly result:
    | { readonly kind: 'ask' }
    | { readonly kind: 'failed' }
    | { readonly kind: 'found'; readonly posts: readonly PostCard[]; readonly paging: Paging }
}

/** Posts that a text finds: a plain address, `?q=`. Fewer than two letters ask for more and find nothing. */
export async function loadBlogSearch(context: LoadContext): Promise<Loaded<BlogSearchProps>> {
  const { view, route, query, content, path } = context
  const { t, brand } = view
  const q = (query.get('q') ?? '').trim().slice(0, letters.most)
  const page = pageNumber(query.get('page'))
  if (page === null) return { kind: 'notFound' }
  const [info, answer] = await Promise.all([
    content.get(blogInfo, {}),
    q.length < letters.least ? null : content.get(blogPosts, { q, page, pageSize }),
  ])
  const head = { title: t('blog.searchTitle'), description: t('blog.searchDescription', { brand: brand.name }) }
  const props = {
    view,
    crumbs: breadcrumbsOf(view, route, t('blog.searchTitle')),
    query: q,
    tags: info.value?.tags.filter((tag) => tag.posts > 0) ?? null,
  }
  if (answer === null) return { kind: 'page', props: { ...props, result: { kind: 'ask' } }, head }
  if (answer.value === null)
    return { kind: 'page', props: { ...props, result: { kind: 'failed' } }, head, passing: true }
  const { posts, total } = answer.value
  const paging = pagingOf(path, { page, pageSize, total, onPage: posts.length }, { q })
  if (paging === null) return { kind: 'notFound' }
  return { kind: 'page', props: { ...props, result: { kind: 'found', posts, paging } }, head, passing: true }
}
