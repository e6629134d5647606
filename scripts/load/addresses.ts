import { listedIn } from '../verify/site-maps.ts'
import type { Address } from './drive.ts'
import type { LoadedSite } from './phases.ts'

/** So many of the addresses that the site maps list, of every brand, culture and kind by their share; the same ones each time. */
export async function chosenAddresses(
  { port, sites }: Pick<LoadedSite, 'port' | 'sites'>,
  amount: number,
): Promise<readonly Address[]> {
  const all: Address[] = []
  for (const site of sites)
    for (const { path } of (await listedIn(port, site)).listed) all.push({ host: site.host, path })
  const step = Math.max(1, all.length / amount)
  return Array.from({ length: Math.min(amount, all.length) }, (_, index) => all[Math.floor(index * step)]).flatMap(
    (address) => address ?? [],
  )
}
