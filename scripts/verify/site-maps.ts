import { unreciprocated } from './across-pages.ts'
import { ask, inTurn } from './ask.ts'
import { type Listed, mapFaults } from './map-faults.ts'
import { type PageFacts, readPage } from './page-facts.ts'
import type { Round, Run, VerifiedSite } from './round.ts'
import { parseSiteMap, parseSiteMapIndex } from './site-map-xml.ts'

const pathIn = (origin: string, address: string): string => {
  if (!address.startsWith(`${origin}/`)) throw new Error(`${address} is not an address of ${origin}`)
  return address.slice(origin.length)
}

/** Every map that the index of a site names, read and validated against the schema of sitemaps.org. */
export async function listedIn(
  port: number,
  site: VerifiedSite,
): Promise<{ maps: number; bytes: number; listed: Listed[] }> {
  const origin = `http://${site.host}:${port}`
  const robots = await ask(port, site.host, '/robots.txt')
  if (!robots.text.includes(`Sitemap: ${origin}/sitemap.xml`)) throw new Error('robots.txt does not name the site map')
  const index = await ask(port, site.host, '/sitemap.xml')
  const listed: Listed[] = []
  const maps = parseSiteMapIndex(index.text)
  let bytes = 0
  for (const map of maps) {
    const { status, text } = await ask(port, site.host, pathIn(origin, map))
    if (status !== 200) throw new Error(`${map} answers ${status}`)
    bytes = Math.max(bytes, Buffer.byteLength(text))
    for (const { loc, links } of parseSiteMap(text)) {
      const alternates = Object.fromEntries(Object.entries(links).map(([tag, href]) => [tag, pathIn(origin, href)]))
      listed.push({ path: pathIn(origin, loc), alternates })
    }
  }
  return { maps: maps.length, bytes, listed }
}

async function siteMapsOf({ port, say }: Run, site: VerifiedSite): Promise<string[]> {
  const { maps, listed } = await listedIn(port, site)
  const pages: PageFacts[] = []
  const faults: string[] = []
  const wanted = new Map(listed.map((entry) => [entry.path, entry]))
  if (wanted.size !== listed.length) faults.push(`${listed.length - wanted.size} addresses are listed twice`)
  for (const { alternates } of listed)
    for (const path of Object.values(alternates))
      if (!wanted.has(path)) faults.push(`${path} is named as an alternate and not listed`)
  await inTurn(wanted.values(), 6, async (entry) => {
    const { status, text } = await ask(port, site.host, entry.path)
    if (status !== 200) {
      faults.push(`${entry.path} is listed and answers ${status}`)
      return
    }
    const page = readPage(entry.path, text)
    pages.push(page)
    faults.push(...mapFaults(entry, page))
  })
  faults.push(...unreciprocated(pages))
  say(`${site.name}: ${maps} maps, ${listed.length} addresses, ${faults.length} faults`)
  return [...new Set(faults)].map((fault) => `${site.host} ${fault}`)
}

/** Site maps: valid, complete, and true of every page they list. */
export const siteMaps: Round = async (run) => {
  const faults: string[] = []
  for (const site of run.sites) faults.push(...(await siteMapsOf(run, site)))
  return faults
}
