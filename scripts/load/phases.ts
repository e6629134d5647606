import { setTimeout as wait } from 'node:timers/promises'
import { everythingTag } from '../../shared/content/tags.ts'
import { sign, signatureHeader } from '../../shared/crypto/signature.ts'
import type { CultureId } from '../../shared/site/ids.ts'
import { askHost } from '../http/ask-host.ts'
import { siteKeys } from '../run/local-keys.ts'
import type { VerifiedSite } from '../verify/round.ts'
import type { CountingProxy } from './counting-proxy.ts'
import { type Address, type Driven, drive, keyOf, type Sizes } from './drive.ts'

/** What the phases are driven against. */
export interface LoadedSite {
  readonly port: number
  readonly proxy: CountingProxy
  readonly sites: readonly VerifiedSite[]
  /** Ends the site's process and starts another with the same KV. */
  readonly restart: () => Promise<void>
  /** The same with an empty KV. */
  readonly anew: () => Promise<void>
}

export interface Settings {
  readonly crowd: number
  readonly connections: number
  readonly seconds: number
}

/** One row of the table: a phase, what it came to, what was asked of the platform, and what is wrong with it. */
export interface Phase {
  readonly name: string
  readonly driven: Driven
  readonly calls: ReadonlyMap<string, number>
  readonly faults: readonly string[]
}

const failed = ({ statuses }: Driven): number =>
  [...statuses].reduce((sum, [status, count]) => (status === 200 ? sum : sum + count), 0)

const faultsOf = (driven: Driven): string[] => [
  ...(failed(driven) === 0 ? [] : [`${failed(driven)} of ${driven.answers} answers failed`]),
  ...(driven.whole + failed(driven) === driven.answers
    ? []
    : [`${driven.answers - failed(driven) - driven.whole} pages lack what was there`]),
]

/** Longest that a crowd may wait for a page that nobody had before, in ms. */
const crowdMs = 4000
/** It is believed to have waited longer when it has as often: the machine has other things to do too. */
const attempts = 3

/** Everybody at once to a page of which nothing is kept anywhere: one call a feed, and a whole page for each. */
export async function crowdAt(site: LoadedSite, settings: Settings, address: Address, what: string): Promise<Phase> {
  let phase = await tryCrowd(site, settings, address, what)
  for (let again = 1; again < attempts && phase.driven.worst > crowdMs; again += 1)
    phase = await tryCrowd(site, settings, address, what)
  return phase
}

async function tryCrowd(site: LoadedSite, { crowd }: Settings, address: Address, what: string): Promise<Phase> {
  const { port, proxy } = site
  // What the page holds when everything is well: the second answer, which has what may have come too late for the first one.
  await askHost(port, `${address.host}:${port}`, address.path)
  const { body } = await askHost(port, `${address.host}:${port}`, address.path)
  // The isolate has answered once, and knows nothing of this page.
  await site.anew()
  await askHost(port, `${address.host}:${port}`, '/robots.txt')
  proxy.taken()
  const sizes: Sizes = new Map([[keyOf(address), body.byteLength]])
  const driven = await drive({ port, addresses: [address], connections: crowd, until: { amount: crowd }, sizes })
  const calls = proxy.taken()
  return {
    name: `${crowd} at once to a cold ${what}`,
    driven,
    calls,
    faults: [
      ...faultsOf(driven),
      ...[...calls].filter(([, count]) => count > 1).map(([path, count]) => `${count} calls of ${path}`),
      ...(driven.worst <= crowdMs ? [] : [`the last had waited ${driven.worst} ms, limit ${crowdMs} ms`]),
    ],
  }
}

/** What a phase of steady traffic is given. */
interface Steady {
  readonly name: string
  readonly addresses: readonly Address[]
  readonly sizes: Sizes
  /** What happens meanwhile. */
  readonly meanwhile?: (ms: number) => Promise<void>
  readonly until?: { readonly amount: number }
}

async function steady(site: LoadedSite, { connections, seconds }: Settings, asked: Steady): Promise<Phase> {
  const { name, addresses, sizes, meanwhile = async () => undefined, until = { seconds } } = asked
  const { port, proxy } = site
  proxy.taken()
  const [driven] = await Promise.all([drive({ port, addresses, connections, until, sizes }), meanwhile(seconds * 1000)])
  return { name, driven, calls: proxy.taken(), faults: faultsOf(driven) }
}

/** A publish that touches everything of every culture: the platform's next version, told to the site as the platform tells it. */
async function publishAll({ port, proxy, sites }: LoadedSite): Promise<void> {
  const tags = sites.flatMap(({ id, cultures }) =>
    cultures.map((culture: CultureId) => everythingTag({ brand: id, culture })),
  )
  const version = proxy.publish()
  const body = JSON.stringify({
    ...{ tags, version, database: 'load', issuedAt: Date.now(), nonce: `nonce-of-version-${version}` },
  })
  const headers = { [signatureHeader]: await sign(siteKeys.PURGE_KEY, body), 'content-type': 'application/json' }
  const host = `${sites[0]?.host ?? ''}:${port}`
  const { status, text } = await askHost(port, host, '/ops/purge', { method: 'POST', headers, body })
  if (status !== 200) throw new Error(`A purge was answered with ${status}: ${text}`)
}

/** Time between two publishes of the storm, in ms: far more than a team of editors makes. */
const betweenPublishes = 500

/** Every phase of steady traffic in its order: each finds what the one before has left. */
export async function* steadyPhases(
  site: LoadedSite,
  settings: Settings,
  addresses: readonly Address[],
): AsyncGenerator<Phase> {
  const sizes: Sizes = new Map()
  const { proxy } = site
  const phase = (asked: Omit<Steady, 'addresses' | 'sizes'>): Promise<Phase> =>
    steady(site, settings, { ...asked, addresses, sizes })
  yield await phase({ name: `${addresses.length} addresses, each once`, until: { amount: addresses.length } })
  yield await phase({ name: 'steady traffic' })
  yield await phase({
    name: 'the platform dies and comes back',
    meanwhile: async (ms) => {
      await wait(ms / 3)
      await proxy.die()
      await wait(ms / 3)
      await proxy.revive()
    },
  })
  yield await phase({
    name: 'a storm of purges',
    meanwhile: async (ms) => {
      const end = Date.now() + ms * 0.7
      while (Date.now() < end) {
        await publishAll(site)
        await wait(betweenPublishes)
      }
    },
  })
  await proxy.die()
  yield await phase({ name: 'the platform is dead' })
  await site.restart()
  yield await phase({ name: 'the platform is dead, the site new' })
  await proxy.revive()
}
