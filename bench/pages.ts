import { defaultBrand } from '../brands/registry.ts'
import { WrongCall } from '../scripts/command/faults.ts'
import { startPlatform } from '../scripts/run/throwaway-platform.ts'
import { siteRows } from '../scripts/site-matrix.ts'
import { unknownWord } from '../shared/text/likely.ts'
import { buildOnce } from './build.ts'
import { startLoader } from './load.ts'
import { askPage, type PageAnswer } from './page-answer.ts'
import { connections, pairedRounds } from './rounds.ts'
import { bareWorker } from './subjects/bare.ts'
import { pageMarkup } from './subjects/markup.ts'
import { bundleVariant, type Subject, startSubject, writeWorker } from './subjects/start.ts'
import { missed, tableOf } from './table.ts'

/** The kinds of page that are measured, by the route that stands for each. */
export const pageKinds = {
  home: { route: 'home', about: 'home' },
  category: { route: 'slots', about: 'a category' },
  game: { route: 'slotsGame', about: 'a game' },
  legal: { route: 'privacy', about: 'a legal page' },
  blog: { route: 'blogPost', about: 'a post of the blog' },
} as const
export type PageKind = keyof typeof pageKinds

const isKind = (word: string): word is PageKind => Object.hasOwn(pageKinds, word)

/** The kinds that were named; all of them where none was. */
export function chosenKinds(words: readonly string[]): PageKind[] {
  const all = Object.keys(pageKinds).filter(isKind)
  for (const word of words) if (!isKind(word)) throw new WrongCall(unknownWord('kind of page', word, all))
  return all.filter((kind) => words.length === 0 || words.includes(kind))
}

export interface PageBench {
  readonly kinds: readonly PageKind[]
  readonly rounds: number
  readonly seconds: number
  readonly games: number
}

export const [host = ''] = defaultBrand.domain.localHosts
const [culture] = defaultBrand.domain.cultures
/** The ways of serving that have a limit. */
const ways = { kept: 'page kept', rendered: 'page rendered' } as const

export interface BenchedPage {
  readonly kind: PageKind
  readonly path: string
}

/** The address of each kind of page, from the site's own matrix. */
export async function benchedPages(port: number, kinds: readonly PageKind[]): Promise<BenchedPage[]> {
  const rows = await siteRows(port, host)
  return kinds.map((kind) => {
    const row = rows.find((own) => own.culture === culture && own.route === pageKinds[kind].route)
    if (row?.path == null) throw new Error(`No address stands for "${kind}".`)
    return { kind, path: row.path }
  })
}

/** A platform of its own with a catalogue, for as long as `work` runs; the site is built before the first. */
export async function withPlatform(games: number, work: (origin: string) => Promise<void>): Promise<void> {
  console.log(`Building, and seeding a platform with ${games} games …`)
  await buildOnce()
  const platform = await startPlatform({ games })
  try {
    await work(platform.origin)
  } finally {
    await platform.stop()
  }
}

/** The Workers beside each other; the first is what the others are compared with. */
async function startSubjects(
  platform: string,
  kinds: readonly PageKind[],
): Promise<{ subjects: Subject[]; pages: BenchedPage[] }> {
  const subjects: Subject[] = []
  try {
    const kept = await startSubject(ways.kept, 'build/site', platform)
    subjects.push(kept)
    const pages = await benchedPages(kept.port, kinds)
    const answers: PageAnswer[] = []
    for (const { path } of pages) {
      await askPage(kept.port, host, path)
      answers.push(await askPage(kept.port, host, path))
    }
    const bare = await writeWorker('bare', bareWorker(answers))
    subjects.unshift(await startSubject('bare Worker, same bytes', bare, platform))
    subjects.push(await startSubject(ways.rendered, 'build/site', platform, { PAGE_CACHE: 'off' }))
    const react = await bundleVariant('react', {
      alias: { 'preact-render-to-string': './bench/subjects/react-server.ts' },
    })
    subjects.push(await startSubject('rendered by react-dom/server', react, platform, { PAGE_CACHE: 'off' }))
    const markup = Object.fromEntries(answers.map(({ path, body }) => [path, pageMarkup(body.toString())]))
    const plain = await bundleVariant('plain', {
      entryPoints: { index: 'bench/subjects/plain.tsx' },
      alias: { react: 'preact/compat', 'react/jsx-runtime': 'preact/jsx-runtime' },
      define: { PAGES: JSON.stringify(markup), 'process.env.NODE_ENV': '"production"' },
    })
    subjects.push(await startSubject('plain Hono, preact/compat', plain, platform))
    return { subjects, pages }
  } catch (error) {
    for (const subject of subjects) await subject.stop()
    throw error
  }
}

/** What a page may cost at most, beside the bare Worker. */
const limitsOf = (kind: PageKind): Readonly<Record<string, number>> => ({
  [ways.kept]: 1.1,
  [ways.rendered]: kind === 'home' || kind === 'category' ? 2 : 1.6,
})

/** Measures kinds of page, and prints a table for each. False where one costs more than it may. */
export async function benchPages({ kinds, rounds, seconds, games }: PageBench): Promise<boolean> {
  let held = true
  await withPlatform(games, async (platform) => {
    const { subjects, pages } = await startSubjects(platform, kinds)
    const loader = startLoader()
    try {
      for (const { kind, path } of pages) {
        const measured = await pairedRounds({ subjects, host, path, rounds, seconds, loader, tolerance: 0.05 })
        const limits = limitsOf(kind)
        held = missed(measured, limits).length === 0 && held
        console.log(`\n${host}${path}, ${rounds} paired rounds of ${seconds} s, ${connections} connections\n`)
        console.log(`${tableOf(measured, limits).join('\n')}\n`)
      }
    } finally {
      loader.stop()
      for (const subject of subjects) await subject.stop()
    }
  })
  return held
}
