import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import type { ContentScope } from '../../shared/content/scope.ts'
import type { MediaPaths } from '../content-files/build-context.ts'
import { buildItems } from '../content-files/build-items.ts'
import { datedBy } from '../content-files/dated.ts'
import type { Item } from '../content-files/item.ts'
import { plain } from '../content-files/markup.ts'
import { buildGames, type GameRecord } from '../demo/demo.ts'
import { type Edit, editRow, reapplied } from '../publishing/edits.ts'
import { storedSchemas } from '../publishing/stored.ts'
import { type EditionId, editionOf } from '../storage/edition.ts'
import { bulkPosts } from './bulk-posts.ts'
import { allEditions } from './registry.ts'
import { hashOf, hashOfEdition, type Stage } from './source.ts'
import { writeRows } from './write.ts'

const columns = [
  'edition',
  'feed',
  'id',
  'slug',
  'position',
  'parent',
  'published',
  'data',
  'hash',
  'version',
  'changed_at',
] as const

const searched = z.object({ title: z.string(), summary: z.string(), body: z.string() })

type Row = ReturnType<typeof placed>[number]

/** Items with their place in their feed; two items of a feed with one slug are a fault of the files. */
function placed(edition: EditionId, items: readonly Item[], dated: (item: Item) => string) {
  const next = new Map<string, number>()
  const slugs = new Set<string>()
  return items.map((item) => {
    const name = `${item.feed}/${item.slug}`
    if (slugs.has(name)) throw new Error(`Two items of ${item.feed} in ${edition} have the slug "${item.slug}".`)
    slugs.add(name)
    const position = (next.get(item.feed) ?? 0) + 1
    next.set(item.feed, position)
    const data = JSON.stringify(item.data)
    const datedAt = dated(item)
    const hash = hashOf(`${item.slug} ${position} ${item.parent} ${datedAt} ${data}`)
    return { ...item, key: `${item.feed}/${item.id}`, position, data, datedAt, hash }
  })
}

const itemEditRow = editRow.extend({ key: z.string() })
const words = z.record(z.string(), z.unknown())

/** What editors have published in an edition, put over the rows whose files have changed; with what is left of each edit. */
async function withEdits(db: D1Database, edition: EditionId, changed: readonly Row[]) {
  const { results } = await db
    .prepare("SELECT feed || '/' || id AS key, patch, base FROM item_edit WHERE edition = ?")
    .bind(edition)
    .all()
  const edits = new Map(
    z
      .array(itemEditRow)
      .parse(results)
      .map(({ key, ...edit }) => [key, edit]),
  )
  const left = new Map<string, Edit | null>()
  const rows = changed.map((row) => {
    const edit = edits.get(row.key)
    if (edit === undefined) return row
    const again = reapplied(words.parse(JSON.parse(row.data)), edit)
    const fits = storedSchemas[row.feed].safeParse(again.data).success
    left.set(row.key, fits ? again.left : null)
    if (!fits) return row
    const { published } = again.data
    return {
      ...row,
      data: JSON.stringify(again.data),
      published: typeof published === 'string' ? published : row.published,
    }
  })
  return { rows, left }
}

/**
 * When a row about to be written last changed. What this platform knew otherwise changes now; what it did not know, and what
 * only moves in its list, has the files' date or the one it had, the later of the two.
 */
const changedAt = `CASE
  WHEN item.changed_at IS NULL THEN excluded.changed_at
  WHEN item.data = excluded.data THEN MAX(item.changed_at, excluded.changed_at)
  ELSE MAX(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), excluded.changed_at)
END`

async function keepEdits(db: D1Database, edition: EditionId, left: ReadonlyMap<string, Edit | null>): Promise<void> {
  for (const [key, edit] of left) {
    const where = "WHERE edition = ?1 AND feed || '/' || id = ?2"
    await (edit === null
      ? db.prepare(`DELETE FROM item_edit ${where}`).bind(edition, key)
      : db
          .prepare(`UPDATE item_edit SET patch = ?3, base = ?4 ${where}`)
          .bind(edition, key, JSON.stringify(edit.patch), JSON.stringify(edit.base))
    ).run()
  }
}

async function seedEdition(
  db: D1Database,
  scope: ContentScope,
  options: { media: MediaPaths; posts: number; games: readonly GameRecord[] },
): Promise<{ written: number; missing: string[] }> {
  const { brand, culture } = scope
  const edition = editionOf(scope)
  const { items, missing } = await buildItems(brand, culture, options.media)
  const all = placed(
    edition,
    [...items, ...bulkPosts(culture, items, options.games, options.posts)],
    await datedBy(culture),
  )
  const { results } = await db
    .prepare("SELECT feed || '/' || id AS key, hash FROM item WHERE edition = ?")
    .bind(edition)
    .all<{ key: string; hash: string }>()
  const known = new Map(results.map((row) => [row.key, row.hash]))
  const changed = all.filter((row) => known.get(row.key) !== row.hash)
  const wanted = new Set(all.map((row) => row.key))
  const gone = [...known.keys()].filter((key) => !wanted.has(key))
  if (changed.length === 0 && gone.length === 0) return { written: 0, missing }

  const { rows, left } = await withEdits(db, edition, changed)
  await db.batch([
    db
      .prepare("DELETE FROM item WHERE edition = ?1 AND feed || '/' || id IN (SELECT value FROM json_each(?2))")
      .bind(edition, JSON.stringify(gone)),
    // Rows whose place or slug moves free it first: both are unique within a feed.
    db
      .prepare(
        `UPDATE item SET slug = '#' || id, position = -position
         WHERE edition = ?1 AND feed || '/' || id IN (SELECT value FROM json_each(?2))`,
      )
      .bind(edition, JSON.stringify(rows.map((row) => row.key))),
  ])
  const version = await db.prepare("SELECT value + 1 AS next FROM meta WHERE key = 'content_version'").first('next')
  await writeRows(
    db,
    'item',
    columns,
    rows.map((row) => [
      edition,
      row.feed,
      row.id,
      row.slug,
      row.position,
      row.parent,
      row.published,
      row.data,
      row.hash,
      z.int().parse(version),
      row.datedAt,
    ]),
    `ON CONFLICT (edition, feed, id) DO UPDATE SET ${columns
      .slice(3)
      .map((column) => `${column} = ${column === 'changed_at' ? changedAt : `excluded.${column}`}`)
      .join(', ')}`,
  )
  await keepEdits(db, edition, left)
  await seedPostSearch(db, edition)
  return { written: changed.length + gone.length, missing }
}

const postRow = z.object({ id: z.string(), data: z.string() })

/** The search index of an edition's posts, from what is stored: an editor's words are found too. */
async function seedPostSearch(db: D1Database, edition: EditionId): Promise<void> {
  const { results } = await db
    .prepare("SELECT id, data FROM item WHERE edition = ? AND feed = 'blog-post'")
    .bind(edition)
    .all()
  await db.prepare('DELETE FROM post_search WHERE edition = ?').bind(edition).run()
  await writeRows(
    db,
    'post_search',
    ['edition', 'id', 'title', 'summary', 'body'],
    z
      .array(postRow)
      .parse(results)
      .map(({ id, data }) => {
        const { title, summary, body } = searched.parse(JSON.parse(data))
        return [edition, id, title, summary, plain(body)]
      }),
  )
}

/**
 * Every edition's editorial content, each a source of its own: an edition is built where a file that it reads has changed.
 * Writes only what differs, and keeps what editors have published over it; tells how many files nobody has written yet.
 * `posts`: how many posts are generated for each blog, for load tests. `made`: a hash of what else the content is made of.
 */
export async function seedContent(
  db: D1Database,
  options: { media: MediaPaths; posts: number; games: number; made: string },
  stage: Stage,
  onProgress: (message: string) => void,
): Promise<void> {
  const missing: string[] = []
  const games = options.posts > 0 ? buildGames(options.games) : []
  let written = 0
  for (const scope of allEditions)
    await stage(`content ${editionOf(scope)}`, await hashOfEdition(scope, options.made), async () => {
      const result = await seedEdition(db, scope, { ...options, games })
      written += result.written
      missing.push(...result.missing)
      return result.written > 0
    })
  if (written > 0) onProgress(`Content: ${written} items written`)
  if (missing.length > 0) onProgress(`Content: ${missing.length} files are not written yet, the first ${missing[0]}`)
}
