import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import { type EditionId, editionOf } from '../storage/edition.ts'
import type { Fields } from './edits.ts'
import { type Fault, unknown } from './faults.ts'
import type { ItemSubject } from './subject.ts'

type Kind = 'game' | 'blog post'

/** Fields that name other things: what they name. */
const references: Readonly<Record<string, Kind>> = {
  featuredGame: 'game',
  gameSlugs: 'game',
  relatedIds: 'blog post',
  recommendedIds: 'blog post',
}

const nameRow = z.object({ name: z.string() })

async function namesOf(db: D1Database, kind: Kind, edition: EditionId): Promise<string[]> {
  const statement =
    kind === 'game'
      ? db.prepare(
          `SELECT g.slug AS name FROM game_edition ge JOIN game g ON g.id = ge.game_id
           WHERE ge.edition = ? ORDER BY g.slug`,
        )
      : db.prepare("SELECT id AS name FROM item WHERE edition = ? AND feed = 'blog-post' ORDER BY position")
  const { results } = await statement.bind(edition).all()
  return z
    .array(nameRow)
    .parse(results)
    .map(({ name }) => name)
}

const named = z.union([z.array(z.string()), z.string().transform((name) => [name])])

/** What a patch names and the culture does not have. */
export async function missingReferences(db: D1Database, subject: ItemSubject, patch: Fields): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const [field, kind] of Object.entries(references)) {
    if (patch[field] === undefined) continue
    const known = await namesOf(db, kind, editionOf(subject))
    for (const name of named.parse(patch[field]))
      if (!known.includes(name))
        faults.push({
          pointer: `/change/patch/${field}`,
          detail: unknown(`${kind} in ${subject.culture}`, name, known),
        })
  }
  return faults
}
