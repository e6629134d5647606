import type { D1Database } from '@cloudflare/workers-types'

/** Bytes of JSON in one statement: D1 takes parameters up to 2 MB. */
const chunkSize = 700_000

/** A value of a column. Booleans are stored as 0 and 1. */
export type Cell = string | number | boolean | null

/**
 * Writes rows by few large statements. `conflict` is what follows VALUES in SQL, e.g. ON CONFLICT (id) DO UPDATE SET …
 * Rows are arrays in the order of the columns.
 */
export async function writeRows(
  db: D1Database,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
  conflict = '',
): Promise<number> {
  const fields = columns.map((_, index) => `json_extract(value, '$[${index}]')`).join(', ')
  const statement = db.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${fields} FROM json_each(?1) WHERE true ${conflict}`,
  )
  let written = 0
  let parts: string[] = []
  let size = 0
  const flush = async () => {
    if (parts.length > 0) await statement.bind(`[${parts.join(',')}]`).run()
    parts = []
    size = 0
  }
  for (const row of rows) {
    const part = JSON.stringify(row)
    parts.push(part)
    size += part.length
    written += 1
    if (size > chunkSize) await flush()
  }
  await flush()
  return written
}
