import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import { brands } from '../../brands/registry.ts'
import { brandIds } from '../../shared/site/ids.ts'
import type { Config } from '../env.ts'
import { purgeSite } from '../publishing/purge.ts'

/** Milliseconds between two attempts: the site starts after the platform. */
const pause = 500

const metaRow = z.object({ key: z.string(), value: z.int() })

/** Everything that a culture shows (docs/contracts/purge.md). */
const allTags = brandIds.flatMap((brand) => brands[brand].domain.cultures.map((id) => `content:${brand}:${id}`))

/**
 * Tells the site that a seed has changed what it keeps, once it is there to be told: what it kept before is then no
 * longer served as current. Tries for `patience` milliseconds, and again at the platform's next start. Gives whether the
 * site knows.
 */
export async function tellSite(
  db: D1Database,
  config: Pick<Config, 'SITE_ORIGIN' | 'PURGE_KEY'>,
  patience = 120_000,
): Promise<boolean> {
  const { results } = await db
    .prepare("SELECT key, value FROM meta WHERE key IN ('seeded_version', 'told_version')")
    .all()
  const versions = new Map(
    z
      .array(metaRow)
      .parse(results)
      .map(({ key, value }) => [key, value]),
  )
  const seeded = versions.get('seeded_version') ?? 0
  if (seeded <= (versions.get('told_version') ?? 0)) return true
  const end = Date.now() + patience
  while ((await purgeSite(config, allTags, seeded)) !== null) {
    if (Date.now() > end) return false
    await new Promise((resume) => setTimeout(resume, pause).unref())
  }
  await db.prepare("UPDATE meta SET value = ? WHERE key = 'told_version'").bind(seeded).run()
  return true
}
