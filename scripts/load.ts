import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultBrand } from '../brands/registry.ts'
import { run } from './build/worker.ts'
import { command } from './command/command.ts'
import { wholeNumber } from './command/whole-number.ts'
import { chosenAddresses } from './load/addresses.ts'
import { startCountingProxy } from './load/counting-proxy.ts'
import { crowdAt, type LoadedSite, type Phase, type Settings, steadyPhases } from './load/phases.ts'
import { phaseLine, tableHead } from './load/table.ts'
import { startPlatform } from './run/throwaway-platform.ts'
import { startWorkerProcess, type WorkerProcess } from './run/worker-process.ts'
import { freePorts } from './test/free-ports.ts'
import { verifiedSites } from './verify/sites.ts'

/** Pages that a crowd comes to, each of them cold. */
const [host = defaultBrand.domain.host] = defaultBrand.domain.localHosts
const crowdPages = [
  { what: 'home', path: '/' },
  { what: 'category', path: '/slots/' },
  { what: 'game', path: '/slots/book-of-dead/' },
] as const

await command({
  name: 'npm run load',
  summary:
    'A crowd at cold pages, and steady traffic while the platform dies, comes back and publishes without end: on this machine alone, with processes of its own. Prints a table; fails where an answer fails or a page lacks what was there.',
  words: {
    kind: 'chosen',
    what: 'part',
    from: {
      crowd: 'everybody at once to a cold page',
      steady: 'traffic over many addresses, whatever the platform does',
    },
  },
  options: {
    crowd: { type: 'string', value: 'n', about: 'how many come at once (500)' },
    addresses: { type: 'string', value: 'n', about: 'addresses of the steady traffic (5000)' },
    connections: { type: 'string', value: 'n', about: 'connections of the steady traffic (16)' },
    seconds: { type: 'string', value: 'n', about: 'length of each phase of it (20)' },
    games: { type: 'string', value: 'n', about: 'games of the catalogue (1200)' },
  },
  examples: ['npm run load -- crowd', 'npm run load -- steady --addresses 500 --seconds 10'],
  run: async ({ words, values }) => {
    const settings: Settings = {
      crowd: wholeNumber('--crowd', values.crowd, 1, 1000) ?? 500,
      connections: wholeNumber('--connections', values.connections, 1, 200) ?? 16,
      seconds: wholeNumber('--seconds', values.seconds, 3, 600) ?? 20,
    }
    const wanted = (part: string): boolean => words.length === 0 || words.includes(part)
    const amount = wholeNumber('--addresses', values.addresses, 1, 20_000) ?? 5000
    await run(process.execPath, ['scripts/build/build.ts'])
    const folder = await mkdtemp(join(tmpdir(), 'marquee-load-'))
    const platform = await startPlatform({ games: wholeNumber('--games', values.games, 1, 8000) ?? 1200 })
    const proxy = await startCountingProxy(Number(new URL(platform.origin).port))
    const [port = 0] = await freePorts(1)
    const env = { PORT: `${port}`, PLATFORM_PORT: `${proxy.port}`, DATA_DIR: folder, GAMES_SITE_MAP: 'on' }
    let own: WorkerProcess | undefined
    const restart = async (): Promise<void> => {
      await own?.stop()
      own = await startWorkerProcess('site', { env, silent: true })
    }
    const anew = async (): Promise<void> => {
      await own?.stop()
      await rm(folder, { recursive: true, force: true })
      own = await startWorkerProcess('site', { env, silent: true })
    }
    const phases: Phase[] = []
    const tell = (phase: Phase): void => {
      phases.push(phase)
      console.log(phaseLine(phase))
    }
    try {
      await restart()
      const site: LoadedSite = { port, proxy, sites: verifiedSites([]), restart, anew }
      console.log(tableHead)
      if (wanted('crowd'))
        for (const { what, path } of crowdPages) tell(await crowdAt(site, settings, { host, path }, what))
      if (wanted('steady')) {
        const addresses = await chosenAddresses(site, amount)
        for await (const phase of steadyPhases(site, settings, addresses)) tell(phase)
      }
    } finally {
      await own?.stop()
      await proxy.stop()
      await platform.stop()
      await rm(folder, { recursive: true, force: true })
    }
    const faults = phases.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))
    for (const fault of faults) console.log(`✗ ${fault}`)
    return faults.length === 0
  },
})
