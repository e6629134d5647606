import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { z } from 'zod'
import { html, plain } from '../content-files/markup.ts'
import { jsonColumn } from '../storage/game-card.ts'
import type { Change } from './change.ts'
import { edited, editRow } from './edits.ts'
import { rendered, storedSchemas } from './stored.ts'

/** The statements that write a change, or why it cannot be written. */
export type Prepared = { write: D1PreparedStatement[] } | { refused: string; status: 404 | 422 }

const dataRow = z.object({ data: jsonColumn(z.record(z.string(), z.unknown())) })

/** Fields by which an item is reached, or which say where it stands: they change with the files, not here. */
const fixedFields: readonly string[] = ['id', 'slug', 'key', 'routeKey', 'sectionCode', 'code', 'tag']

async function prepareItem(db: D1Database, change: Extract<Change, { kind: 'item' }>): Promise<Prepared> {
  const { culture, feed, id } = change
  const stored = await db
    .prepare('SELECT data FROM item WHERE culture = ?1 AND feed = ?2 AND id = ?3')
    .bind(culture, feed, id)
    .first()
  const row = dataRow.safeParse(stored).data
  if (row === undefined) return { refused: `There is no ${feed} "${id}" in ${culture}.`, status: 404 }
  const patch = z.record(z.string(), z.unknown()).parse(rendered(feed, change.patch))
  const merged = storedSchemas[feed].safeParse({ ...row.data, ...patch })
  if (!merged.success) {
    const [fault] = merged.error.issues
    return { refused: `The ${feed} would not be valid: ${fault?.path.join('.')}: ${fault?.message}`, status: 422 }
  }
  if (fixedFields.some((field) => field in patch))
    return { refused: 'Ids, slugs and tags stay as they are.', status: 422 }
  if (change.draft) {
    return {
      write: [
        db
          .prepare(
            `INSERT INTO item_draft (culture, feed, id, data) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (culture, feed, id) DO UPDATE SET data = ?4`,
          )
          .bind(culture, feed, id, JSON.stringify(patch)),
      ],
    }
  }
  const before = await db
    .prepare('SELECT patch, base FROM item_edit WHERE culture = ?1 AND feed = ?2 AND id = ?3')
    .bind(culture, feed, id)
    .first()
  const edit = edited(editRow.safeParse(before).data, row.data, patch)
  const write = [
    db
      .prepare(
        `INSERT INTO item_edit (culture, feed, id, patch, base) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (culture, feed, id) DO UPDATE SET patch = ?4, base = ?5`,
      )
      .bind(culture, feed, id, JSON.stringify(edit.patch), JSON.stringify(edit.base)),
    db
      .prepare(
        `UPDATE item SET data = ?4, published = coalesce(?5, published),
         version = (SELECT value FROM meta WHERE key = 'content_version')
         WHERE culture = ?1 AND feed = ?2 AND id = ?3`,
      )
      .bind(culture, feed, id, JSON.stringify(merged.data), merged.data.published ?? null),
    db.prepare('DELETE FROM item_draft WHERE culture = ?1 AND feed = ?2 AND id = ?3').bind(culture, feed, id),
  ]
  if (feed === 'blog-post') {
    const { title, summary, body } = z
      .object({ title: z.string(), summary: z.string(), body: z.string() })
      .parse(merged.data)
    write.push(
      db
        .prepare(
          `UPDATE post_search SET title = ?3, summary = ?4, body = ?5
           WHERE rowid IN (SELECT rowid FROM post_search WHERE culture = ?1 AND id = ?2)`,
        )
        .bind(culture, id, title, summary, plain(body)),
    )
  }
  return { write }
}

const gameRow = z.object({ id: z.int(), summary: z.string(), html: z.string() })

async function prepareGame(db: D1Database, change: Extract<Change, { kind: 'game' }>): Promise<Prepared> {
  const { culture, slug, patch } = change
  const stored = await db
    .prepare(
      `SELECT g.id, t.summary, t.html FROM game g JOIN game_text t ON t.culture = ?1 AND t.game_id = g.id
       WHERE g.slug = ?2`,
    )
    .bind(culture, slug)
    .first()
  const row = gameRow.safeParse(stored).data
  if (row === undefined) return { refused: `No game "${slug}" is offered in ${culture}.`, status: 404 }
  const { id, ...shown } = row
  const words = {
    ...(patch.summary !== undefined && { summary: patch.summary }),
    ...(patch.body !== undefined && { html: html(patch.body) }),
  }
  if (change.draft) {
    return {
      write: [
        db
          .prepare(
            `INSERT INTO game_draft (culture, game_id, patch) VALUES (?1, ?2, ?3)
             ON CONFLICT (culture, game_id) DO UPDATE SET patch = ?3`,
          )
          .bind(culture, id, JSON.stringify(words)),
      ],
    }
  }
  const before = await db
    .prepare('SELECT patch, base FROM game_edit WHERE culture = ?1 AND slug = ?2')
    .bind(culture, slug)
    .first()
  const edit = edited(editRow.safeParse(before).data, shown, words)
  return {
    write: [
      db
        .prepare(
          `INSERT INTO game_edit (culture, slug, patch, base) VALUES (?1, ?2, ?3, ?4)
           ON CONFLICT (culture, slug) DO UPDATE SET patch = ?3, base = ?4`,
        )
        .bind(culture, slug, JSON.stringify(edit.patch), JSON.stringify(edit.base)),
      db
        .prepare(
          `UPDATE game_text SET summary = coalesce(?3, summary), html = coalesce(?4, html)
           WHERE culture = ?1 AND game_id = ?2`,
        )
        .bind(culture, id, words.summary ?? null, words.html ?? null),
      db.prepare('DELETE FROM game_draft WHERE culture = ?1 AND game_id = ?2').bind(culture, id),
    ],
  }
}

export async function prepareChange(db: D1Database, change: Change): Promise<Prepared> {
  switch (change.kind) {
    case 'item':
      return prepareItem(db, change)
    case 'game':
      return prepareGame(db, change)
    case 'maintenance':
      return {
        write: [db.prepare("UPDATE meta SET value = ? WHERE key = 'maintenance'").bind(change.on ? 1 : 0)],
      }
  }
}
