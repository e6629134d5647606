import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { z } from 'zod'
import type { ItemFeed } from '../content-files/item.ts'
import type { Outcome } from '../contract/route.ts'
import type { EditionId } from './edition.ts'
import { jsonColumn } from './game-card.ts'
import { readVersioned } from './read.ts'

const columns = 'i.id, i.slug, i.version, i.data'

export const itemRow = z.object({
  id: z.string(),
  slug: z.string(),
  version: z.int(),
  data: jsonColumn(z.record(z.string(), z.unknown())),
})
export type ItemRow = z.infer<typeof itemRow>

export const rowsOf = (rows: unknown[] | undefined): ItemRow[] => z.array(itemRow).parse(rows ?? [])

/** All items of a feed in their order. Feeds are short: sixteen promotions, ten payment options. */
export const allItems = (db: D1Database, edition: EditionId, feed: ItemFeed, limit = 100): D1PreparedStatement =>
  db
    .prepare(`SELECT ${columns} FROM item i WHERE i.edition = ?1 AND i.feed = ?2 ORDER BY i.position LIMIT ?3`)
    .bind(edition, feed, limit)

export const itemById = (db: D1Database, edition: EditionId, feed: ItemFeed, id: string): D1PreparedStatement =>
  db.prepare(`SELECT ${columns} FROM item i WHERE i.edition = ?1 AND i.feed = ?2 AND i.id = ?3`).bind(edition, feed, id)

export const itemBySlug = (db: D1Database, edition: EditionId, feed: ItemFeed, slug: string): D1PreparedStatement =>
  db
    .prepare(`SELECT ${columns} FROM item i WHERE i.edition = ?1 AND i.feed = ?2 AND i.slug = ?3`)
    .bind(edition, feed, slug)

/** The item with its editor's draft over it, if there is one. */
export const draftById = (db: D1Database, edition: EditionId, feed: ItemFeed, id: string): D1PreparedStatement =>
  db
    .prepare(
      `SELECT i.id, i.slug, i.version, json_patch(i.data, coalesce(d.data, '{}')) AS data FROM item i
       LEFT JOIN item_draft d ON d.edition = ?1 AND d.feed = ?2 AND d.id = ?3
       WHERE i.edition = ?1 AND i.feed = ?2 AND i.id = ?3`,
    )
    .bind(edition, feed, id)

/** One item as its answer, or why there is none. */
export async function readItem<T extends z.core.$ZodType>(
  db: D1Database,
  statement: D1PreparedStatement,
  schema: T,
  missing: string,
): Promise<Outcome<z.output<T>>> {
  const { version, rows } = await readVersioned(db, [statement])
  const [row] = rowsOf(rows[0])
  if (row === undefined) return { missing, version }
  return { found: z.parse(schema, { ...row.data, version: row.version }), version }
}

/** All items of a feed, each as `schema` has it; fields that the schema does not name are left out. */
export async function readItems<T extends z.core.$ZodType>(
  db: D1Database,
  edition: EditionId,
  feed: ItemFeed,
  schema: T,
): Promise<{ items: z.output<T>[]; version: number }> {
  const { version, rows } = await readVersioned(db, [allItems(db, edition, feed)])
  return {
    items: rowsOf(rows[0]).map((row) => z.parse(schema, { id: row.id, ...row.data, version: row.version })),
    version,
  }
}
