import { postPictureSize } from '../contract/media-sizes.ts'
import { type BuildContext, item } from './build-context.ts'
import { ContentFault } from './content-fault.ts'
import type { Item } from './item.ts'
import { plain } from './markup.ts'
import { readShared } from './reader.ts'
import { authorsFile, postFile, structureFile, tagsFile } from './schemas.ts'

/** Words that are read in a minute. */
const readingPace = 210

export async function blog({ reader, fill, markup, picture, social }: BuildContext): Promise<Item[]> {
  const names = await reader.names('blog/posts')
  if (names.length === 0) return []
  const tags = (await reader.read('blog/tags.yaml', tagsFile)) ?? []
  const authors = (await reader.read('blog/authors.yaml', authorsFile)) ?? []
  const posts = new Map<string, NonNullable<Awaited<ReturnType<typeof reader.read<typeof postFile>>>>>()
  for (const id of (await readShared('structure.yaml', structureFile)).blogPosts) {
    const post = await reader.read(`blog/posts/${id}.md`, postFile)
    if (post !== null) posts.set(id, post)
  }
  const items: Item[] = [
    ...tags.map((tag) => item('blog-tag', tag.id, { ...tag, description: fill(tag.description) }, { slug: tag.slug })),
    ...authors.map((author) => item('blog-author', author.id, { ...author, bio: fill(author.bio) })),
  ]
  for (const [id, post] of posts) {
    const file = `blog/posts/${id}.md`
    const tag = tags.find((entry) => entry.id === post.tag)
    const author = authors.find((entry) => entry.id === post.author)
    if (tag === undefined || author === undefined) {
      throw new ContentFault(
        `platform/demo/content/${await reader.file(file)}: tag or author is in no list of the blog.`,
      )
    }
    const body = markup(post.body)
    const others = [...posts.keys()].filter((other) => other !== id && !post.related.includes(other))
    const sameTag = others.filter((other) => posts.get(other)?.tag === post.tag)
    const at = names.indexOf(id)
    const turned = [...others.slice(at), ...others.slice(0, at)].filter((other) => !sameTag.includes(other))
    const data = {
      id,
      slug: post.slug,
      title: fill(post.title),
      description: fill(post.description),
      summary: fill(post.summary),
      tag: { slug: tag.slug, name: tag.name },
      author: { id: author.id, name: author.name, role: author.role },
      published: post.published,
      updatedAt: post.published,
      minutes: Math.max(1, Math.round(plain(body).split(' ').length / readingPace)),
      body,
      relatedIds: post.related.filter((other) => posts.has(other)),
      recommendedIds: [...sameTag, ...turned].slice(0, 3),
      gameSlugs: post.recommendedGames,
      picture: picture('post', id, postPictureSize, fill(post.imageAlt)),
      socialImage: social('post', id),
    }
    items.push(item('blog-post', id, data, { slug: post.slug, parent: tag.slug, published: post.published }))
  }
  return items
}
