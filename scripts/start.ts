import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { brands } from '../brands/registry.ts'
import { run, toolEnvironment } from './build/worker.ts'
import { command } from './command/command.ts'
import { Stopped } from './command/faults.ts'
import { assertFree } from './run/ports.ts'

const say = (line: string): void => console.log(line)

const children: ChildProcess[] = []
const end = new AbortController()

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** Ends both processes and waits until they are gone, so that nothing is said after the last line. */
async function stopAll(): Promise<void> {
  end.abort()
  await Promise.all(
    children.map(async (child) => {
      if (hasEnded(child)) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }),
  )
}

/** Starts one of the two Workers; resolves when it answers. */
const serve = (which: 'platform' | 'site'): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = fork('scripts/run/serve.ts', [which], { env: toolEnvironment })
    let ready = false
    children.push(child)
    child.on('message', (message: unknown) => {
      if (typeof message !== 'object' || message === null) return
      if ('progress' in message) say(`  ${String(message.progress)}`)
      if ('ready' in message) {
        ready = true
        resolve()
      }
    })
    child.on('exit', (code) => {
      if (end.signal.aborted) return
      if (!ready) return reject(new Stopped(`The ${which} could not be started; its messages stand above.`))
      // Either of the two may end without the other (rulings 1): the site goes on with what it has kept.
      say(
        `The ${which} ended (${code ?? 'killed'}). ${which === 'platform' ? 'The site goes on with what it has kept.' : ''}`,
      )
      if (children.every(hasEnded)) process.exit(1)
    })
  })

function stopWithTheParent(): void {
  const stop = (): void => void stopAll().then(() => process.exit())
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // npm that is ended takes its shell with it and tells nobody: whoever has lost that parent stops as well.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event !== undefined)
    setInterval(() => {
      if (process.ppid !== parent) stop()
    }, 500).unref()
}

await command({
  name: 'npm start',
  summary:
    'Builds, seeds the embedded platform on the first run, and serves the site and the platform, each in a process of its own.',
  // Those below PLATFORM_PORT are the processes' own: what is wrong with them is said before anything is built.
  reads: ['PORT', 'PLATFORM_PORT', 'DATA_DIR', 'SEED_GAMES', 'SEED_POSTS', 'GAMES_SITE_MAP'],
  run: async ({ env: { PORT: port, PLATFORM_PORT: platformPort } }) => {
    const started = Date.now()
    const seconds = (): string => `${((Date.now() - started) / 1000).toFixed(1)} s`
    stopWithTheParent()
    try {
      await Promise.all([assertFree(port, 'PORT', 'npm start'), assertFree(platformPort, 'PLATFORM_PORT', 'npm start')])
      say('Building …')
      await run(process.execPath, ['scripts/build/build.ts'], end.signal)
      say(`Built (${seconds()}). Preparing the platform …`)
      await serve('platform')
      await serve('site')
      say(`\nMarquee is ready (${seconds()}):\n`)
      for (const brand of Object.values(brands))
        say(`  ${brand.name.padEnd(16)} http://${brand.domain.localHosts[0]}:${port}/`)
      say(`  ${'Platform'.padEnd(16)} http://localhost:${platformPort}/\n\nCtrl-C ends both.`)
    } catch (error) {
      await stopAll()
      throw error
    }
  },
})
