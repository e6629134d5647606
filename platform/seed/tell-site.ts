import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import { brandIds, brands } from '../../brands/registry.ts'
import { everythingTag } from '../../shared/content/tags.ts'
import { type Purge, type PurgeConfig, purgeSites } from '../publishing/purge.ts'

/** Milliseconds between two attempts: the site starts after the platform. */
const pause = 500

const metaRow = z.object({ key: z.string(), value: z.int() })

/** Everything that a culture shows (docs/contracts/purge.md). */
const everything: readonly Purge[] = brandIds.map((brand) => ({
  brand,
  tags: brands[brand].domain.cultures.map((culture) => everythingTag({ brand, culture })),
}))

/**
 * Tells the sites that a seed has changed what it keeps, once they are there to be told: what they kept before is then no
 * longer served as current. Tries for `patience` milliseconds, and again at the platform's next start. Gives whether the
 * sites know.
 */
export async function tellSite(db: D1Database, config: PurgeConfig, patience = 120_000): Promise<boolean> {
  const { results } = await db
    .prepare("SELECT key, value FROM meta WHERE key IN ('seeded_version', 'told_version', 'database')")
    .all()
  const versions = new Map(
    z
      .array(metaRow)
      .parse(results)
      .map(({ key, value }) => [key, value]),
  )
  const seeded = versions.get('seeded_version') ?? 0
  const told = versions.get('told_version') ?? 0
  if (seeded <= told) return true
  // A database that no site was told of is new: its versions begin again.
  const published = { version: seeded, database: String(versions.get('database') ?? 0), reset: told === 0 }
  const end = Date.now() + patience
  while ((await purgeSites(config, everything, published)).length > 0) {
    if (Date.now() > end) return false
    await new Promise((resume) => setTimeout(resume, pause).unref())
  }
  await db.prepare("UPDATE meta SET value = ? WHERE key = 'told_version'").bind(seeded).run()
  return true
}
