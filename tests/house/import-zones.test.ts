import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'

/** Who may import whom (docs/where-things-live.md), written without the check's own configuration. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  shared: ['shared'],
  brands: ['brands', 'shared', 'drawing'],
  markets: ['markets', 'shared'],
  locales: ['locales', 'shared'],
  client: ['client', 'shared'],
  worker: ['worker', 'shared', 'brands', 'markets', 'locales'],
  drawing: ['drawing'],
  platform: ['platform', 'shared', 'brands', 'markets', 'locales', 'drawing'],
  scripts: ['scripts', 'worker', 'client', 'shared', 'brands', 'markets', 'locales', 'drawing', 'platform'],
  bench: ['bench', 'scripts', 'worker', 'client', 'shared', 'brands', 'markets', 'locales', 'drawing', 'platform'],
  e2e: ['e2e', 'scripts', 'worker', 'client', 'shared', 'brands', 'markets', 'locales', 'drawing', 'platform'],
  tests: [
    'tests',
    'scripts',
    'bench',
    'worker',
    'client',
    'shared',
    'brands',
    'markets',
    'locales',
    'drawing',
    'platform',
  ],
}
const zones = Object.keys(allowed)

/** The Worker from the top down, one file of each room: it may import what stands below it and not what stands above. */
const rooms = [
  'worker/app.ts',
  'worker/routes/some.ts',
  'worker/middleware/some.ts',
  'worker/responses/some.ts',
  'worker/context.ts',
  'worker/pages/some/load.ts',
  'worker/parts/some.ts',
  'worker/document/some.ts',
  'worker/seo/some.ts',
  'worker/view/some.ts',
  'worker/visitor/some.ts',
  'worker/content/some.ts',
  'worker/env.ts',
]

interface Arrow {
  readonly from: string
  readonly to: string
  readonly allowed: boolean
}

/** What other rooms import of a room: of the brands, their registry. */
const fileIn = (zone: string): string => (zone === 'brands' ? 'brands/registry.ts' : `${zone}/other.ts`)

const zoneArrows: readonly Arrow[] = [
  ...zones.flatMap((from) =>
    zones.map((to) => ({
      from: `${from}/some.ts`,
      to: fileIn(to),
      allowed: allowed[from]?.includes(to) ?? false,
    })),
  ),
  { from: 'worker/some.ts', to: 'client/Name.island.tsx', allowed: true },
]
/** What a brand is, is data for everyone by the registry; how it is drawn is for the build and the demo platform. */
const brandArrows: readonly Arrow[] = [
  { from: 'brands/first/brand.ts', to: 'shared/other.ts', allowed: true },
  { from: 'brands/first/brand.ts', to: 'drawing/other.ts', allowed: false },
  { from: 'brands/first/brand.ts', to: 'brands/first/art.ts', allowed: false },
  { from: 'brands/first/brand.ts', to: 'brands/second/brand.ts', allowed: false },
  { from: 'brands/first/art.ts', to: 'drawing/other.ts', allowed: true },
  { from: 'brands/first/art.ts', to: 'brands/first/scene.ts', allowed: true },
  { from: 'brands/first/art.ts', to: 'brands/second/art.ts', allowed: false },
  { from: 'brands/first/art.ts', to: 'brands/registry.ts', allowed: false },
  { from: 'brands/first/art.ts', to: 'shared/other.ts', allowed: false },
  { from: 'brands/first/art.ts', to: 'platform/other.ts', allowed: false },
  { from: 'platform/seed/some.ts', to: 'platform/demo/demo.ts', allowed: true },
  { from: 'platform/seed/some.ts', to: 'platform/demo/games/some.ts', allowed: false },
  { from: 'platform/seed/some.ts', to: 'platform/studio/studio.ts', allowed: true },
  { from: 'platform/studio/some.ts', to: 'platform/demo/games/some.ts', allowed: false },
  { from: 'platform/studio/some.ts', to: 'platform/studio/other.ts', allowed: true },
  { from: 'scripts/some.ts', to: 'platform/studio/some.ts', allowed: false },
  { from: 'platform/some.ts', to: 'brands/art.ts', allowed: true },
  { from: 'platform/some.ts', to: 'brands/first/art.ts', allowed: false },
  { from: 'worker/some.ts', to: 'brands/art.ts', allowed: false },
  { from: 'worker/some.ts', to: 'brands/first/art.ts', allowed: false },
  { from: 'worker/some.ts', to: 'brands/first/brand.ts', allowed: false },
]
// A new file of the one room for each arrow, so that no two of them close a circle.
const roomArrows: readonly Arrow[] = rooms.flatMap((from, above) =>
  rooms.flatMap((to, below) => (above === below ? [] : [{ from, to, allowed: above < below }])),
)

/** Writes a project of those arrows alone, asks the check about it, and gives the arrows that it refuses. */
async function refused(arrows: readonly Arrow[], word: 'import' | 'import type'): Promise<ReadonlySet<string>> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-zones-'))
  try {
    const files = new Map<string, string[]>()
    for (const { from, to } of arrows) {
      const path = relative(dirname(from), to)
      const lines = files.get(from) ?? []
      lines.push(`${word} { Target as T${lines.length} } from '${path.startsWith('.') ? path : `./${path}`}'`)
      files.set(from, lines)
      if (!files.has(to)) files.set(to, [])
    }
    for (const [file, lines] of files) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      const used = lines.map((_, index) => `T${index}`).join(' | ')
      const uses =
        word === 'import type'
          ? `export type Used = ${used || 'never'}`
          : `export const used = [${used.replaceAll(' | ', ', ')}]`
      await writeFile(join(folder, file), [...lines, 'export class Target {}', uses, ''].join('\n'))
    }
    const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
    const tops = [...new Set([...files.keys()].map((file) => file.split('/')[0] ?? file))]
    const args = [cruiser, '--config', resolve('.dependency-cruiser.cjs'), '--output-type', 'json', ...tops]
    const output = await new Promise<string>((done) => {
      // It exits with the number of violations: these are what is asked for here.
      execFile(process.execPath, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }, (_, stdout) => done(stdout))
    })
    const report = JSON.parse(output) as {
      summary: { violations: { from: string; to: string; rule: { name: string } }[] }
    }
    const found = report.summary.violations.filter(({ rule }) => rule.name !== 'no-circular')
    return new Set(found.map(({ from, to }) => `${from} → ${to}`))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

describe.each(['import', 'import type'] as const)('the check of import zones, by %s', (word) => {
  let found: ReadonlySet<string>
  beforeAll(async () => {
    const [zones, rooms] = await Promise.all([
      refused([...zoneArrows, ...brandArrows], word),
      refused(roomArrows, word),
    ])
    found = new Set([...zones, ...rooms])
  }, 60_000)

  test.each([...zoneArrows, ...brandArrows, ...roomArrows])(
    '$from → $to: allowed $allowed',
    ({ from, to, allowed }) => {
      expect(found.has(`${from} → ${to}`)).toBe(!allowed)
    },
  )
})

test('a circle is refused, also one of types alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-circle-'))
  await mkdir(join(folder, 'shared'))
  await writeFile(join(folder, 'shared/a.ts'), "import type { B } from './b.ts'\nexport type A = B\n")
  await writeFile(join(folder, 'shared/b.ts'), "import type { A } from './a.ts'\nexport type B = A\n")
  const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [cruiser, '--config', resolve('.dependency-cruiser.cjs'), '--output-type', 'err', 'shared']
  const output = await new Promise<string>((done) => {
    execFile(process.execPath, args, { cwd: folder }, (_, stdout) => done(stdout))
  })
  await rm(folder, { recursive: true, force: true })
  expect(output).toContain('no-circular')
})
