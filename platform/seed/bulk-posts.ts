import { z } from 'zod'
import { cultures } from '../../locales/registry.ts'
import { pictureSchema, socialImageSchema } from '../../shared/content/picture.ts'
import type { Lang } from '../../shared/site/culture.ts'
import type { CultureId } from '../../shared/site/ids.ts'
import { item } from '../content-files/build-context.ts'
import type { Item } from '../content-files/item.ts'
import { plain } from '../content-files/markup.ts'
import { describerOf, type GameRecord, mainCategoryIn } from '../demo/demo.ts'

/** How a generated post looks at a game; as many as a game can have posts. Languages without them have no bulk. */
const angles: Partial<Readonly<Record<Lang, readonly { slug: string; title: (name: string) => string }[]>>> = {
  en: [
    { slug: 'closer-look', title: (name) => `A closer look at ${name}` },
    { slug: 'in-brief', title: (name) => `${name} in brief` },
    { slug: 'notes', title: (name) => `Our notes on ${name}` },
    { slug: 'explained', title: (name) => `${name}, explained` },
    { slug: 'first-rounds', title: (name) => `Before your first rounds of ${name}` },
  ],
  es: [
    { slug: 'de-cerca', title: (name) => `${name}, visto de cerca` },
    { slug: 'en-breve', title: (name) => `${name} en breve` },
    { slug: 'apuntes', title: (name) => `Nuestros apuntes sobre ${name}` },
    { slug: 'por-dentro', title: (name) => `Cómo funciona ${name}` },
    { slug: 'primeras-rondas', title: (name) => `Antes de tus primeras rondas en ${name}` },
  ],
}

const named = z.object({ id: z.string(), name: z.string() })
const tagData = named.extend({ slug: z.string() })
const authorData = named.extend({ role: z.string() })
const writtenData = z.object({ picture: z.nullable(pictureSchema), socialImage: socialImageSchema })

const dataOf = <T extends z.core.$ZodType>(items: readonly Item[], feed: Item['feed'], schema: T): z.output<T>[] =>
  items.filter((entry) => entry.feed === feed).map(({ data }) => z.parse(schema, data))

const at = <T>(list: readonly T[], index: number): T => {
  const value = list[index % list.length]
  if (value === undefined) throw new Error('The list is empty.')
  return value
}

/** Older than every written post, so that these stay the newest. */
const lastDay = Date.UTC(2025, 11, 31)
const days = 3650

/**
 * Posts for load tests: each on a game of the culture from one angle, with the game's own description as its text. At
 * most `count`, and at most as many as the games and angles give. None where there is no blog.
 */
export function bulkPosts(
  culture: CultureId,
  items: readonly Item[],
  games: readonly GameRecord[],
  count: number,
): Item[] {
  const tags = dataOf(items, 'blog-tag', tagData)
  const authors = dataOf(items, 'blog-author', authorData)
  const written = dataOf(items, 'blog-post', writtenData)
  const views = angles[cultures[culture].lang] ?? []
  const describeGame = describerOf(games)
  const offered = games.filter((game) => mainCategoryIn(game, culture) !== null)
  if (tags.length === 0 || authors.length === 0 || written.length === 0) return []
  return Array.from({ length: Math.min(count, offered.length * views.length) }, (_, index) => {
    const game = at(offered, index)
    const view = at(views, Math.floor(index / offered.length))
    const { slug: tagSlug, name } = at(tags, index)
    const { id, name: author, role } = at(authors, index)
    const { summary, html } = describeGame(game, culture)
    const published = new Date(lastDay - ((index * 7) % days) * 86_400_000).toISOString().slice(0, 10)
    const slug = `${game.slug}-${view.slug}`
    const data = {
      id: slug,
      slug,
      title: view.title(game.name),
      description: `${view.title(game.name)}. ${summary}`,
      summary,
      tag: { slug: tagSlug, name },
      author: { id, name: author, role },
      published,
      updatedAt: published,
      minutes: Math.max(1, Math.round(plain(html).split(' ').length / 210)),
      body: html,
      relatedIds: [],
      recommendedIds: [],
      gameSlugs: [game.slug],
      ...at(written, index),
    }
    return item('blog-post', slug, data, { slug, parent: tagSlug, published })
  })
}
