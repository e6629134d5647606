import { watch } from 'chokidar'

/** What is watched; nothing that a build writes stands in there but what is ignored. */
const watched = [
  'worker',
  'client',
  'shared',
  'brands',
  'markets',
  'locales',
  'drawing',
  'platform',
  'public',
  'wrangler.toml',
]
/** Folders of tools, and what editors write beside a file. */
const ignored = /(^|\/)(\.[^/]+|node_modules|4913)(\/|$)|~$|\.tmp$/

/** Saves come in bursts: one build for all of a burst. */
const settleMs = 60

/**
 * Tells what has changed, burst by burst: while a burst is worked on, the next one gathers. Resolves when it watches; gives
 * what ends it.
 */
export async function watchSources(
  onBurst: (paths: ReadonlySet<string>, since: number) => Promise<void>,
): Promise<() => Promise<void>> {
  const changed = new Set<string>()
  let since = 0
  let timer: NodeJS.Timeout | undefined
  let working = false

  const work = async (): Promise<void> => {
    if (working) return
    working = true
    while (changed.size > 0) {
      const burst = new Set(changed)
      changed.clear()
      await onBurst(burst, since)
    }
    working = false
  }

  const watcher = watch(watched, { ignored, ignoreInitial: true })
  watcher.on('all', (event, path) => {
    if (event === 'addDir' || event === 'unlinkDir') return
    if (changed.size === 0) since = performance.now()
    changed.add(path.replaceAll('\\', '/'))
    clearTimeout(timer)
    timer = setTimeout(() => void work(), settleMs)
  })
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()))
  return () => watcher.close()
}
