import type { Round } from './round.ts'

/** The rounds in their order. Each is loaded when it is run: what it needs may have to be installed first. */
const rounds = {
  crawl: async (run) => (await import('./crawl.ts')).crawl(run),
  nu: async (run) => (await import('./nu.ts')).nu(run),
  axe: async (run) => (await import('./axe.ts')).axe(run),
  'site-maps': async (run) => (await import('./site-maps.ts')).siteMaps(run),
  lighthouse: async (run) => (await import('./lighthouse.ts')).lighthouse(run),
  load: async (run) => (await import('./load.ts')).load(run),
  '8000': async (run) => (await import('./eight-thousand.ts')).eightThousand(run),
} as const satisfies Readonly<Record<string, Round>>

/** The rounds named on the command line, in their own order; all of them where none is named. */
export function chosenRounds(names: readonly string[]): (readonly [string, Round])[] {
  for (const name of names)
    if (!(name in rounds))
      throw new Error(`There is no round "${name}". Choose from: ${Object.keys(rounds).join(', ')}.`)
  return Object.entries(rounds).filter(([name]) => names.length === 0 || names.includes(name))
}
