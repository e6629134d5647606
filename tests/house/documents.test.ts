import { glob, readdir, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(await readFile('package.json', 'utf8')))
const rooms = (await readdir('.', { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** A path as documents write it: `<id>`, `…` and `*` stand for any name, braces for one of several; its ending may be left out. */
async function exists(path: string): Promise<boolean> {
  const pattern = path.replace(/<[^>]+>|…/g, '*').replace(/\/$/, '')
  for await (const _ of glob([pattern, `${pattern}.*`])) return true
  return false
}

/** Links to files, from the document's own folder. */
const linksOf = (file: string, text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target = '']) =>
    normalize(join(dirname(file), target)),
  )

/** Folders that commands make: what stands in them is not there after a clone. */
const made = /^(build|\.data)\//

/** Words in code marks that begin with a room of the repository: paths from its root. */
const pathsOf = (text: string): string[] =>
  [...text.matchAll(/`([\w.-]+\/[^`\s]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => rooms.some((room) => path.startsWith(`${room}/`)) && !made.test(path))

const commandsOf = (text: string): string[] => [...text.matchAll(/\bnpm run ([\w-]+)/g)].map(([, name = '']) => name)

const documents: string[] = []
for await (const file of glob('{*.md,docs/**/*.md,bench/*.md,.github/*.md}')) documents.push(file)

describe('what the documents name is there', () => {
  test.each(documents.sort())('%s', async (file) => {
    const text = await readFile(file, 'utf8')
    const paths = [...new Set([...linksOf(file, text), ...pathsOf(text)])]
    const missing = await Promise.all(paths.map(async (path) => ((await exists(path)) ? [] : [path])))
    expect([...missing.flat(), ...commandsOf(text).filter((name) => !(name in scripts))]).toEqual([])
  })
})

test('no two decisions have one number', async () => {
  const numbers = (await readdir('docs/decisions')).map((name) => name.slice(0, 4))
  expect(numbers).toEqual([...new Set(numbers)])
})
