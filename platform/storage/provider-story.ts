import type { D1Database } from '@cloudflare/workers-types'
import { type ProviderStory, providerStorySchema } from '../../shared/content/provider.ts'
import type { Outcome } from '../contract/route.ts'
import type { EditionId } from './edition.ts'
import { itemById, rowsOf } from './items.ts'
import { readVersioned } from './read.ts'

/** What is told of a provider, with the mechanics of the games that the edition has of it. */
export async function providerStory(db: D1Database, edition: EditionId, key: string): Promise<Outcome<ProviderStory>> {
  const { version, rows } = await readVersioned(db, [
    itemById(db, edition, 'provider', key),
    db
      .prepare(
        `SELECT f.key, f.name, COUNT(*) AS games FROM game_edition ge JOIN game g ON g.id = ge.game_id
         JOIN facet f ON f.culture = (SELECT culture FROM edition WHERE id = ?1) AND f.kind = 'mechanic'
           AND f.key = g.mechanic
         WHERE ge.edition = ?1 AND ge.provider_key = ?2 GROUP BY f.key ORDER BY games DESC, f.key`,
      )
      .bind(edition, key),
  ])
  const [row] = rowsOf(rows[0])
  if (row === undefined) return { missing: `There is no story of a provider "${key}" in ${edition}.`, version }
  return { found: providerStorySchema.parse({ ...row.data, makes: rows[1] ?? [] }), version }
}
