import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { manifest } from '../../build/manifest.ts'

const folder = 'build/assets/assets'
const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
const texts = new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)))

/** The built file of a module, by how its name begins. */
const built = (start: string): string => {
  const found = names.find((name) => name.startsWith(start))
  if (found === undefined) throw new Error(`The build has no ${start}*.js.`)
  return found
}
/** A file with everything that it imports at once. */
const closure = (name: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(name)) return seen
  seen.add(name)
  const text = texts.get(name)?.toString('utf8') ?? ''
  for (const [, imported = ''] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) closure(imported, seen)
  return seen
}
const of = (...starts: readonly string[]) => new Set(starts.flatMap((start) => [...closure(built(start))]))
/** Kilobytes of the files, each gzipped by itself as it is sent. */
const kilobytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, name) => sum + gzipSync(texts.get(name) ?? '', { level: 9 }).byteLength, 0) / 1000
const without = (files: ReadonlySet<string>, ...known: readonly ReadonlySet<string>[]) =>
  [...files].filter((file) => !known.some((set) => set.has(file)))

const boot = of('boot.')
const game = of('GameInfo.island.')
const account = of('Account.island.')
const search = of('Search.island.', 'search-client.', 'search-worker.')
const both = [...game].filter((file) => search.has(file))
/** What every overlay needs: router, shell, host, React, data layer, texts, parsing. */
const stack = new Set([...of('router.', 'host.'), ...both])

describe('what a brand’s pages are written and dressed with', () => {
  const size = async (address: string) => (await readFile(`build/assets${address}`)).byteLength / 1000

  test.each(Object.entries(manifest.brands))(
    '%s: its display face at most 20 KB, all its fonts at most 45 KB',
    async (_, { fonts }) => {
      const [text, display] = [await size(fonts.text), await size(fonts.display)]
      expect(display).toBeLessThanOrEqual(20)
      expect(text + display).toBeLessThanOrEqual(45)
    },
  )

  test.each(Object.entries(manifest.brands))(
    '%s: the stylesheet of a first view at most 22 KB, gzip',
    async (_, { stylesheet }) => {
      const css = await readFile(`build/assets${stylesheet}`)
      expect(gzipSync(css, { level: 9 }).byteLength / 1000).toBeLessThanOrEqual(22)
    },
  )
})

describe('what is sent to a browser, gzip', () => {
  test('before anybody touches the page at most 8 KB', () => {
    expect(kilobytes(boot)).toBeLessThanOrEqual(8)
  })

  test('the stack that all overlays share at most 100 KB', () => {
    expect(kilobytes(without(stack, boot))).toBeLessThanOrEqual(100)
  })

  test('the game overlay at most 12 KB more', () => {
    expect(kilobytes(without(game, stack, boot))).toBeLessThanOrEqual(12)
  })

  test('the account popup at most 12 KB more', () => {
    expect(kilobytes(without(account, stack, boot))).toBeLessThanOrEqual(12)
  })

  test('search with its library and its worker at most 16 KB more', () => {
    expect(kilobytes(without(search, stack, boot))).toBeLessThanOrEqual(16)
  })
})
