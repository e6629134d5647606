import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import { type LastChanges, lastChangesSchema } from '../../shared/content/last-changes.ts'
import type { ItemFeed } from '../content-files/item.ts'
import type { Outcome } from '../contract/route.ts'
import type { EditionId } from './edition.ts'
import { gameChangedAt } from './game-changed.ts'
import { readVersioned } from './read.ts'

/** The feeds whose items are shown as one list, by what the answer calls it. */
const lists = {
  promotions: 'promotion',
  features: 'feature',
  payments: 'payment',
  faq: 'faq',
  posts: 'blog-post',
} as const satisfies Record<keyof LastChanges['lists'], ItemFeed>

const named = z.array(z.object({ name: z.string(), changedAt: z.string() }))

const byName = (rows: unknown[] | undefined): Record<string, string> =>
  Object.fromEntries(named.parse(rows ?? []).map(({ name, changedAt }) => [name, changedAt]))

/** When each page, list, group and provider of an edition last changed; what is not known is left out. */
export async function lastChanges(db: D1Database, edition: EditionId): Promise<Outcome<LastChanges>> {
  const itemsOf = (feed: ItemFeed) =>
    db
      .prepare(
        'SELECT id AS name, changed_at AS changedAt FROM item WHERE edition = ?1 AND feed = ?2 AND changed_at IS NOT NULL',
      )
      .bind(edition, feed)
  const { version, rows } = await readVersioned(db, [
    itemsOf('page'),
    itemsOf('category'),
    itemsOf('provider'),
    db
      .prepare(
        'SELECT feed AS name, MAX(changed_at) AS changedAt FROM item WHERE edition = ?1 AND changed_at IS NOT NULL GROUP BY feed',
      )
      .bind(edition),
    db
      .prepare(
        `SELECT gg.group_key AS name, MAX(${gameChangedAt}) AS changedAt FROM game_group gg JOIN game g ON g.id = gg.game_id
         JOIN game_text t ON t.edition = gg.edition AND t.game_id = g.id WHERE gg.edition = ?1 GROUP BY gg.group_key`,
      )
      .bind(edition),
    db
      .prepare(
        `SELECT g.provider_key AS name, MAX(${gameChangedAt}) AS changedAt FROM game_edition ge JOIN game g ON g.id = ge.game_id
         JOIN game_text t ON t.edition = ge.edition AND t.game_id = g.id WHERE ge.edition = ?1 GROUP BY g.provider_key`,
      )
      .bind(edition),
  ])
  const [pages, categories, stories, feeds, groups, games] = rows.map(byName)
  return {
    found: lastChangesSchema.parse({
      pages,
      categories,
      lists: Object.fromEntries(Object.entries(lists).map(([name, feed]) => [name, feeds?.[feed]])),
      groups,
      // A provider's page shows its games and its story: the later of the two.
      providers: Object.fromEntries(
        Object.entries(games ?? {}).map(([key, newest]) => {
          const story = stories?.[key]
          return [key, story !== undefined && story > newest ? story : newest]
        }),
      ),
    }),
    version,
  }
}
