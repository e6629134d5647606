import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { z } from 'zod'
import { jsonColumn } from '../storage/game-card.ts'
import { publicationActions } from './change.ts'
import { type Overlay, overlaySchema } from './publishable.ts'
import { historyKey, type Subject } from './subject.ts'

export type PublicationAction = (typeof publicationActions)[number]

const publicationRow = z.object({
  version: z.int(),
  at: z.int(),
  action: z.enum(publicationActions),
  before: jsonColumn(overlaySchema),
  after: jsonColumn(overlaySchema),
})
export type Publication = z.infer<typeof publicationRow>

/** Publications that a history lists. */
const listed = 50

/** The subject's publications, the newest first. */
export async function publicationsOf(db: D1Database, subject: Subject, limit = listed): Promise<Publication[]> {
  const { results } = await db
    .prepare(
      `SELECT version, at, action, before, after FROM publication WHERE subject = ?1
       ORDER BY version DESC LIMIT ?2`,
    )
    .bind(historyKey(subject), limit)
    .all()
  return z.array(publicationRow).parse(results)
}

/** One publication of the subject: the newest, or the one that made a content version. */
export async function publicationOf(
  db: D1Database,
  subject: Subject,
  version: number | undefined,
): Promise<Publication | null> {
  if (version === undefined) return (await publicationsOf(db, subject, 1))[0] ?? null
  const found = await db
    .prepare('SELECT version, at, action, before, after FROM publication WHERE subject = ?1 AND version = ?2')
    .bind(historyKey(subject), version)
    .first()
  return found === null ? null : publicationRow.parse(found)
}

/** Notes a publication under the content version that is current when it is written. */
export const noted = (
  db: D1Database,
  subject: Subject,
  publication: {
    readonly action: PublicationAction
    readonly at: number
    /** Version of the subject's newest publication, 0 for none: a second one made over it fails. */
    readonly previous: number
    readonly before: Overlay
    readonly after: Overlay
  },
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO publication (version, subject, previous, at, action, before, after)
       SELECT value, ?1, ?2, ?3, ?4, ?5, ?6 FROM meta WHERE key = 'content_version'`,
    )
    .bind(
      historyKey(subject),
      publication.previous,
      publication.at,
      publication.action,
      JSON.stringify(publication.before),
      JSON.stringify(publication.after),
    )
