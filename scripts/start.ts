import { run } from './build/worker.ts'
import { command } from './command/command.ts'
import { addressLines } from './run/addresses.ts'
import { assertFree } from './run/ports.ts'
import { untilStopped } from './run/until-stopped.ts'
import { startWorkerProcess, type WorkerName } from './run/worker-process.ts'

const say = (line: string): void => console.log(line)

/** What is said when one of the two has ended without the other (rulings 1). */
const afterTheEnd: Readonly<Record<WorkerName, string>> = {
  platform: 'The site goes on with what it has kept.',
  site: 'The platform still answers.',
}

await command({
  name: 'npm start',
  summary:
    'Builds, seeds the embedded platform on the first run, and serves the site and the platform, each in a process of its own.',
  // Those below PLATFORM_PORT are the processes' own: what is wrong with them is said before anything is built.
  reads: ['PORT', 'PLATFORM_PORT', 'DATA_DIR', 'SEED_GAMES', 'SEED_POSTS', 'GAMES_SITE_MAP'],
  run: ({ env: { PORT: port, PLATFORM_PORT: platformPort } }) =>
    untilStopped(async ({ signal, onStop }) => {
      const started = Date.now()
      const seconds = (): string => `${((Date.now() - started) / 1000).toFixed(1)} s`
      const running = new Set<WorkerName>()
      const serve = async (name: WorkerName): Promise<void> => {
        const { ended } = await startWorkerProcess(name, { say: (line) => say(`  ${line}`), onStart: onStop })
        running.add(name)
        void ended.then((code) => {
          if (signal.aborted) return
          running.delete(name)
          say(`The ${name} ended (${code ?? 'killed'}). ${running.size === 0 ? '' : afterTheEnd[name]}`)
          if (running.size === 0) process.exit(1)
        })
      }
      await Promise.all([assertFree(port, 'PORT', 'npm start'), assertFree(platformPort, 'PLATFORM_PORT', 'npm start')])
      say('Building …')
      await run(process.execPath, ['scripts/build/build.ts'], signal)
      say(`Built (${seconds()}). Preparing the platform …`)
      await serve('platform')
      await serve('site')
      say(`\nMarquee is ready (${seconds()}):\n`)
      say(`${addressLines(port, platformPort).join('\n')}\n\nCtrl-C ends both.`)
    }),
})
