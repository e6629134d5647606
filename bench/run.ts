import { command } from '../scripts/command/command.ts'
import type { Environment } from '../scripts/command/environment.ts'

type Settings = Environment<'PLATFORM_PORT' | 'BENCH_GAMES' | 'BENCH_ROUNDS'>

interface Bench {
  readonly about: string
  /** Loaded when it is run: each needs much that the others do not. False where a limit is broken. */
  readonly run: (settings: Settings) => Promise<unknown>
}

const benches: Readonly<Record<string, Bench>> = {
  home: {
    about: 'home against a bare Worker that returns the same bytes',
    run: async ({ PLATFORM_PORT }) => (await import('./home.ts')).benchHome(PLATFORM_PORT),
  },
  platform: {
    about: 'every call of the platform, from the database',
    run: async ({ BENCH_GAMES, BENCH_ROUNDS }) =>
      (await import('./platform.ts')).benchPlatform(BENCH_GAMES, BENCH_ROUNDS),
  },
  memory: {
    about: 'what the caches of the site hold after thousands of pages',
    run: async ({ PLATFORM_PORT }) => (await import('./memory.ts')).benchMemory(PLATFORM_PORT),
  },
}

await command({
  name: 'npm run bench',
  summary: 'Measures, prints a table, and fails where a limit is broken; home where nothing is named.',
  words: {
    kind: 'chosen',
    what: 'benchmark',
    from: Object.fromEntries(Object.entries(benches).map(([name, { about }]) => [name, about])),
    most: 1,
  },
  reads: ['PLATFORM_PORT', 'BENCH_GAMES', 'BENCH_ROUNDS'],
  run: ({ words: [name = 'home'], env }) => benches[name]?.run(env) ?? Promise.resolve(false),
})
