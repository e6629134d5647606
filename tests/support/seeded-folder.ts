import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of what platforms were seeded with in this run (tests/support/seeded-platform.ts). */
    readonly seeded: string
  }
}

/** Gives the run a folder for what it seeds, and removes it at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-seeded-'))
  project.provide('seeded', folder)
  return () => rm(folder, { recursive: true, force: true })
}
