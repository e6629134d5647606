import { z } from 'zod'
import {
  blogAuthorSchema,
  blogHomeSchema,
  blogMainSchema,
  blogSchema,
  blogTagsSchema,
  latestPostsSchema,
  postSchema,
  postsPageSchema,
} from '../../shared/content/blog.ts'
import { slugSchema } from '../../shared/content/slug-schema.ts'
import { contentRoute, paging, type Route } from '../contract/route.ts'
import { blogAuthor, blogHome, blogInfo, blogTags, latestPosts, mainPost, onePost, postsPage } from '../storage/blog.ts'

const family = 'blog'
/** Posts that the blog's home shows before "more". */
const shownOnHome = 6

/** The blog (spec 7, v1/blog). */
export const blogRoutes: readonly Route[] = [
  contentRoute({
    path: '/v1/blog/',
    family,
    summary: 'What the blog is: its words and tags.',
    query: {},
    answer: blogSchema,
    read: (db, { edition }) => blogInfo(db, edition),
  }),
  contentRoute({
    path: '/v1/blog/home/',
    family,
    summary: 'The lead post, the latest, and the newest of each tag.',
    query: {},
    answer: blogHomeSchema,
    read: (db, { edition }) => blogHome(db, edition),
  }),
  contentRoute({
    path: '/v1/blog/main-home/',
    family,
    summary: 'The lead post.',
    otherClients: true,
    query: {},
    answer: blogMainSchema,
    read: (db, { edition }) => mainPost(db, edition),
  }),
  contentRoute({
    path: '/v1/blog/home/more/',
    family,
    summary: 'Posts after those that the blog’s home shows.',
    query: paging(6, 48),
    answer: postsPageSchema,
    read: (db, { edition, ...page }) => postsPage(db, edition, page, { skip: shownOnHome }),
  }),
  contentRoute({
    path: '/v1/blog/tags/',
    family,
    summary: 'Tags with at least one post.',
    otherClients: true,
    query: {},
    answer: blogTagsSchema,
    read: (db, { edition }) => blogTags(db, edition, false),
  }),
  contentRoute({
    path: '/v1/blog/all-tags/',
    family,
    summary: 'All tags.',
    otherClients: true,
    query: {},
    answer: blogTagsSchema,
    read: (db, { edition }) => blogTags(db, edition, true),
  }),
  contentRoute({
    path: '/v1/blog/posts/latest/',
    family,
    summary: 'The latest posts, of one tag if asked.',
    query: { limit: z.coerce.number().int().min(1).max(24).default(6), tag: z.optional(slugSchema) },
    answer: latestPostsSchema,
    read: (db, { edition, limit, tag }) => latestPosts(db, edition, limit, tag ?? null),
  }),
  contentRoute({
    path: '/v1/blog/posts/',
    family,
    summary: 'One page of posts: all, a tag’s, or those that a text finds.',
    query: { ...paging(12, 48), tag: z.optional(slugSchema), q: z.string().trim().min(2).max(80).optional() },
    answer: postsPageSchema,
    read: (db, { edition, tag, q, ...page }) => postsPage(db, edition, page, { tag, q }),
  }),
  contentRoute({
    path: '/v1/blog/posts/preview/',
    family,
    summary: 'One post as its editor left it.',
    query: { slug: slugSchema },
    answer: postSchema,
    read: (db, { edition, slug }) => onePost(db, edition, { draftSlug: slug }),
  }),
  contentRoute({
    path: '/v1/blog/posts/:slug/',
    family,
    summary: 'One post with what it leads to.',
    query: {},
    answer: postSchema,
    read: (db, { edition }, { slug = '' }) => onePost(db, edition, { slug }),
  }),
  contentRoute({
    path: '/v1/blog/author',
    family,
    summary: 'An author and what they wrote.',
    query: { id: slugSchema },
    answer: blogAuthorSchema,
    read: (db, { edition, id }) => blogAuthor(db, edition, id),
  }),
]
