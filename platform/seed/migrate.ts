import { readdir, readFile } from 'node:fs/promises'
import type { D1Database } from '@cloudflare/workers-types'

const folder = new URL('../storage/migrations/', import.meta.url)

/** The statements of a migration. Migrations hold no triggers, so every semicolon at a line's end closes a statement. */
const statementsOf = (sql: string): string[] =>
  sql
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')

/** Applies what is not applied yet, in order, and notes it in wrangler's own table. */
export async function migrate(db: D1Database): Promise<string[]> {
  await db
    .prepare(
      `CREATE TABLE IF NOT EXISTS d1_migrations (
         id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
         applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`,
    )
    .run()
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map((row) => row.name))
  const pending = (await readdir(folder)).filter((name) => name.endsWith('.sql') && !applied.has(name)).sort()
  for (const name of pending) {
    const statements = statementsOf(await readFile(new URL(name, folder), 'utf8'))
    await db.batch([
      ...statements.map((statement) => db.prepare(statement)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
  return pending
}
