// `npm start`: builds, seeds the embedded platform and serves both Workers, each in a process of its own.
import { type ChildProcess, fork } from 'node:child_process'
import { createServer } from 'node:net'
import { brands } from '../brands/registry.ts'
import { run, toolEnvironment } from './build/worker.ts'

const port = Number(process.env.PORT ?? 8787)
const platformPort = Number(process.env.PLATFORM_PORT ?? 8788)
const started = Date.now()

const say = (line: string): void => console.log(line)
const seconds = (): string => `${((Date.now() - started) / 1000).toFixed(1)} s`

/** Says what to do about a port that somebody else has, before anything is built. */
const assertFree = (number: number, variable: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () =>
      reject(
        new Error(
          `Port ${number} is taken. Stop what listens there, or choose another: ${variable}=${number + 10} npm start`,
        ),
      ),
    )
    probe.listen(number, '127.0.0.1', () => probe.close(() => resolve()))
  })

const children: ChildProcess[] = []
let stopping = false

const stopAll = (): void => {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill('SIGTERM')
}

const serve = (which: 'platform' | 'site'): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = fork('scripts/run/serve.ts', [which], { env: toolEnvironment })
    children.push(child)
    child.on('message', (message: unknown) => {
      if (typeof message !== 'object' || message === null) return
      if ('progress' in message) say(`  ${String(message.progress)}`)
      if ('ready' in message) resolve()
    })
    child.on('exit', (code) => {
      if (stopping) return
      // Either of the two may end without the other (rulings 1): the site goes on with what it has kept.
      say(
        `The ${which} ended (${code ?? 'killed'}). ${which === 'platform' ? 'The site goes on with what it has kept.' : ''}`,
      )
      reject(new Error(`The ${which} could not be started; its messages stand above.`))
      if (children.every(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null)) process.exit(1)
    })
  })

process.on('SIGINT', stopAll)
process.on('SIGTERM', stopAll)
// npm that is ended takes its shell with it and tells nobody: whoever has lost that parent stops as well.
const parent = process.ppid
if (process.env.npm_lifecycle_event !== undefined)
  setInterval(() => {
    if (process.ppid !== parent) stopAll()
  }, 500).unref()

try {
  await Promise.all([assertFree(port, 'PORT'), assertFree(platformPort, 'PLATFORM_PORT')])
  say('Building …')
  await run(process.execPath, ['scripts/build/build.ts'])
  say(`Built (${seconds()}). Preparing the platform …`)
  await serve('platform')
  await serve('site')
  say(`\nMarquee is ready (${seconds()}):\n`)
  for (const brand of Object.values(brands))
    say(`  ${brand.name.padEnd(16)} http://${brand.domain.localHosts[0]}:${port}/`)
  say(`  ${'Platform'.padEnd(16)} http://localhost:${platformPort}/\n\nCtrl-C ends both.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  stopAll()
  process.exitCode = 1
}
