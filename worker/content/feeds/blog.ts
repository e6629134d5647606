import * as z from 'zod/mini'
import {
  blogAuthorSchema,
  blogHomeSchema,
  blogSchema,
  latestPostsSchema,
  postSchema,
  postsPageSchema,
} from '../../../shared/content/blog.ts'
import type { ContentScope } from '../../../shared/content/scope.ts'
import { feedTag } from '../../../shared/content/tags.ts'
import { contentTimes, defineFeed } from '../feed.ts'
import { safeHtml } from '../sanitise.ts'
import { contentQuery } from './common.ts'

/** A page beyond the last one. */
const isMiss = ({ posts }: { readonly posts: readonly unknown[] }): boolean => posts.length === 0

const tags = (_: unknown, scope: ContentScope) => [feedTag('blog', scope)]
const safePost = z.extend(postSchema, { body: safeHtml })

/** What the blog is: its words and its tags. */
export const blogInfo = defineFeed({
  ...contentTimes,
  name: 'blog',
  path: () => '/v1/blog/',
  query: (_: Record<never, never>, scope) => contentQuery(scope),
  schema: z.extend(blogSchema, { body: safeHtml }),
  tags,
  fallback: null,
})

/** The lead post, the latest after it, and the newest of each tag. */
export const blogHome = defineFeed({
  ...contentTimes,
  name: 'blog-home',
  path: () => '/v1/blog/home/',
  query: (_: Record<never, never>, scope) => contentQuery(scope),
  schema: blogHomeSchema,
  tags,
  fallback: null,
})

/** Posts after those that the blog's home shows ("more"). */
export const blogMore = defineFeed({
  ...contentTimes,
  name: 'blog-more',
  path: () => '/v1/blog/home/more/',
  query: ({ page, pageSize }: { page: number; pageSize: number }, scope) => ({
    ...contentQuery(scope),
    page,
    page_size: pageSize,
  }),
  schema: postsPageSchema,
  isMiss,
  tags,
  fallback: null,
})

/** One page of posts: a tag's, or those that a text of two letters or more finds. */
export const blogPosts = defineFeed({
  ...contentTimes,
  name: 'blog-posts',
  path: () => '/v1/blog/posts/',
  query: ({ tag, q, page, pageSize }: { tag?: string; q?: string; page: number; pageSize: number }, scope) => ({
    ...contentQuery(scope),
    tag,
    q,
    page,
    page_size: pageSize,
  }),
  schema: postsPageSchema,
  passing: ({ q }) => q !== undefined,
  isMiss,
  tags,
  fallback: null,
})

/** The newest posts, for the RSS feed. */
export const latestPosts = defineFeed({
  ...contentTimes,
  name: 'blog-latest',
  path: () => '/v1/blog/posts/latest/',
  query: ({ limit }: { limit: number }, scope) => ({ ...contentQuery(scope), limit }),
  schema: latestPostsSchema,
  tags,
  fallback: null,
})

/** One post with what it leads to. */
export const postBySlug = defineFeed({
  ...contentTimes,
  name: 'blog-post',
  path: ({ slug }: { slug: string }) => `/v1/blog/posts/${encodeURIComponent(slug)}/`,
  query: (_, scope) => contentQuery(scope),
  schema: safePost,
  tags,
  fallback: null,
})

/** One post as its editor left it. */
export const postDraft = defineFeed({
  ...contentTimes,
  name: 'blog-post-draft',
  path: () => '/v1/blog/posts/preview/',
  query: ({ slug }: { slug: string }, scope) => ({ ...contentQuery(scope), slug }),
  schema: safePost,
  tags: () => [],
  fallback: null,
})

/** Who wrote a post. */
export const blogAuthor = defineFeed({
  ...contentTimes,
  name: 'blog-author',
  path: () => '/v1/blog/author',
  query: ({ id }: { id: string }, scope) => ({ ...contentQuery(scope), id }),
  schema: blogAuthorSchema,
  tags,
  fallback: null,
})
