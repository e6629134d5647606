import * as z from 'zod/mini'
import { gameCardSchema } from './game.ts'
import { pictureSchema, socialImageSchema } from './picture.ts'

export const blogTagSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  posts: z.int().check(z.nonnegative()),
})

const authorName = z.object({ id: z.string(), name: z.string(), role: z.string() })

export const postCardSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  tag: z.object({ slug: z.string(), name: z.string() }),
  author: authorName,
  published: z.iso.date(),
  /** Minutes that reading it takes. */
  minutes: z.int().check(z.positive()),
  picture: z.nullable(pictureSchema),
})

export const postSchema = z.extend(postCardSchema, {
  description: z.string(),
  /** HTML. */
  body: z.string(),
  updatedAt: z.iso.date(),
  related: z.array(postCardSchema),
  recommended: z.array(postCardSchema),
  recommendedGames: z.array(gameCardSchema),
  socialImage: socialImageSchema,
})

/** One page of posts, newest first; page counts from 1. */
export const postsPageSchema = z.object({
  posts: z.array(postCardSchema),
  total: z.int().check(z.nonnegative()),
  page: z.int().check(z.positive()),
  pageSize: z.int().check(z.positive()),
})

/** What the blog is: its words and its tags. */
export const blogSchema = z.object({
  title: z.string(),
  description: z.string(),
  heading: z.string(),
  /** HTML. */
  body: z.string(),
  posts: z.int().check(z.nonnegative()),
  tags: z.array(blogTagSchema),
})

/** The blog's home: the lead post, the latest after it, and the newest of each tag. */
export const blogHomeSchema = z.object({
  main: z.nullable(postCardSchema),
  latest: z.array(postCardSchema),
  byTag: z.array(z.object({ tag: blogTagSchema, posts: z.array(postCardSchema) })),
})
export const blogMainSchema = z.object({ main: z.nullable(postCardSchema) })
export const blogTagsSchema = z.object({ tags: z.array(blogTagSchema) })
export const latestPostsSchema = z.object({ posts: z.array(postCardSchema) })
export const blogAuthorSchema = z.extend(authorName, { bio: z.string(), posts: z.array(postCardSchema) })

export type BlogTag = z.infer<typeof blogTagSchema>
export type PostCard = z.infer<typeof postCardSchema>
export type Post = z.infer<typeof postSchema>
export type PostsPage = z.infer<typeof postsPageSchema>
export type Blog = z.infer<typeof blogSchema>
export type BlogHome = z.infer<typeof blogHomeSchema>
export type BlogAuthor = z.infer<typeof blogAuthorSchema>
