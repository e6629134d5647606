import { median } from '../scripts/run/median.ts'
import { startPlatform } from '../scripts/run/throwaway-platform.ts'
import { platformLimits, slowCalls, timePlatform } from '../scripts/verify/platform-calls.ts'
import { buildOnce } from './build.ts'

/** How long every call of the contract takes from the database; false where a limit is broken. */
export async function benchPlatform(games: number, rounds: number): Promise<boolean> {
  console.log(`Building, and seeding ${games} games …`)
  await buildOnce()
  const started = performance.now()
  const platform = await startPlatform({ games })
  console.log(`Seeded in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`)
  try {
    const calls = await timePlatform(platform.origin, rounds)
    console.log(`${'median'.padStart(8)} ${'p95'.padStart(8)} ${'bytes'.padStart(8)}  call`)
    for (const { call, medianMs, p95Ms, bytes } of calls)
      console.log(
        `${medianMs.toFixed(2).padStart(8)} ${p95Ms.toFixed(2).padStart(8)} ${String(bytes).padStart(8)}  ${call}`,
      )
    const medians = calls.map(({ medianMs }) => medianMs)
    console.log(
      `\nMedian of all calls ${median(medians).toFixed(2)} ms (limit ${platformLimits.median}); worst ${Math.max(...medians).toFixed(2)} ms (limit ${platformLimits.worst}).`,
    )
    return slowCalls(calls).length === 0
  } finally {
    await platform.stop()
  }
}
