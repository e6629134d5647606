import { command } from './command/command.ts'
import { messageOf } from './command/faults.ts'
import { openFront } from './dev/front.ts'
import { type Part, parts } from './dev/owed.ts'
import { openStage } from './dev/stage.ts'
import { watchSources } from './dev/watch.ts'
import { addressLines } from './run/addresses.ts'
import { assertFree } from './run/ports.ts'
import { untilStopped } from './run/until-stopped.ts'

const say = (line: string): void => console.log(line)

/** Names of changed files, the first few of many. */
const named = (paths: ReadonlySet<string>): string => {
  const few = [...paths].slice(0, 3).join(', ')
  return paths.size > 3 ? `${few} and ${paths.size - 3} more` : few
}

await command({
  name: 'npm run dev',
  summary:
    'As npm start, and shows what is changed: builds what a saved file is part of, swaps it in behind the same ports, and loads open pages anew.',
  reads: ['PORT', 'PLATFORM_PORT', 'DATA_DIR', 'SEED_GAMES', 'SEED_POSTS', 'GAMES_SITE_MAP'],
  run: ({ env: { PORT: port, PLATFORM_PORT: platformPort } }) =>
    untilStopped(async ({ signal, onStop }) => {
      const began = performance.now()
      await Promise.all([
        assertFree(port, 'PORT', 'npm run dev'),
        assertFree(platformPort, 'PLATFORM_PORT', 'npm run dev'),
      ])
      const fronts = { site: await openFront(port), platform: await openFront(platformPort) }
      onStop(fronts.site.stop)
      onStop(fronts.platform.stop)
      const stage = await openStage(fronts, { signal, say: (line) => say(`  ${line}`), onStop })

      /** What could not be done yet: tried again with the next change. */
      const owed = new Set<Part>(parts)
      let ready = false
      const bring = async (why: string, since: number): Promise<void> => {
        try {
          const done = await stage.bring(owed)
          const seconds = ((performance.now() - since) / 1000).toFixed(2)
          fronts.site.reload()
          say(`${why}: ${done.length === 0 ? 'changes nothing' : `seen after ${seconds} s (${done.join(', ')})`}`)
          if (!ready) say(`\n${addressLines(port, platformPort).join('\n')}\n\nWaiting for changes. Ctrl-C ends both.`)
          ready = true
        } catch (error) {
          if (signal.aborted) return
          console.error(`${why}: ${messageOf(error)}`)
          say(ready ? 'What ran before still runs. Waiting for a change …' : 'Waiting for a change …')
        }
      }
      const { promise: first, resolve: firstIsDone } = Promise.withResolvers<void>()
      onStop(
        await watchSources(async (paths, since) => {
          await first
          for (const part of stage.owedBy(paths)) owed.add(part)
          await bring(named(paths), since)
        }),
      )
      await bring('Built', began)
      firstIsDone()
    }),
})
