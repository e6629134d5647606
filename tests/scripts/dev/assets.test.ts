import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openAssets } from '../../../scripts/dev/assets.ts'

vi.mock('node:child_process', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:child_process')>()
  return { ...original, fork: vi.fn(original.fork) }
})

/** The processes that were started since the test began. */
const started = (): ChildProcess[] => vi.mocked(fork).mock.results.map(({ value }) => value)

let folder: string
const codeOf = (name: string): string => join(folder, `${name}.mjs`)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-assets-'))
  await writeFile(codeOf('done'), 'export const build = async () => ({})')
  await writeFile(codeOf('hanging'), 'export const build = () => new Promise(() => setInterval(() => {}, 1000))')
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(() => void vi.mocked(fork).mockClear())

test('a process that died, or broke, while it waited is followed by another', async () => {
  const assets = openAssets()
  assets.prepare()
  const [spare] = started()
  spare?.emit('error', new Error('not started'))
  assets.prepare()
  expect(started()).toHaveLength(2)
  const second = started()[1] as ChildProcess
  second.kill()
  await once(second, 'exit')
  await assets.build(codeOf('done'))
  expect(started()).toHaveLength(3)
  spare?.kill()
})

test('stopping ends the process that works, and none is prepared any more', async () => {
  const assets = openAssets()
  const building = assets.build(codeOf('hanging'))
  assets.stop()
  await expect(building).rejects.toThrow('ended before it was done')
  assets.prepare()
  expect(started()).toHaveLength(1)
})
