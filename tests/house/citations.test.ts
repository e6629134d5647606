import { existsSync } from 'node:fs'
import { glob, readdir, readFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { anchorsOf, citationFaults, headingsOf, type Sources } from './citations.ts'

const read = (file: string): Promise<string> => readFile(file, 'utf8')

/** Made by tools, words of the demonstration's editors, and the planted citations of this file. */
const leftOut: readonly string[] = [
  '.git',
  'package-lock.json',
  'platform/demo/content',
  'tests/house/citations.test.ts',
]
const textual = /\.(?:ts|tsx|js|cjs|mjs|css|html|json|md|sql|toml|txt|yaml|yml)$|(?:^|\/)(?:run|LICENSE|\.\w+)$/

/** Every text file of the repository but what is ignored or left out, in order. */
async function ownFiles(): Promise<string[]> {
  const ignored = (await read('.gitignore')).split('\n').map((line) => line.replace(/^\/|\/$/g, ''))
  const walk = async (folder: string): Promise<string[]> => {
    const entries = await readdir(folder, { withFileTypes: true })
    const files = entries.map(async (entry) => {
      const path = posix.join(folder, entry.name)
      if (ignored.includes(entry.name) || leftOut.includes(path)) return []
      if (entry.isDirectory()) return walk(path)
      return textual.test(path) ? [path] : []
    })
    return (await Promise.all(files)).flat()
  }
  return (await walk('.')).sort()
}

let sources: Sources
beforeAll(async () => {
  const numbered = {
    spec: anchorsOf(await read('docs/product/specification.md')),
    rulings: anchorsOf(await read('docs/product/rulings.md')),
    quality: anchorsOf(await read('docs/product/quality.md')),
    domain: anchorsOf(await read('docs/product/domain.md')),
  }
  const decisions = new Set<string>()
  for await (const file of glob('docs/decisions/*.md')) decisions.add(file.slice('docs/decisions/'.length).slice(0, 4))
  sources = {
    numbered,
    design: headingsOf(await read('docs/design.md')),
    decisions,
    exists: (document, file) => ['', 'docs', dirname(file)].some((folder) => existsSync(join(folder, document))),
  }
})

describe('every citation of the repository', () => {
  test('leads to a rule, a part or a document that is there', async () => {
    const files = await ownFiles()
    expect(files.length).toBeGreaterThan(500)
    const faults = await Promise.all(files.map(async (file) => citationFaults(file, await read(file), sources)))
    expect(faults.flat()).toEqual([])
  })

  test('is one of many: the check reads them', async () => {
    const cited = await Promise.all(
      (await ownFiles()).map(async (file) => (await read(file)).match(/\(spec \d|\(rulings \d/g)?.length ?? 0),
    )
    expect(cited.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(200)
  })
})

describe('a citation that leads nowhere is named with file and line', () => {
  const faultsOf = (...words: readonly string[]): string[] =>
    citationFaults('shared/planted.ts', `/** One line. */\n/** A rule (${words.join(' ')}). */`, sources)

  test.each([
    ['a section that is not there', ['spec', '12'], 'spec 12 is nowhere'],
    ['a rule that is not there', ['rulings', '6.99'], 'rulings 6.99 is nowhere'],
    ['the second of a list', ['rulings', '6.2,', '6.98'], 'rulings 6.98 is nowhere'],
    ['a name that the section lacks', ['spec', '2', '"Sidebar"'], 'spec 2 has no "Sidebar"'],
    ['a part of the design that is not there', ['design', '"Attic"'], 'design has no "Attic"'],
    ['a decision that is not there', ['decision', '9999'], 'there is no decision 9999'],
    [
      'a document that is not there',
      ['see docs/plan', '.md'].join('').split(' '),
      'docs/plan.md is not in the repository',
    ],
    ['the number of an issue', ['issue', '7'], '"issue 7": cite the rule itself'],
    ['an issue by its sign', [['(', '#12)'].join('')], '"(#12)": cite the rule itself'],
    ['another spelling of the specification', ['Specification', '9'], 'write "spec 2"'],
    ['one ruling', ['ruling', '3.1'], 'write "rulings 6.2"'],
  ])('%s', (_, words, what) => {
    const faults = faultsOf(...words)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(/^shared\/planted\.ts:2: /)
    expect(faults[0]).toContain(what)
  })

  test('also where a comment breaks it over two lines', () => {
    expect(
      citationFaults('a.ts', `/**\n * A rule (design "Content\n * attic", ${'rulings'}\n * 6.97). */`, sources),
    ).toEqual(['a.ts:2: design has no "Content attic"', 'a.ts:4: rulings 6.97 is nowhere'])
  })

  test('what is there passes, in lists, with names and broken over lines', () => {
    expect(
      citationFaults(
        'a.ts',
        '/** (spec 2 "Layout", rulings 3.3, 3.5, 8; spec 8, 9; domain 1)\n * (design "Content\n * cache", decision 0004) */',
        sources,
      ),
    ).toEqual([])
  })
})
