import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'

/** What is made or fetched, and may be large; a copy makes its own. */
const leftOut = new Set([
  'node_modules',
  'build',
  '.data',
  '.git',
  '.wrangler',
  'atlas',
  'test-results',
  'playwright-report',
])

export interface ProjectCopy {
  readonly folder: string
  readonly remove: () => Promise<void>
}

/**
 * The project in a folder of its own, to be changed and run by a test. It shares the packages, and the pictures that are
 * encoded once for all (`.data/pictures`, `build/kept`: named by what they are drawn from).
 */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-copy-'))
  await cp('.', folder, { recursive: true, filter: (path) => !leftOut.has(relative('.', path)) })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  for (const shared of ['.data/pictures', 'build/kept']) {
    await mkdir(shared, { recursive: true })
    await mkdir(join(folder, shared, '..'), { recursive: true })
    await symlink(resolve(shared), join(folder, shared))
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
