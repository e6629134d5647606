import { believed, goodAnswer, type TriedCell } from './row.ts'
import { saidOf } from './said.ts'
import type { TroubledSite, Visit } from './site.ts'
import { type StorageRow, storagePage } from './storage-rows.ts'
import { hostElsewhere, onOneDay } from './subject.ts'

/** Longest time to an answer, in ms: a page's, whatever it has lost. */
const withinMs = 1500
/** Of another brand: what it needs has nothing to do with the page that is tried, but the code has run once. */
const elsewhere: Visit = { host: hostElsewhere, path: onOneDay('/') }

async function attempt(site: TroubledSite, { kept, kv, platform, said: expected }: StorageRow): Promise<TriedCell> {
  const { calls, visit } = storagePage
  site.platform.order(null)
  await site.kv(null)
  // Taken at this row's own moment: what a page shows changes with the weeks.
  const good = await goodAnswer(site, visit)
  if (!kept) await site.emptyKv()
  await site.restart()
  await site.visit(elsewhere)
  site.platform.taken(calls)
  await site.kv(kv)
  if (platform !== null) site.platform.order({ calls, fault: platform })
  const first = await site.visit(visit)
  const second = await site.visit(visit)
  const taken = site.platform.taken(calls)
  site.platform.order(null)
  await site.kv(null)
  site.pass(61)
  await site.visit(visit)
  await site.settled()
  site.pass(6)
  const after = saidOf(await site.visit(visit), good)
  const said = saidOf(first, good)
  const ms = [first.ms, second.ms]
  const late = ms.filter((each) => each > withinMs)
  const wrong = [
    ...(expected.includes(said) ? [] : [`${first.status}, ${said}: expected ${expected.join(' or ')}`]),
    ...(after === 'whole' ? [] : [`a minute later still ${after}`]),
  ]
  const faults = [...wrong, ...late.map((each) => `${each.toFixed(0)} ms of ${withinMs} ms`)]
  return { status: first.status, said, ms, calls: taken, faults, late: wrong.length === 0 && late.length > 0 }
}

/** Tries one fault of memory or KV. */
export const tryStorage = (site: TroubledSite, row: StorageRow): Promise<TriedCell> =>
  believed(() => attempt(site, row))
