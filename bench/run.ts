import { command } from '../scripts/command/command.ts'
import { wholeNumber } from '../scripts/command/whole-number.ts'

interface Settings {
  /** What was asked for; undefined where each benchmark's own usual number stands. */
  readonly rounds: number | undefined
  readonly seconds: number | undefined
  readonly games: number | undefined
  readonly pages: readonly string[]
  readonly kept: boolean
}

interface Bench {
  readonly about: string
  /** Loaded when it is run: each needs much that the others do not. False where a limit is broken. */
  readonly run: (settings: Settings) => Promise<unknown>
}

const benches: Readonly<Record<string, Bench>> = {
  pages: {
    about: 'home, category, game, legal and blog pages against baselines in the same run',
    run: async ({ rounds = 10, seconds = 2, games = 1200, pages }) => {
      const { benchPages, chosenKinds } = await import('./pages.ts')
      return benchPages({ kinds: chosenKinds(pages), rounds, seconds, games })
    },
  },
  sizes: {
    about: 'whether a page costs the same with 8,000 games, with 50 brands and with ten times the routes',
    run: async ({ rounds = 8, seconds = 1, pages }) => {
      const [{ benchSizes }, { chosenKinds }] = await Promise.all([import('./sizes.ts'), import('./pages.ts')])
      return benchSizes({
        kinds: chosenKinds(pages.length === 0 ? ['home', 'category', 'game'] : pages),
        rounds,
        seconds,
      })
    },
  },
  start: {
    about: 'what the bundle weighs, and the CPU time until a Worker is ready for its first request',
    run: async ({ rounds = 11 }) => (await import('./start.ts')).benchStart(rounds),
  },
  profile: {
    about: 'where the time of one page goes, by function: rendered anew, or kept with --kept',
    run: async ({ seconds = 10, games = 1200, pages, kept }) => {
      const { benchProfile } = await import('./profile.ts')
      const { chosenKinds } = await import('./pages.ts')
      const [kind = 'home'] = pages.length === 0 ? [] : chosenKinds(pages)
      await benchProfile({ kind, seconds, games, kept })
    },
  },
  platform: {
    about: 'every call of the platform, from the database',
    run: async ({ rounds = 40, games = 8000 }) => (await import('./platform.ts')).benchPlatform(games, rounds),
  },
  touch: {
    about: 'openings of overlays and keystrokes in search, in a browser on a slow processor, with 8,000 games',
    run: async ({ rounds = 5, games = 8000 }) => (await import('./touch.ts')).benchTouch(games, rounds),
  },
  memory: {
    about: 'what an isolate holds after a mixed load of thousands of pages in every culture',
    run: async ({ games = 8000 }) => {
      const [{ withPlatform }, { benchMemory }] = await Promise.all([import('./pages.ts'), import('./memory.ts')])
      let held = true
      await withPlatform(games, async (origin) => {
        held = await benchMemory(origin)
      })
      return held
    },
  },
}

/** The limits of "fast at the edge", one after the other: what is missed is said at the end. */
async function runLimits(settings: Settings): Promise<boolean> {
  const missed: string[] = []
  for (const name of ['start', 'pages', 'sizes', 'memory'])
    if ((await benches[name]?.run(settings)) === false) missed.push(name)
  console.log(missed.length === 0 ? 'Every limit is held.' : `Missed: ${missed.join(', ')}.`)
  return missed.length === 0
}

await command({
  name: 'npm run bench',
  summary:
    'Measures, prints a table, and fails where a limit is broken; starts what it measures by itself. See bench/README.md.',
  words: {
    kind: 'chosen',
    what: 'benchmark',
    from: {
      ...Object.fromEntries(Object.entries(benches).map(([name, { about }]) => [name, about])),
      limits: 'start, pages, sizes and memory in one run, each against its limits',
    },
    most: 1,
  },
  options: {
    rounds: {
      type: 'string',
      value: 'n',
      about:
        'paired rounds (pages 10, sizes 8), starts (11), times that each call is timed (platform, 40), or visits (touch, 5)',
    },
    seconds: { type: 'string', value: 'n', about: 'length of a round (pages 2, sizes 1), or of the profile (10)' },
    games: { type: 'string', value: 'n', about: 'games of the catalogue (1200; platform, touch and memory 8000)' },
    page: {
      type: 'string',
      value: 'kind',
      multiple: true,
      about: 'home, category, game, legal or blog; all of them unless said',
    },
    kept: { type: 'boolean', about: 'profiles the page as it is kept' },
  },
  examples: ['npm run bench -- --page home --page legal', 'npm run bench -- profile --page category'],
  run: ({ words: [name = 'pages'], values }) => {
    const settings: Settings = {
      rounds: wholeNumber('--rounds', values.rounds, 1, 1000),
      seconds: wholeNumber('--seconds', values.seconds, 1, 600),
      games: wholeNumber('--games', values.games, 1, 8000),
      pages: values.page ?? [],
      kept: values.kept === true,
    }
    return name === 'limits' ? runLimits(settings) : (benches[name]?.run(settings) ?? Promise.resolve(false))
  },
})
