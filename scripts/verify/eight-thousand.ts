import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from '../run/median.ts'
import { freePorts } from '../test/free-ports.ts'
import { gameLists } from './game-lists.ts'
import { type OwnProcess, startOwn } from './own-processes.ts'
import { slowCalls, timePlatform } from './platform-calls.ts'
import type { Round } from './round.ts'
import { listedIn } from './site-maps.ts'

/** Longest time to seed 8,000 games with their pictures, in seconds (quality 3.2). */
const seedLimit = 360
/** Most that the site's memory may grow while it writes the maps of all games, in MB: what one isolate may have at all. */
const growthLimit = 128
const games = 8000

/** Does `work` and gives the most memory that was held meanwhile, in MB. */
async function peakOf(own: OwnProcess, work: () => Promise<void>): Promise<number> {
  let most = own.memory()
  const timer = setInterval(() => {
    most = Math.max(most, own.memory())
  }, 250)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return most
}

/** 8,000 games with all their pictures: seed, answers of the platform, lists of games, site maps of games, memory. */
export const eightThousand: Round = async ({ sites, say }) => {
  const faults: string[] = []
  const folder = await mkdtemp(join(tmpdir(), 'marquee-8000-'))
  const [port = 0, platformPort = 0] = await freePorts(2)
  const env = {
    PORT: `${port}`,
    PLATFORM_PORT: `${platformPort}`,
    DATA_DIR: folder,
    SEED_GAMES: `${games}`,
    GAMES_SITE_MAP: 'on',
  }
  const running: OwnProcess[] = []
  try {
    const platform = await startOwn('platform', env, say)
    running.push(platform)
    say(`seeded with pictures in ${platform.seconds.toFixed(0)} s (limit ${seedLimit} s)`)
    if (platform.seconds > seedLimit) faults.push(`seeding took ${platform.seconds.toFixed(0)} s of ${seedLimit} s`)
    const site = await startOwn('site', env, say)
    running.push(site)

    const calls = await timePlatform(`http://127.0.0.1:${platformPort}`, 20)
    const medians = calls.map(({ medianMs }) => medianMs)
    say(
      `platform: ${calls.length} calls, median ${median(medians).toFixed(1)} ms, worst ${Math.max(...medians).toFixed(1)} ms`,
    )
    faults.push(...slowCalls(calls))

    for (const { id, host, name, cultures } of sites) {
      const own = { id, host, name, cultures }
      faults.push(...(await gameLists({ port, say }, own)))
      const before = site.memory()
      const peak = await peakOf(site, async () => {
        const { maps, bytes, listed } = await listedIn(port, own)
        const wrong = new Set(listed.map(({ path }) => path)).size === listed.length ? '' : ', some twice'
        if (wrong !== '') faults.push(`${host} site maps list addresses twice`)
        say(
          `${name}: ${maps} site maps, ${listed.length} addresses, the largest ${(bytes / 1024 / 1024).toFixed(1)} MB${wrong}`,
        )
      })
      say(
        `${name}: memory of the site ${before.toFixed(0)} MB before, at most ${peak.toFixed(0)} MB while the maps were written`,
      )
      if (peak - before > growthLimit)
        faults.push(`${host} site maps: memory grew by ${(peak - before).toFixed(0)} MB, limit ${growthLimit} MB`)
    }
  } finally {
    for (const own of running.reverse()) await own.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return faults
}
