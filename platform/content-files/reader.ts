import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { z } from 'zod'
import type { CultureId } from '../../shared/site/ids.ts'
import { contentChains } from './chain.ts'
import { ContentFault } from './content-fault.ts'
import { isAbsent, merge } from './merge.ts'
import { perFile } from './per-file.ts'
import { spelled } from './spelling.ts'

const root = fileURLToPath(new URL('../demo/content/', import.meta.url))

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/

function parsed(path: string, text: string): unknown {
  try {
    if (!path.endsWith('.md')) return parse(text)
    const [, head, body] = frontMatter.exec(text) ?? []
    if (head === undefined) throw new Error('it has no front matter')
    return { ...(parse(head) as object), body: (body ?? '').trim() }
  } catch (error) {
    throw new ContentFault(
      `platform/demo/content/${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** Reads a value by its schema; a fault names the file and the place in it. */
export function check<T extends z.core.$ZodType>(schema: T, value: unknown, file: string): z.output<T> {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const faults = result.error.issues.map((issue) => `${issue.path.join('.') || '(top)'}: ${issue.message}`)
  throw new ContentFault(`platform/demo/content/${file} is not valid: ${faults.join('; ')}`)
}

const contentAt = perFile(async (path) => parsed(path.slice(root.length), await readFile(path, 'utf8')))
const contentOf = (path: string): Promise<unknown> => contentAt(root + path)

/** A value of another culture's folder with its texts as this culture spells them. */
const inWordsOf = (culture: CultureId, value: unknown): unknown => {
  if (typeof value === 'string') return spelled(value, culture)
  if (Array.isArray(value)) return value.map((item) => inWordsOf(culture, item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inWordsOf(culture, item)]))
}

/** What a culture's folders hold, through its chain of overrides. Files that nobody has written are null and counted. */
export function createReader(culture: CultureId) {
  const chain = contentChains[culture]
  /** Files as this reader has found them: it looks for each once. Undefined: not there. */
  const found = new Map<string, Promise<unknown>>()
  const missing: string[] = []

  const own = (file: string): Promise<unknown> => {
    const known = found.get(file) ?? contentOf(file)
    found.set(file, known)
    return known
  }

  /** The merged value of a file, undefined when it is in no folder. */
  const raw = async (path: string): Promise<unknown> => {
    let value: unknown
    // From the base up: the nearest folder has the last word.
    for (const folder of [...chain].reverse()) {
      const written = await own(`${folder}/${path}`)
      if (written === undefined) continue
      const nearer = folder === culture ? written : inWordsOf(culture, written)
      value = path.endsWith('.md') && !isAbsent(nearer) ? nearer : merge(value, nearer)
    }
    return value
  }

  return {
    missing,
    /** Where a fault is to be looked for: the nearest folder that has the file. */
    async file(path: string): Promise<string> {
      for (const folder of chain) if ((await own(`${folder}/${path}`)) !== undefined) return `${folder}/${path}`
      return `${culture}/${path}`
    },
    async read<T extends z.core.$ZodType>(path: string, schema: T): Promise<z.output<T> | null> {
      const value = await raw(path)
      if (value === undefined) {
        missing.push(`${culture}/${path}`)
        return null
      }
      return isAbsent(value) ? null : check(schema, value, await this.file(path))
    },
    /** The names of the fields that the culture's own folder states in a file; none where it has no such file. */
    async ownFields(path: string): Promise<string[]> {
      const value = await own(`${culture}/${path}`)
      return typeof value === 'object' && value !== null ? Object.keys(value) : []
    },
    /** An object of items by key; absent items are left out. */
    async readMap<T extends z.core.$ZodType>(path: string, schema: T): Promise<Map<string, z.output<T>>> {
      const value = await raw(path)
      if (value === undefined || value === null || typeof value !== 'object') {
        missing.push(`${culture}/${path}`)
        return new Map()
      }
      const file = await this.file(path)
      const entries = Object.entries(value).filter(([, item]) => !isAbsent(item))
      return new Map(entries.map(([key, item]) => [key, check(schema, item, `${file} (${key})`)]))
    },
    /** Names, without extension, of the files under a folder anywhere in the chain. */
    async names(folder: string): Promise<string[]> {
      const lists = await Promise.all(chain.map((name) => readdir(`${root}${name}/${folder}`).catch(() => [])))
      return [...new Set(lists.flat().map((name) => name.replace(/\.(md|yaml)$/, '')))].sort()
    },
  }
}
export type Reader = ReturnType<typeof createReader>

/** A file of the project's content that is the same in every culture. */
export async function readShared<T extends z.core.$ZodType>(path: string, schema: T): Promise<z.output<T>> {
  const content = await contentOf(path)
  if (content === undefined) throw new ContentFault(`platform/demo/content/${path} is missing.`)
  return check(schema, content, path)
}
