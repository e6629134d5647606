import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { z } from 'zod'
import {
  type Blog,
  type BlogAuthor,
  type BlogHome,
  type BlogTag,
  type Post,
  type PostCard,
  type PostsPage,
  postCardSchema,
  postSchema,
} from '../../shared/content/blog.ts'
import type { Outcome } from '../contract/route.ts'
import type { EditionId } from './edition.ts'
import { cardColumns, cardOf, cardRow } from './game-card.ts'
import { draftById, type ItemRow, itemById, itemBySlug, rowsOf } from './items.ts'
import { matchExpression } from './match-expression.ts'
import { readVersioned } from './read.ts'

const columns = 'i.id, i.slug, i.version, i.data'
const cardsOf = (rows: unknown[] | undefined): PostCard[] => rowsOf(rows).map((row) => postCardSchema.parse(row.data))
const totalOf = (rows: unknown[] | undefined): number =>
  z.object({ total: z.int() }).safeParse(rows?.[0]).data?.total ?? 0

/** Newest first; `tag` is a tag's slug. */
const newest = (
  db: D1Database,
  edition: EditionId,
  tag: string | null,
  limit: number,
  offset = 0,
): D1PreparedStatement =>
  tag === null
    ? db
        .prepare(
          `SELECT ${columns} FROM item i WHERE i.edition = ?1 AND i.feed = 'blog-post'
           ORDER BY i.published DESC, i.id LIMIT ?2 OFFSET ?3`,
        )
        .bind(edition, limit, offset)
    : db
        .prepare(
          `SELECT ${columns} FROM item i WHERE i.edition = ?1 AND i.feed = 'blog-post' AND i.parent = ?4
           ORDER BY i.published DESC, i.id LIMIT ?2 OFFSET ?3`,
        )
        .bind(edition, limit, offset, tag)

/** Tags in the editors' order with the number of their posts. */
const tagsWithTotals = (db: D1Database, edition: EditionId): D1PreparedStatement =>
  db
    .prepare(
      `SELECT t.id, t.slug, t.version, json_set(t.data, '$.posts', (
         SELECT COUNT(*) FROM item i WHERE i.edition = ?1 AND i.feed = 'blog-post' AND i.parent = t.slug
       )) AS data FROM item t WHERE t.edition = ?1 AND t.feed = 'blog-tag' ORDER BY t.position`,
    )
    .bind(edition)

const tagRow = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  posts: z.int(),
})
const tagsOf = (rows: unknown[] | undefined): BlogTag[] => rowsOf(rows).map((row) => tagRow.parse(row.data))

const count = (db: D1Database, edition: EditionId): D1PreparedStatement =>
  db.prepare("SELECT COUNT(*) AS total FROM item WHERE edition = ? AND feed = 'blog-post'").bind(edition)

export async function blogInfo(db: D1Database, edition: EditionId): Promise<Outcome<Blog>> {
  const { version, rows } = await readVersioned(db, [
    itemById(db, edition, 'page', 'blog'),
    tagsWithTotals(db, edition),
    count(db, edition),
  ])
  const [page] = rowsOf(rows[0])
  if (page === undefined || totalOf(rows[2]) === 0) return { missing: `There is no blog in ${edition}.`, version }
  const words = z.object({ title: z.string(), description: z.string(), heading: z.string(), body: z.string() })
  return { found: { ...words.parse(page.data), posts: totalOf(rows[2]), tags: tagsOf(rows[1]) }, version }
}

export async function blogTags(
  db: D1Database,
  edition: EditionId,
  all: boolean,
): Promise<Outcome<{ tags: BlogTag[] }>> {
  const { version, rows } = await readVersioned(db, [tagsWithTotals(db, edition)])
  const tags = tagsOf(rows[0])
  return { found: { tags: all ? tags : tags.filter((tag) => tag.posts > 0) }, version }
}

/** Posts shown of each tag on the blog's home, and posts listed after the lead one. */
const perTag = 3
const afterMain = 5

export async function blogHome(db: D1Database, edition: EditionId): Promise<Outcome<BlogHome>> {
  const { version, rows } = await readVersioned(db, [
    newest(db, edition, null, afterMain + 1),
    tagsWithTotals(db, edition),
    db
      .prepare(
        `SELECT ${columns} FROM item t CROSS JOIN item i ON i.edition = ?1 AND i.feed = 'blog-post' AND i.id IN (
           SELECT n.id FROM item n WHERE n.edition = ?1 AND n.feed = 'blog-post' AND n.parent = t.slug
           ORDER BY n.published DESC, n.id LIMIT ?2
         ) WHERE t.edition = ?1 AND t.feed = 'blog-tag' ORDER BY t.position, i.published DESC, i.id`,
      )
      .bind(edition, perTag),
  ])
  const [main, ...latest] = cardsOf(rows[0])
  const posts = cardsOf(rows[2])
  const byTag = tagsOf(rows[1])
    .filter((tag) => tag.posts > 0)
    .map((tag) => ({ tag, posts: posts.filter((post) => post.tag.slug === tag.slug) }))
  return { found: { main: main ?? null, latest, byTag }, version }
}

export async function mainPost(db: D1Database, edition: EditionId): Promise<Outcome<{ main: PostCard | null }>> {
  const { version, rows } = await readVersioned(db, [newest(db, edition, null, 1)])
  return { found: { main: cardsOf(rows[0])[0] ?? null }, version }
}

export async function latestPosts(
  db: D1Database,
  edition: EditionId,
  limit: number,
  tag: string | null,
): Promise<Outcome<{ posts: PostCard[] }>> {
  const { version, rows } = await readVersioned(db, [newest(db, edition, tag, limit)])
  return { found: { posts: cardsOf(rows[0]) }, version }
}

/** A page of posts: all, a tag's, or those that a text finds. `skip` leaves out the newest ones. */
export async function postsPage(
  db: D1Database,
  edition: EditionId,
  page: { page: number; page_size: number },
  filter: { tag?: string | undefined; q?: string | undefined; skip?: number },
): Promise<Outcome<PostsPage>> {
  const offset = (page.page - 1) * page.page_size + (filter.skip ?? 0)
  const tag = filter.tag ?? null
  const words = filter.q === undefined ? null : matchExpression(filter.q)
  const statements =
    words !== null
      ? [
          db
            .prepare(
              `SELECT ${columns} FROM post_search s
               JOIN item i ON i.edition = ?1 AND i.feed = 'blog-post' AND i.id = s.id
               WHERE post_search MATCH ?2 AND s.edition = ?1 AND (?5 IS NULL OR i.parent = ?5)
               ORDER BY bm25(post_search, 0, 0, 8, 4, 1), i.id LIMIT ?4 OFFSET ?3`,
            )
            .bind(edition, words, offset, page.page_size, tag),
          db
            .prepare(
              `SELECT COUNT(*) AS total FROM post_search s
               JOIN item i ON i.edition = ?1 AND i.feed = 'blog-post' AND i.id = s.id
               WHERE post_search MATCH ?2 AND s.edition = ?1 AND (?3 IS NULL OR i.parent = ?3)`,
            )
            .bind(edition, words, tag),
        ]
      : [
          newest(db, edition, tag, page.page_size, offset),
          tag === null
            ? count(db, edition)
            : db
                .prepare("SELECT COUNT(*) AS total FROM item WHERE edition = ? AND feed = 'blog-post' AND parent = ?")
                .bind(edition, tag),
        ]
  const { version, rows } = await readVersioned(db, statements)
  const total = Math.max(0, totalOf(rows[1]) - (filter.skip ?? 0))
  return { found: { posts: cardsOf(rows[0]), total, page: page.page, pageSize: page.page_size }, version }
}

const links = z.object({
  relatedIds: z.array(z.string()),
  recommendedIds: z.array(z.string()),
  gameSlugs: z.array(z.string()),
})

async function completed(db: D1Database, edition: EditionId, row: ItemRow): Promise<Post> {
  const { relatedIds, recommendedIds, gameSlugs } = links.parse(row.data)
  const { rows } = await readVersioned(db, [
    db
      .prepare(
        `SELECT ${columns} FROM json_each(?2) wanted
         CROSS JOIN item i ON i.edition = ?1 AND i.feed = 'blog-post' AND i.id = wanted.value`,
      )
      .bind(edition, JSON.stringify([...relatedIds, ...recommendedIds])),
    db
      .prepare(
        `SELECT ${cardColumns} FROM json_each(?2) wanted CROSS JOIN game g ON g.slug = wanted.value
         JOIN game_edition ge ON ge.edition = ?1 AND ge.game_id = g.id JOIN provider p ON p.key = g.provider_key
         ORDER BY wanted.key`,
      )
      .bind(edition, JSON.stringify(gameSlugs)),
  ])
  const cards = new Map(cardsOf(rows[0]).map((card) => [card.id, card]))
  const listed = (ids: readonly string[]): PostCard[] => ids.flatMap((id) => cards.get(id) ?? [])
  const games = z.array(cardRow).parse(rows[1] ?? [])
  return postSchema.parse({
    ...row.data,
    related: listed(relatedIds),
    recommended: listed(recommendedIds),
    recommendedGames: games.map((game) => cardOf(game, Date.now())),
  })
}

export async function onePost(
  db: D1Database,
  edition: EditionId,
  asked: { slug: string } | { draftSlug: string },
): Promise<Outcome<Post>> {
  const slug = 'slug' in asked ? asked.slug : asked.draftSlug
  const first = await readVersioned(db, [itemBySlug(db, edition, 'blog-post', slug)])
  let [row] = rowsOf(first.rows[0])
  if (row === undefined) return { missing: `There is no post "${slug}" in ${edition}.`, version: first.version }
  if ('draftSlug' in asked) {
    const draft = await readVersioned(db, [draftById(db, edition, 'blog-post', row.id)])
    row = rowsOf(draft.rows[0])[0] ?? row
  }
  return { found: await completed(db, edition, row), version: first.version }
}

export async function blogAuthor(db: D1Database, edition: EditionId, id: string): Promise<Outcome<BlogAuthor>> {
  const { version, rows } = await readVersioned(db, [
    itemById(db, edition, 'blog-author', id),
    db
      .prepare(
        `SELECT ${columns} FROM item i WHERE i.edition = ?1 AND i.feed = 'blog-post'
         AND json_extract(i.data, '$.author.id') = ?2 ORDER BY i.published DESC, i.id LIMIT 24`,
      )
      .bind(edition, id),
  ])
  const [author] = rowsOf(rows[0])
  if (author === undefined) return { missing: `There is no author "${id}" in ${edition}.`, version }
  const about = z.object({ id: z.string(), name: z.string(), role: z.string(), bio: z.string() })
  return { found: { ...about.parse(author.data), posts: cardsOf(rows[1]) }, version }
}
