import type { BuildOptions } from 'esbuild'
import { clientEntries } from '../build/client.ts'
import { platformEntries } from '../build/platform-assets.ts'
import { workerBundle } from '../build/worker-bundle.ts'
import { startWorkerProcess, type WorkerName, type WorkerProcess } from '../run/worker-process.ts'
import { openAssets } from './assets.ts'
import { openBundle } from './bundle.ts'
import type { Front } from './front.ts'
import { type Code, owedBy, type Part } from './owed.ts'

/** Where the bundles of a run stand, apart from those of `npm run build`. */
const folder = 'build/dev'

/** Code that Node runs. */
const nodeCode = (...entryPoints: string[]): BuildOptions => ({
  entryPoints,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  jsx: 'automatic',
})

export interface Stage {
  /** What changed files cost. */
  readonly owedBy: (changed: Iterable<string>) => Set<Part>
  /** Does what is owed and takes it off the list as it is done; gives what was done. Throws where something cannot be done. */
  readonly bring: (owed: Set<Part>) => Promise<string[]>
}

/** What runs behind the fronts: builds what a change costs and puts it in the place of what ran before. */
export async function openStage(
  fronts: Readonly<Record<WorkerName, Front>>,
  {
    signal,
    say,
    onStop,
  }: {
    readonly signal: AbortSignal
    readonly say: (line: string) => void
    readonly onStop: (stop: () => Promise<void>) => void
  },
): Promise<Stage> {
  const bundles = {
    assets: await openBundle(nodeCode('scripts/dev/build-assets.ts'), `${folder}/assets`),
    browsers: await openBundle(
      nodeCode(
        clientEntries.inline,
        clientEntries.tags,
        ...clientEntries.modules,
        ...clientEntries.serviceWorkers,
        ...Object.values(platformEntries),
      ),
    ),
    restart: await openBundle(nodeCode('scripts/run/serve.ts')),
    platform: await openBundle(
      { ...workerBundle('platform/wrangler.toml'), sourcemap: 'linked' },
      `${folder}/platform`,
    ),
    site: await openBundle({ ...workerBundle('wrangler.toml'), sourcemap: 'linked' }, `${folder}/site`),
  } as const
  const assets = openAssets()
  onStop(async () => {
    assets.stop()
    await Promise.all(Object.values(bundles).map((bundle) => bundle.dispose()))
  })
  const code: Code = {
    assets: (path) => bundles.assets.isMadeOf(path) || bundles.browsers.isMadeOf(path),
    restart: bundles.restart.isMadeOf,
    platform: bundles.platform.isMadeOf,
    site: bundles.site.isMadeOf,
  }
  const running: Partial<Record<WorkerName, WorkerProcess>> = {}

  const start = async (name: WorkerName): Promise<void> => {
    const process = await startWorkerProcess(name, { listen: 0, build: folder, say, onStart: onStop })
    running[name] = process
    void process.ended.then(() => {
      if (running[name] !== process || signal.aborted) return
      delete running[name]
      fronts[name].shut(`The ${name} ended. It starts again with the next change.`)
      say(`The ${name} ended. It starts again with the next change.`)
    })
  }

  /** Takes a Worker away, does `change`, and lets what has waited meanwhile go on. */
  const behind = async (name: WorkerName, change: () => Promise<void>): Promise<void> => {
    await fronts[name].hold()
    try {
      await change()
    } finally {
      const process = running[name]
      if (process === undefined) fronts[name].shut(`The ${name} could not be started; the terminal says why.`)
      else fronts[name].open(process.port())
    }
  }

  const restart = (name: WorkerName): Promise<void> =>
    behind(name, async () => {
      const before = running[name]
      delete running[name]
      await before?.stop()
      await start(name)
    })

  const swap = (name: WorkerName): Promise<void> =>
    behind(name, async () => {
      const process = running[name]
      try {
        await process?.tell('swap')
      } catch (error) {
        // What ran before is gone: a new process takes its place with the next change.
        delete running[name]
        await process?.stop()
        throw error
      }
    })

  /** Brings one part up to date; gives what it did, or nothing where nothing came of it. */
  const bringPart: Readonly<Record<Part, () => Promise<string | undefined>>> = {
    assets: async () => {
      await Promise.all([bundles.assets.build(), bundles.browsers.build()])
      await assets.build(`${folder}/assets/build-assets.js`)
      return 'assets'
    },
    platform: async () => {
      const changed = await bundles.platform.build()
      if (running.platform === undefined || !changed) return
      await swap('platform')
      return 'platform'
    },
    restart: async () => {
      await bundles.restart.build()
      await restart('platform')
      return "platform's process"
    },
    content: async () => {
      await running.platform?.tell('seed')
      return 'content'
    },
    site: async () => {
      const changed = await bundles.site.build()
      if (running.site === undefined) await restart('site')
      else if (changed) await swap('site')
      else return
      return 'site'
    },
  }
  return {
    owedBy: (changed) => owedBy(changed, code),
    bring: async (owed) => {
      const done: string[] = []
      const siteWasThere = running.site !== undefined
      if (running.platform === undefined) owed.add('restart').delete('content')
      if (!siteWasThere) owed.add('site')
      const restarted = owed.has('restart')
      const inTurn = async (...wanted: readonly Part[]): Promise<void> => {
        for (const part of wanted) {
          if (!owed.has(part)) continue
          const began = performance.now()
          const what = await bringPart[part]()
          owed.delete(part)
          if (what !== undefined) done.push(`${what} ${Math.round(performance.now() - began)} ms`)
        }
      }
      await inTurn('assets')
      // Both go on to their end, whatever becomes of the other.
      const ways = await Promise.allSettled([inTurn('platform', 'restart', 'content'), inTurn('site')])
      assets.prepare()
      for (const way of ways) if (way.status === 'rejected') throw way.reason
      // The new process tells the site behind its start; whoever looks now wants to see what it has seeded.
      if (restarted && siteWasThere) await running.platform?.tell('seed')
      return done
    },
  }
}
