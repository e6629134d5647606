import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Who may import whom (docs/where-things-live.md), written without the check's own configuration. */
const arrows: readonly (readonly [from: string, to: string, allowed: boolean])[] = [
  ['shared', 'shared', true],
  ...(['worker', 'client', 'brands', 'markets', 'locales', 'platform'] as const).map(
    (to) => ['shared', to, false] as const,
  ),
  ...(['brands', 'markets', 'locales'] as const).flatMap((from) => [
    [from, 'shared', true] as const,
    [from, 'worker', false] as const,
    [from, 'client', false] as const,
    [from, 'platform', false] as const,
  ]),
  ['client', 'shared', true],
  ['client', 'worker', false],
  ['client', 'brands', false],
  ['client', 'markets', false],
  ['client', 'locales', false],
  ['client', 'platform', false],
  ['worker', 'shared', true],
  ['worker', 'brands', true],
  ['worker', 'markets', true],
  ['worker', 'locales', true],
  ['worker', 'client/Name.island.tsx', true],
  ['worker', 'client', false],
  ['worker', 'platform', false],
  ['platform', 'shared', true],
  ['platform', 'brands', true],
  ['platform', 'worker', false],
  ['platform', 'client', false],
  ['worker', 'tests', false],
  ['shared', 'scripts', false],
]
const nameOf = (from: string, to: string): string => `${from}/imports-${to.replace('/', '-')}.ts`
const targetOf = (to: string): string => (to.includes('.') ? to : `${to}/target.ts`)

let folder: string
let found: ReadonlySet<string>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-zones-'))
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  for (const [from, to] of arrows) {
    await write(targetOf(to), 'export const target = 1\n')
    await write(nameOf(from, to), `import { target } from '../${targetOf(to)}'\nexport const used = target\n`)
  }
  const folders = [...new Set(arrows.flatMap(([from, to]) => [from, to.split('/')[0] ?? to]))]
  const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [cruiser, '--config', resolve('.dependency-cruiser.cjs'), '--output-type', 'json', ...folders]
  const output = await new Promise<string>((done) => {
    // It exits with the number of violations: these are what is asked for here.
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 16 * 1024 * 1024 }, (_, stdout) => done(stdout))
  })
  const report = JSON.parse(output) as { summary: { violations: { from: string; to: string }[] } }
  found = new Set(report.summary.violations.map(({ from }) => from))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the check of import zones', () => {
  test.each(arrows)('%s → %s: allowed %s', (from, to, allowed) => {
    expect(found.has(nameOf(from, to))).toBe(!allowed)
  })
})
