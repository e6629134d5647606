import { type ChildProcess, fork } from 'node:child_process'
import { watch } from 'node:fs'
import { run, toolEnvironment } from './build/worker.ts'
import { command } from './command/command.ts'

const sources = ['worker', 'client', 'shared', 'brands', 'markets', 'locales', 'public', 'platform'] as const
/** Saves come in bursts: one build for all of a burst. */
const settleMs = 120

let children: ChildProcess[] = []
let stopping = false

const stop = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })

const serve = (which: 'platform' | 'site'): Promise<ChildProcess> =>
  new Promise((resolve) => {
    const child = fork('scripts/run/serve.ts', [which], { env: toolEnvironment })
    children.push(child)
    child.on('message', (message: unknown) => {
      if (typeof message !== 'object' || message === null) return
      if ('progress' in message) console.log(`  ${String(message.progress)}`)
      if ('ready' in message) resolve(child)
    })
  })

const build = async (): Promise<boolean> => {
  const started = Date.now()
  try {
    await run(process.execPath, ['scripts/build/build.ts'])
    console.log(`Built (${Date.now() - started} ms).`)
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

const end = async (): Promise<void> => {
  if (stopping) return
  stopping = true
  await Promise.all(children.map(stop))
  process.exit(0)
}
process.on('SIGINT', () => void end())
process.on('SIGTERM', () => void end())

await command({
  name: 'npm run dev',
  summary: 'As npm start, and builds anew when a file changes.',
  reads: ['PORT', 'PLATFORM_PORT', 'DATA_DIR', 'SEED_GAMES', 'SEED_POSTS', 'GAMES_SITE_MAP'],
  run: async ({ env }) => {
    if (!(await build())) return false
    let platform = await serve('platform')
    let site = await serve('site')
    console.log(`The site answers on http://localhost:${env.PORT}/. Waiting for changes …`)

    const changed = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    let working = false

    const rebuild = async (): Promise<void> => {
      if (working || stopping) return
      working = true
      while (changed.size > 0) {
        const folders = new Set(changed)
        changed.clear()
        // A build that fails leaves the last good one running.
        if (!(await build())) continue
        const old = folders.has('platform') ? [site, platform] : [site]
        await Promise.all(old.map(stop))
        children = children.filter((child) => !old.includes(child))
        if (folders.has('platform')) platform = await serve('platform')
        site = await serve('site')
        console.log('Restarted.')
      }
      working = false
    }

    for (const folder of sources)
      watch(folder, { recursive: true }, () => {
        changed.add(folder)
        clearTimeout(timer)
        timer = setTimeout(() => void rebuild(), settleMs)
      })
    return true
  },
})
