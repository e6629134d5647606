import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import { hashOf } from './source.ts'
import { writeRows } from './write.ts'

export type MediaFile = {
  name: string
  folder: string
  stem: string
  extension: keyof typeof contentTypes
  bytes: Uint8Array | string
}

const contentTypes = {
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
} as const

/** Puts at a time: R2 in local development answers in a few milliseconds, most of it waiting. */
const parallel = 24

/** Runs the tasks with at most `width` at a time. */
export async function inParallel<T>(
  items: Iterable<T>,
  width: number,
  task: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) await task(next.value)
  }
  await Promise.all(Array.from({ length: width }, worker))
}

/**
 * Puts a source's files under content-hashed paths and takes away what it no longer has. Returns the path of each by
 * name. What is already stored is not written again.
 */
export async function storeMedia(
  db: D1Database,
  bucket: R2Bucket,
  source: string,
  files: readonly MediaFile[],
): Promise<Map<string, string>> {
  const { results } = await db.prepare('SELECT path FROM media WHERE source = ?').bind(source).all<{ path: string }>()
  const stored = new Set(results.map(({ path }) => path))
  const paths = new Map<string, string>()
  // By path: files of the same name and content are one, whoever uses them.
  const missing = new Map<string, MediaFile>()
  for (const file of files) {
    const path = `${file.folder}/${file.stem}.${hashOf(file.bytes).slice(0, 10)}.${file.extension}`
    paths.set(file.name, path)
    if (!stored.has(path)) missing.set(path, file)
  }
  await inParallel(missing, parallel, async ([path, file]) => {
    await bucket.put(path, file.bytes, { httpMetadata: { contentType: contentTypes[file.extension] } })
  })
  await db.prepare('DELETE FROM media WHERE source = ?').bind(source).run()
  await writeRows(
    db,
    'media',
    ['name', 'path', 'source'],
    [...paths].map(([name, path]) => [name, path, source]),
    'ON CONFLICT (name) DO UPDATE SET path = excluded.path, source = excluded.source',
  )
  const used = new Set(paths.values())
  const gone = [...stored].filter((path) => !used.has(path))
  for (let first = 0; first < gone.length; first += 500) await bucket.delete(gone.slice(first, first + 500))
  return paths
}
