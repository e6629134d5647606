import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { z } from 'zod'
import { createFiller, html } from '../content-files/markup.ts'
import { editionOf } from '../storage/edition.ts'
import { jsonColumn } from '../storage/game-card.ts'
import type { Fields } from './edits.ts'
import { emptyTexts } from './empty-texts.ts'
import { unknown } from './faults.ts'
import type { Publishable, Refused, Stored } from './publishable.ts'
import type { GameSubject } from './subject.ts'

const fields = z.record(z.string(), z.unknown())
const overlaidRow = z.object({
  summary: z.string(),
  html: z.string(),
  patch: jsonColumn(fields).nullable(),
  base: jsonColumn(fields).nullable(),
  draft: jsonColumn(fields).nullable(),
})

/** A game's words, by the columns of game_text. */
const words = z.strictObject({ summary: z.string(), html: z.string() })

async function noSuchGame(db: D1Database, subject: GameSubject): Promise<Refused> {
  const { results } = await db
    .prepare(`SELECT g.slug FROM game_text t JOIN game g ON g.id = t.game_id WHERE t.edition = ? ORDER BY g.slug`)
    .bind(editionOf(subject))
    .all<{ slug: string }>()
  const known = results.map((row) => row.slug)
  return { refused: [{ pointer: '/change/slug', detail: unknown(`game in ${subject.culture}`, subject.slug, known) }] }
}

async function read(db: D1Database, subject: GameSubject): Promise<Stored | Refused> {
  const found = await db
    .prepare(
      `SELECT t.summary, t.html, e.patch, e.base, d.patch AS draft FROM game g
       JOIN game_text t ON t.edition = ?1 AND t.game_id = g.id
       LEFT JOIN game_edit e ON e.edition = ?1 AND e.slug = ?2
       LEFT JOIN game_draft d ON d.edition = ?1 AND d.game_id = g.id
       WHERE g.slug = ?2`,
    )
    .bind(editionOf(subject), subject.slug)
    .first()
  if (found === null) return noSuchGame(db, subject)
  const { patch, base, draft, ...shown } = overlaidRow.parse(found)
  return { shown, overlay: { edit: patch === null || base === null ? null : { patch, base }, draft } }
}

const given = z.object({ summary: z.string().optional(), body: z.string().optional() })

/** The summary as it is, the body from Markdown; the game's page shows both. */
async function accept(
  _db: D1Database,
  { brand, culture }: GameSubject,
  _stored: Stored,
  patch: Fields,
): Promise<{ patch: Fields } | Refused> {
  const empty = emptyTexts(patch, null)
  if (empty.length > 0) return { refused: empty }
  const { summary, body } = given.parse(patch)
  const fill = createFiller(brand, culture)
  try {
    return {
      patch: {
        ...(summary !== undefined && { summary: fill(summary) }),
        ...(body !== undefined && { html: html(fill(body)) }),
      },
    }
  } catch (error) {
    return { refused: [{ pointer: '/change/patch', detail: error instanceof Error ? error.message : String(error) }] }
  }
}

function write(db: D1Database, subject: GameSubject, { shown, overlay }: Stored): D1PreparedStatement[] {
  const { slug } = subject
  const edition = editionOf(subject)
  const { summary, html: body } = words.parse(shown)
  const game = '(SELECT id FROM game WHERE slug = ?2)'
  return [
    overlay.edit === null
      ? db.prepare('DELETE FROM game_edit WHERE edition = ?1 AND slug = ?2').bind(edition, slug)
      : db
          .prepare(
            `INSERT INTO game_edit (edition, slug, patch, base) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (edition, slug) DO UPDATE SET patch = excluded.patch, base = excluded.base`,
          )
          .bind(edition, slug, JSON.stringify(overlay.edit.patch), JSON.stringify(overlay.edit.base)),
    overlay.draft === null
      ? db.prepare(`DELETE FROM game_draft WHERE edition = ?1 AND game_id = ${game}`).bind(edition, slug)
      : db
          .prepare(
            `INSERT INTO game_draft (edition, game_id, patch) VALUES (?1, ${game}, ?3)
             ON CONFLICT (edition, game_id) DO UPDATE SET patch = excluded.patch`,
          )
          .bind(edition, slug, JSON.stringify(overlay.draft)),
    // A draft changes previews only: the game has changed where its words have, and in this edition alone.
    db
      .prepare(
        `UPDATE game_text SET summary = ?3, html = ?4, changed_at = ?5
         WHERE edition = ?1 AND game_id = ${game} AND (summary <> ?3 OR html <> ?4)`,
      )
      .bind(edition, slug, summary, body, new Date().toISOString()),
  ]
}

/** The words of a game in a culture. */
export const game: Publishable<GameSubject> = {
  read,
  accept,
  fits: (_, shown) => words.safeParse(shown).success,
  write,
}
