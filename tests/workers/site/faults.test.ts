import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTroubledSite, type TroubledSite } from '../../../scripts/faults/site.ts'
import { tryTable } from '../../../scripts/faults/table.ts'
import type { RunningPlatform } from '../../../scripts/run/throwaway-platform.ts'
import { startSeeded } from '../../support/seeded-platform.ts'

/*
 * A part of the fault table (`npm run faults` tries all of it, with its times): one dependency of each kind with each fault, where
 * nothing waits. Waits are measured by the command alone: here no machine is too slow.
 */

let platform: RunningPlatform
let site: TroubledSite
beforeAll(async () => {
  platform = await startSeeded({ games: 60 })
  site = await startTroubledSite(platform.origin)
})
afterAll(async () => {
  await site?.stop()
  await platform?.stop()
})

/** Faults of time. */
const waits: readonly string[] = ['slow', 'hangs']
/** One dependency of each kind: a list, an item, a picture, what is sent, and everything at once. */
const kinds = ['faq', 'blog-post', 'media', 'newsletter', 'the whole platform, at a game']
/** What is said of a time. */
const isLate = (fault: string): boolean => / ms of \d+ ms$/.test(fault)

describe('no fault of a dependency is kept, breaks a page or takes what was there', () => {
  test.each(kinds)('%s', async (kind) => {
    const { cells, faults } = await tryTable(site, {
      dependency: (name) => name === kind,
      fault: (name) => !waits.includes(name),
      // Where a copy is kept, the platform is asked behind the answer: as after a purge, but for the wait.
      state: (name) => name !== 'warm',
    })
    expect(cells).toBeGreaterThan(8)
    expect(faults.filter((fault) => !isLate(fault))).toEqual([])
  })

  test('what memory has lost comes from KV while the platform is dead', async () => {
    const { cells, faults } = await tryTable(site, {
      dependency: (name) => name === 'memory, and the platform',
      fault: (name) => name === 'lost; refused',
      state: () => true,
    })
    expect(cells).toBe(1)
    expect(faults.filter((fault) => !isLate(fault))).toEqual([])
  })
})
