import { z } from 'zod'
import { brands } from '../../brands/registry.ts'
import { cultures } from '../../locales/registry.ts'
import { href } from '../../shared/routes/href.ts'
import { prefixed, prefixOf, unprefixed } from '../../shared/routes/prefix.ts'
import type { RouteKey } from '../../shared/routes/table.ts'
import type { CultureId } from '../../shared/site/ids.ts'
import { unknownWord } from '../../shared/text/likely.ts'
import { editionsOf } from '../../worker/sites.ts'
import { Stopped, WrongCall } from '../command/faults.ts'
import { ask } from './ask.ts'
import type { VerifiedSite } from './round.ts'

/** The sites to look at: all, or those with one of the chosen brands or cultures. */
export function verifiedSites(chosen: readonly string[]): VerifiedSite[] {
  const known = Object.values(brands).flatMap(({ id, domain }) => [id, ...domain.cultures])
  for (const id of chosen)
    if (!known.some((other) => other === id)) throw new WrongCall(unknownWord('brand or culture', id, known))
  return Object.values(brands).flatMap(({ id, name, domain }) => {
    const wanted = domain.cultures.filter(
      (culture) => chosen.length === 0 || chosen.includes(id) || chosen.includes(culture),
    )
    const [host = domain.host] = domain.localHosts
    return wanted.length === 0 ? [] : [{ id, name, host, cultures: wanted }]
  })
}

/** The address of a culture's home on a site. */
export const homeOf = (site: Pick<VerifiedSite, 'id'>, culture: CultureId): string =>
  prefixed(prefixOf(brands[site.id].domain, cultures[culture]), '/')

/** The address of a page without parameters; home's where the culture lacks it. */
export function addressOf(site: Pick<VerifiedSite, 'id'>, culture: CultureId, key: RouteKey): string {
  const edition = editionsOf(brands[site.id]).find((own) => own.culture.id === culture)
  return (edition && href(edition, key)) ?? homeOf(site, culture)
}

/** The culture that an address of a site belongs to, by its first segment (rulings 2), and the address without it. */
export function placeOf(site: Pick<VerifiedSite, 'id'>, path: string): { culture: CultureId; below: string } {
  const { cultures: all } = brands[site.id].domain
  const named = unprefixed(
    all.map((id) => ({ culture: cultures[id] })),
    path,
  )
  return named === null ? { culture: all[0], below: path } : { culture: named.edition.culture.id, below: named.path }
}

const row = z.object({
  culture: z.string(),
  route: z.string(),
  path: z.string().nullable(),
  expected: z.array(z.number()),
})

/** One address that exists for each route of each culture, from the site's own matrix. */
export interface SampleAddress {
  readonly culture: CultureId
  readonly route: string
  readonly path: string
}

/** The matrix addresses of a site that answer 200; throws where no local site listens on the port. */
export async function sampleAddresses(port: number, site: VerifiedSite): Promise<SampleAddress[]> {
  const answer = await ask(port, site.host, '/ops/matrix.json')
  if (answer.status !== 200)
    throw new Stopped(
      `http://${site.host}:${port}/ops/matrix.json answers ${answer.status}: start the site first: npm start`,
    )
  return z
    .array(row)
    .parse(JSON.parse(answer.text))
    .flatMap(({ culture, route, path, expected }) => {
      const known = site.cultures.find((id) => id === culture)
      return known && path !== null && expected.length === 1 && expected[0] === 200
        ? [{ culture: known, route, path }]
        : []
    })
}
