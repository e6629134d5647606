import { readdir } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { dependencies } from '../../../scripts/faults/dependencies.ts'
import { expectedOf, states } from '../../../scripts/faults/expected.ts'
import { withBadItem } from '../../../scripts/faults/faults-of-answers.ts'
import { faultNames } from '../../../scripts/faults/table.ts'

const named = (name: string) => {
  const found = dependencies.find((each) => each.name === name)
  if (found === undefined) throw new Error(`There is no row for ${name}.`)
  return found
}

describe('what must come of a fault', () => {
  test.each([
    ['game-extended', '500', 'cold', ['unavailable'], 1500],
    ['game-extended', '500', 'purged', ['whole'], 600],
    ['game-extended', 'hangs', 'warm', ['whole'], 400],
    ['game-extended', 'hangs', 'cold', ['unavailable'], 2800],
    ['games-by-groups', 'truncated', 'cold', ['says so'], 1500],
    ['games-by-groups', 'one bad item', 'cold', ['whole', 'without it'], 1500],
    ['game-list', 'one bad item', 'cold', ['unavailable'], 1500],
    ['newsletter', 'HTML for JSON', 'cold', ['whole', 'without it'], 5500],
    ['vendor-script', 'half of it', 'cold', ['whole', 'without it'], 3000],
    ['vendor-script', 'truncated', 'cold', ['unavailable'], 3000],
    ['newsletter', '500', 'cold', ['unavailable'], 5500],
    ['the whole platform, at home', 'hangs', 'cold', ['says so'], 1500],
    ['the whole platform, at home', 'slow', 'cold', ['whole', 'without it'], 2800],
    ['terms', 'slow', 'cold', ['whole'], 1500],
  ] as const)('%s, %s, %s: %j within %i ms', (name, fault, state, said, withinMs) => {
    expect(expectedOf(named(name), fault, state)).toEqual({ said, withinMs })
  })

  test('is never an error page that says nothing', () => {
    for (const dependency of dependencies)
      for (const fault of faultNames)
        for (const state of states) expect(expectedOf(dependency, fault, state).said).not.toContain('broken')
  })
})

test('each feed and service has a row', async () => {
  const folder = new URL('../../../worker/content/feeds/', import.meta.url)
  const files = (await readdir(folder)).map((file) => new URL(file, folder).href)
  const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(file)))
  const feed = z.object({ name: z.string(), tags: z.function(), deadlineMs: z.number() })
  const names = modules.flatMap((module) =>
    Object.values(module).flatMap((each) => feed.safeParse(each).data?.name ?? []),
  )
  expect(names.length).toBeGreaterThan(40)
  const known = dependencies.map(({ name }) => name)
  // Drafts are asked for in one way: one of them stands for all.
  expect(names.filter((name) => !known.includes(name) && !name.endsWith('-draft'))).toEqual([])
})

test('a bad item stands first in the longest list; without a list nothing is changed', () => {
  const list = Buffer.from('{"few":[{"a":1},{"a":2}],"many":[{"a":1},{"a":2},{"a":3}]}')
  expect(JSON.parse(withBadItem(list))).toEqual({
    few: [{ a: 1 }, { a: 2 }],
    many: [{ 'none of yours': true }, { a: 2 }, { a: 3 }],
  })
  for (const text of ['{"a":1}', '[{"a":1}]', 'true', '<p>']) expect(withBadItem(Buffer.from(text)), text).toBe(text)
})
