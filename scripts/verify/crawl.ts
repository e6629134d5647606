import { englishLines, missingPlaces, sharedTexts, unreciprocated } from './across-pages.ts'
import { ask, inTurn } from './ask.ts'
import { type PageFacts, readPage } from './page-facts.ts'
import type { Round, Run, VerifiedSite } from './round.ts'
import { homeOf, placeOf, sampleAddresses } from './sites.ts'

/** Addresses asked for at a time. */
const width = 6

/** Follows every internal link of a site from its homes and from one address of each route. */
async function crawlSite({ port, pageLimit, say }: Run, site: VerifiedSite): Promise<string[]> {
  const starts = [
    ...site.cultures.map((culture) => homeOf(site, culture)),
    ...(await sampleAddresses(port, site)).map(({ path }) => path),
  ]
  const from = new Map(starts.map((path) => [path, 'the start']))
  const queue = [...from.keys()]
  const pages: PageFacts[] = []
  const faults: string[] = []
  const resources = new Map<string, string>()

  const follow = (page: PageFacts): void => {
    for (const { path, foreign } of page.links) {
      const { culture } = placeOf(site, path)
      const linked = `${page.path} links to ${path}`
      if (culture !== page.culture && !foreign) faults.push(`${linked}, a page of another culture`)
      if (!site.cultures.includes(culture) || from.has(path) || from.size >= pageLimit) continue
      from.set(path, page.path)
      queue.push(path)
    }
    for (const path of page.resources) if (!resources.has(path)) resources.set(path, page.path)
  }
  const visit = async (path: string): Promise<void> => {
    const answer = await ask(port, site.host, path)
    if (answer.status !== 200) {
      const to = answer.location === undefined ? '' : ` to ${answer.location}`
      faults.push(`${path}: ${answer.status}${to}, linked from ${from.get(path)}`)
    } else if (answer.type.includes('text/html')) {
      const page = readPage(path, answer.text)
      faults.push(...page.faults.map((fault) => `${path}: ${fault}`))
      pages.push(page)
      follow(page)
    }
  }
  while (queue.length > 0) await inTurn(queue.splice(0), width, visit)
  await inTurn(resources, width, async ([path, page]) => {
    const { status } = await ask(port, site.host, path, 'HEAD')
    if (status !== 200) faults.push(`${path}: ${status}, used by ${page}`)
  })
  faults.push(...sharedTexts(pages), ...unreciprocated(pages), ...missingPlaces(pages), ...englishLines(pages))
  say(`${site.name}: ${pages.length} pages of ${from.size} addresses, ${resources.size} files; ${faults.length} faults`)
  return faults.map((fault) => `${site.host} ${fault}`)
}

/** A full crawl: no broken link, no link that needs a redirect or leads into another culture, and every page holds. */
export const crawl: Round = async (run) => {
  const faults: string[] = []
  for (const site of run.sites) faults.push(...(await crawlSite(run, site)))
  return faults
}
