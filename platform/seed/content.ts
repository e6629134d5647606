import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import { brands } from '../../brands/registry.ts'
import { type BrandId, brandIds, type CultureId } from '../../shared/site/ids.ts'
import { buildItems } from '../content-files/build-items.ts'
import type { Item } from '../content-files/item.ts'
import { plain } from '../content-files/markup.ts'
import type { FileCache } from '../content-files/reader.ts'
import type { MediaPaths } from '../content-files/scope.ts'
import { hashOf } from './source.ts'
import { writeRows } from './write.ts'

const columns = ['culture', 'feed', 'id', 'slug', 'position', 'parent', 'published', 'data', 'hash', 'version'] as const

const searched = z.object({ title: z.string(), summary: z.string(), body: z.string() })

/** Items with their place in their feed; two items of a feed with one slug are a fault of the files. */
function placed(culture: CultureId, items: readonly Item[]) {
  const next = new Map<string, number>()
  const slugs = new Set<string>()
  return items.map((item) => {
    const key = `${item.feed}/${item.slug}`
    if (slugs.has(key)) throw new Error(`Two items of ${item.feed} in ${culture} have the slug "${item.slug}".`)
    slugs.add(key)
    const position = (next.get(item.feed) ?? 0) + 1
    next.set(item.feed, position)
    const data = JSON.stringify(item.data)
    return { ...item, position, data, hash: hashOf(`${item.slug} ${position} ${item.parent} ${data}`) }
  })
}

async function seedCulture(
  db: D1Database,
  brand: BrandId,
  culture: CultureId,
  media: MediaPaths,
  cache: FileCache,
): Promise<{ written: number; missing: string[] }> {
  const { items, missing } = await buildItems(brand, culture, media, cache)
  const rows = placed(culture, items)
  const { results } = await db
    .prepare('SELECT feed, id, hash FROM item WHERE culture = ?')
    .bind(culture)
    .all<{ feed: string; id: string; hash: string }>()
  const known = new Map(results.map((row) => [`${row.feed}/${row.id}`, row.hash]))
  const changed = rows.filter((row) => known.get(`${row.feed}/${row.id}`) !== row.hash)
  const wanted = new Set(rows.map((row) => `${row.feed}/${row.id}`))
  const gone = [...known.keys()].filter((key) => !wanted.has(key))
  if (changed.length === 0 && gone.length === 0) return { written: 0, missing }

  // Rows whose place or slug moves free it first: both are unique within a feed.
  const touched = JSON.stringify([...gone, ...changed.map((row) => `${row.feed}/${row.id}`)])
  await db
    .prepare("DELETE FROM item WHERE culture = ?1 AND feed || '/' || id IN (SELECT value FROM json_each(?2))")
    .bind(culture, touched)
    .run()
  const version = await db.prepare("SELECT value FROM meta WHERE key = 'content_version'").first<number>('value')
  await writeRows(
    db,
    'item',
    columns,
    changed.map((row) => [
      culture,
      row.feed,
      row.id,
      row.slug,
      row.position,
      row.parent,
      row.published,
      row.data,
      row.hash,
      version ?? 1,
    ]),
  )
  await db.prepare('DELETE FROM post_search WHERE culture = ?').bind(culture).run()
  const posts = rows.filter((row) => row.feed === 'blog-post')
  await writeRows(
    db,
    'post_search',
    ['culture', 'id', 'title', 'summary', 'body'],
    posts.map((row) => {
      const { title, summary, body } = searched.parse(JSON.parse(row.data))
      return [culture, row.id, title, summary, plain(body)]
    }),
  )
  return { written: changed.length, missing }
}

/** Every culture's editorial content. Writes only what has changed; tells how many files nobody has written yet. */
export async function seedContent(
  db: D1Database,
  media: MediaPaths,
  onProgress: (message: string) => void,
): Promise<void> {
  const missing: string[] = []
  const cache: FileCache = new Map()
  let written = 0
  for (const brand of brandIds) {
    for (const culture of brands[brand].domain.cultures) {
      const result = await seedCulture(db, brand, culture, media, cache)
      written += result.written
      missing.push(...result.missing)
    }
  }
  // The version tells every reader that content has moved on.
  if (written > 0) await db.prepare("UPDATE meta SET value = value + 1 WHERE key = 'content_version'").run()
  onProgress(`Content: ${written} items written`)
  if (missing.length > 0) onProgress(`Content: ${missing.length} files are not written yet, the first ${missing[0]}`)
}
