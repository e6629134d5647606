import { parse } from 'node-html-parser'
import { ask, inTurn } from './ask.ts'
import type { Run, VerifiedSite } from './round.ts'
import { sampleAddresses } from './sites.ts'

/** What a page of a list of games shows. */
interface ListPage {
  readonly status: number
  readonly games: readonly string[]
  readonly next: string | null
  readonly milliseconds: number
}

async function readList(port: number, host: string, path: string): Promise<ListPage> {
  const began = performance.now()
  const { status, text } = await ask(port, host, path)
  const milliseconds = performance.now() - began
  const root = parse(text)
  return {
    status,
    games: root.querySelectorAll('main .game-card a[href]').map((link) => link.getAttribute('href') ?? ''),
    next: root.querySelector('.paging a[rel=next]')?.getAttribute('href') ?? null,
    milliseconds,
  }
}

/** Walks every paged list of games of a site from its first page to its last: each answers, none is empty, no game stands twice. */
export async function gameLists({ port, say }: Pick<Run, 'port' | 'say'>, site: VerifiedSite): Promise<string[]> {
  const faults: string[] = []
  const times: number[] = []
  let lists = 0
  await inTurn(await sampleAddresses(port, site), 2, async ({ path }) => {
    const seen = new Set<string>()
    let pages = 0
    for (let at: string | null = path; at !== null; ) {
      const page: ListPage = await readList(port, site.host, at)
      pages += 1
      // A list of one page, or one of other things, such as posts.
      if (pages === 1 && (page.next === null || page.games.length === 0)) return
      times.push(page.milliseconds)
      if (page.status !== 200) faults.push(`${site.host}${at}: ${page.status}`)
      if (page.games.length === 0) faults.push(`${site.host}${at}: an empty page of a list`)
      const own = new Set(page.games)
      for (const game of own) {
        if (seen.has(game)) faults.push(`${site.host}${at}: ${game} stood on an earlier page`)
        seen.add(game)
      }
      at = page.next
    }
    lists += 1
  })
  times.sort((a, b) => a - b)
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(0)
  say(`${site.name}: ${lists} lists of ${times.length} pages, rendered in ${at(0.5)} ms (median), ${at(0.99)} ms (p99)`)
  return faults
}
