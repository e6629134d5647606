import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { seedPlatform } from '../../platform/seed/seed.ts'
import { startPlatform } from '../../scripts/run/throwaway-platform.ts'

vi.mock('../../platform/seed/seed.ts', () => ({ seedPlatform: vi.fn() }))

test('a platform that could not be seeded leaves neither a process nor a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-throwaway-'))
  vi.stubEnv('TMPDIR', folder)
  vi.mocked(seedPlatform).mockImplementation(async ({ db }) => {
    expect(await db.prepare('SELECT 1 AS one').first('one')).toBe(1)
    expect(await readdir(folder)).toContainEqual(expect.stringMatching(/^marquee-platform-/))
    throw new Error('no seed')
  })
  try {
    await expect(startPlatform()).rejects.toThrow('no seed')
    expect((await readdir(folder)).filter((name) => name.startsWith('marquee-platform-'))).toEqual([])
  } finally {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  }
})
