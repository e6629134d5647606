import { createHash } from 'node:crypto'
import { glob, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { D1Database } from '@cloudflare/workers-types'
import type { ContentScope } from '../../shared/content/scope.ts'
import { contentChains } from '../content-files/chain.ts'
import { perFile } from '../content-files/per-file.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export const hashOf = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 16)

/** The files of a path of the project: a folder's (`drawing/`), a pattern's (`brands/*.ts`), or the one file. */
async function filesOf(path: string): Promise<string[]> {
  if (path.includes('*')) {
    const found: string[] = []
    for await (const name of glob(path, { cwd: root })) found.push(root + name)
    return found.sort()
  }
  if (!path.endsWith('/')) return [root + path]
  const entries = await readdir(root + path, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

const hashOfFile = perFile(async (path) => hashOf(await readFile(path)))

/** A hash of every file under the given paths of the project, and of what else the source depends on. */
export async function hashOfFiles(paths: readonly string[], ...more: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) {
    const files = await filesOf(path)
    const hashes = await Promise.all(files.map(hashOfFile))
    for (const [index, file] of files.entries()) {
      const [name, own] = [file.slice(root.length), hashes[index]]
      if (own === undefined) throw new Error(`${name} is not there, but what is seeded depends on it.`)
      hash.update(name).update(own)
    }
  }
  for (const text of more) hash.update(text)
  return hash.digest('hex').slice(0, 32)
}

/** A hash of the content files that an edition reads, through its chain of folders, and of what else is made of them. */
export const hashOfEdition = ({ culture }: ContentScope, ...more: readonly string[]): Promise<string> =>
  hashOfFiles(
    [
      ...contentChains[culture].map((folder) => `platform/demo/content/${folder}/`),
      'platform/demo/content/*.yaml',
      'platform/content-files/',
    ],
    ...more,
  )

/** What was written when: a source is written again only when its hash has changed. */
export async function openSources(db: D1Database) {
  const { results } = await db.prepare('SELECT name, hash FROM source').all<{ name: string; hash: string }>()
  const known = new Map(results.map((row) => [row.name, row.hash]))
  return {
    isFresh: (name: string, hash: string): boolean => known.get(name) === hash,
    /** `changed`: what the site reads is another now. The content version says so, and the site is to be told. */
    done: async (name: string, hash: string, changed: boolean): Promise<void> => {
      const noted = db
        .prepare('INSERT INTO source (name, hash) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET hash = ?2')
        .bind(name, hash)
      const raised = [
        db.prepare("UPDATE meta SET value = value + 1 WHERE key = 'content_version'"),
        db.prepare(
          `UPDATE meta SET value = (SELECT value FROM meta WHERE key = 'content_version')
           WHERE key = 'seeded_version'`,
        ),
      ]
      await db.batch(changed ? [noted, ...raised] : [noted])
    },
  }
}

/** Writes a source where its hash has changed; `write` gives false when nothing that the site reads came of it. */
export type Stage = (name: string, hash: string, write: () => Promise<unknown>) => Promise<void>
