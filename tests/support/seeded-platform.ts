import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inject } from 'vitest'
import { type RunningPlatform, startPlatform } from '../../scripts/run/throwaway-platform.ts'

/** Catalogues that tests ask for: a few games of every kind, or enough for lists of several pages. */
type Games = 60 | 240

/** Time between two looks at whether another test file has seeded it, in ms. */
const lookMs = 100

/** What a platform with so many games stores: seeded once in a run, by the first test file that needs it. */
async function storedWith(games: Games): Promise<string> {
  const folder = join(inject('seeded'), `${games}`)
  const ready = `${folder}.ready`
  while (!existsSync(ready)) {
    // One file makes the folder; the others wait, at most as long as their own hook may take.
    const isOurs = (await mkdir(folder, { recursive: true })) !== undefined
    if (!isOurs) await wait(lookMs)
    else
      try {
        await (await startPlatform({ games, persist: folder })).stop()
        await writeFile(ready, '')
      } catch (error) {
        await rm(folder, { recursive: true, force: true })
        throw error
      }
  }
  return folder
}

/** A platform of the test file's own, with a copy of what was seeded once for all of them. */
export async function startSeeded({
  games = 240,
  ...options
}: {
  games?: Games
  vars?: Record<string, string>
} = {}): Promise<RunningPlatform> {
  return startPlatform({ games, ...options, stored: await storedWith(games) })
}
