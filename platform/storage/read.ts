import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { z } from 'zod'

const versionRow = z.object({ value: z.int() })

/**
 * Reads in one batch, so that the content version is that of the rows: the site never keeps what is older than a purge
 * it has seen.
 */
export async function readVersioned(
  db: D1Database,
  statements: readonly D1PreparedStatement[],
): Promise<{ version: number; rows: unknown[][] }> {
  const [version, ...results] = await db.batch<unknown>([
    db.prepare("SELECT value FROM meta WHERE key = 'content_version'"),
    ...statements,
  ])
  return {
    version: versionRow.parse(version?.results[0]).value,
    rows: results.map((result) => result.results),
  }
}
