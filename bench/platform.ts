// `npm run bench -- platform`: how long every call of the contract takes from the database, with BENCH_GAMES games.
import { contentAddresses, inCulture, placeAddresses } from '../tests/platform/support/addresses.ts'
import { startPlatform } from '../tests/platform/support/platform.ts'

const games = Number(process.env.BENCH_GAMES ?? 8000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 40)
/** Limits of the platform's issue, in milliseconds. */
const medianLimit = 15
const worstLimit = 50

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

console.log(`Seeding ${games} games …`)
const started = performance.now()
const platform = await startPlatform({ games })
console.log(`Seeded in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`)

const addresses = [...contentAddresses.map((address) => inCulture(address, 'uk', 'en-GB')), ...placeAddresses]
const medians: number[] = []
const slow: string[] = []
console.log(`${'median'.padStart(8)} ${'p95'.padStart(8)} ${'bytes'.padStart(8)}  call`)
try {
  for (const address of addresses) {
    const times: number[] = []
    let bytes = 0
    for (let round = 0; round < rounds; round += 1) {
      const before = performance.now()
      const answer = await fetch(platform.origin + address)
      bytes = (await answer.arrayBuffer()).byteLength
      times.push(performance.now() - before)
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
    }
    times.sort((a, b) => a - b)
    const median = at(times, 0.5)
    medians.push(median)
    if (median > worstLimit) slow.push(address)
    const call = address.replace(/[?&](brand_local_code|culture)=[^&]*/g, '')
    console.log(
      `${median.toFixed(2).padStart(8)} ${at(times, 0.95).toFixed(2).padStart(8)} ${String(bytes).padStart(8)}  ${call}`,
    )
  }
} finally {
  await platform.stop()
}
medians.sort((a, b) => a - b)
const overall = at(medians, 0.5)
console.log(
  `\nMedian of all calls ${overall.toFixed(2)} ms (limit ${medianLimit}); worst ${at(medians, 1).toFixed(2)} ms (limit ${worstLimit}).`,
)
if (overall > medianLimit || slow.length > 0) process.exitCode = 1
