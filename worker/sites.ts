import { brands } from '../brands/registry.ts'
import { cultures } from '../locales/registry.ts'
import { markets } from '../markets/registry.ts'
import { isHosted } from '../shared/environment/environment.ts'
import type { Place } from '../shared/place/place.ts'
import type { PlaceRule } from '../shared/place/restriction.ts'
import { resolveAddress } from '../shared/routes/address.ts'
import { prefixed } from '../shared/routes/prefix.ts'
import type { Brand } from '../shared/site/brand.ts'
import { createEdition } from '../shared/site/edition.ts'
import type { BrandId } from '../shared/site/ids.ts'
import { platformUrlBeside } from '../shared/site/platform-host.ts'
import type { Edition, Site } from '../shared/site/site.ts'
import type { Config } from './env.ts'

/** What a host leads to. */
export type HostDecision =
  | { readonly kind: 'site'; readonly site: Site }
  /** An alias, or a request that came without https: the whole address where what it asked for stands. */
  | { readonly kind: 'moved'; readonly address: string }
  | { readonly kind: 'unknown' }

const editions = new Map<BrandId, readonly Edition[]>()

/** A brand's cultures, their routes compiled when it is visited first. */
export function editionsOf(brand: Brand): readonly Edition[] {
  const known = editions.get(brand.id)
  if (known) return known
  const made = brand.domain.cultures
    .filter((id) => markets[id].enabled)
    .map((id) => createEdition(brand, cultures[id], markets[id]))
  editions.set(brand.id, made)
  return made
}

type Overrides = Partial<Pick<Config, 'GAMES_SITE_MAP' | 'VENDOR_IDS' | 'VENDOR_ORIGIN'>>

/** The brand as this environment has it. */
function brandIn({ GAMES_SITE_MAP, VENDOR_IDS }: Overrides, brand: Brand): Brand {
  const ids = VENDOR_IDS?.[brand.id]
  if (GAMES_SITE_MAP !== 'on' && ids === undefined) return brand
  const { domain } = brand
  return {
    ...brand,
    domain: {
      ...domain,
      gamesSiteMap: GAMES_SITE_MAP === 'on' || domain.gamesSiteMap,
      thirdPartySettings: { ...domain.thirdPartySettings, ...ids },
    },
  }
}

/** The hosts of a domain in an environment. */
const hostsOf = (domain: Brand['domain'], environment: Config['ENVIRONMENT']): readonly string[] =>
  ({
    production: [domain.host],
    staging: [domain.stagingHost],
    local: domain.localHosts,
    test: domain.localHosts,
  })[environment]

/** A brand beside the visited one, with the address of its site. */
export interface Sibling {
  readonly name: string
  readonly href: string
}

/** The brand of the family that serves a place: it has a culture for its country, and refuses nobody from there. */
export function siblingFor(
  own: Brand,
  { country, region }: Place,
  url: URL,
  config: Pick<Config, 'ENVIRONMENT'> & { readonly BRANDS: readonly BrandId[] },
): Sibling | null {
  for (const brand of config.BRANDS.map((id) => brands[id])) {
    const edition = editionsOf(brand).find(({ culture }) => culture.defaultCountry === country)
    const refused = brand.restrictions.some(
      ({ countries, regions }: PlaceRule) =>
        countries.includes(country) && (regions === undefined || (region !== null && regions.includes(region))),
    )
    const [host] = hostsOf(brand.domain, config.ENVIRONMENT)
    if (brand.id === own.id || edition === undefined || refused || host === undefined) continue
    const port = url.port === '' ? '' : `:${url.port}`
    return { name: brand.name, href: `${url.protocol}//${host}${port}${prefixed(edition.prefix, '/')}` }
  }
  return null
}

/** The address on a site's own host, by https, in its canonical spelling at once: one redirect, not two (rulings 2.3). */
const addressOn = (host: string, { pathname, search }: URL, { editions }: Site): string => {
  const found = resolveAddress(pathname, editions)
  return `https://${host}${found.kind === 'page' ? found.path : pathname}${search}`
}

type HostConfig = Pick<Config, 'ENVIRONMENT' | 'PLATFORM_URL'> & { readonly BRANDS: readonly BrandId[] } & Overrides

/** What an environment's hosts lead to. */
interface Hosts {
  /** The brand of each host; the first of two that name the same one. */
  readonly brands: ReadonlyMap<string, { readonly brand: Brand; readonly alias: boolean }>
  /** Sites by the origin that they were asked by (`keyOf`): one object each, by which what is made of it is kept. */
  readonly sites: Map<string, Extract<HostDecision, { readonly kind: 'site' }>>
}

/** Outside production a site answers under any port: so many origins of each host are remembered. */
const originsOfHost = 16

const hostsIn = new WeakMap<HostConfig, Hosts>()

/** The hosts of an environment, looked up by name: what a visit costs does not grow with the number of brands. */
function hostsOfEnvironment(config: HostConfig): Hosts {
  const known = hostsIn.get(config)
  if (known) return known
  const byName = new Map<string, { brand: Brand; alias: boolean }>()
  for (const brand of config.BRANDS.map((id) => brands[id])) {
    const aliases = config.ENVIRONMENT === 'production' ? brand.domain.aliases : []
    for (const host of [...hostsOf(brand.domain, config.ENVIRONMENT), ...aliases])
      if (!byName.has(host)) byName.set(host, { brand, alias: aliases.includes(host) })
  }
  const made = { brands: byName, sites: new Map() }
  hostsIn.set(config, made)
  return made
}

/** The brand's site as it is asked for; undefined where none of its markets is served. */
function siteOf(config: HostConfig, brand: Brand, url: URL, hostname: string): Site | undefined {
  const [first, ...rest] = editionsOf(brand)
  return (
    first && {
      brand: brandIn(config, brand),
      origin: config.ENVIRONMENT === 'production' ? `https://${brand.domain.host}` : url.origin,
      platformUrl: platformUrlBeside(config.PLATFORM_URL, hostname),
      vendorOrigin: config.VENDOR_ORIGIN ?? null,
      editions: [first, ...rest],
    }
  )
}

/** All of an address before its path. Asking a URL for its parts costs more than cutting its text. */
const originOf = ({ href }: URL): string => href.slice(0, href.indexOf('/', 'https://'.length))

/** What a site is remembered by: in production nothing of it depends on the port. */
const keyOf = (url: URL, { ENVIRONMENT }: HostConfig): string =>
  ENVIRONMENT === 'production' ? originOf(url).replace(/:\d+$/, '') : originOf(url)

/**
 * Host → site (rulings 1). Only listed hosts answer, and only those of the brands this environment serves; strangers are
 * answered by https alone. Canonical addresses use the production host in production and the request's origin elsewhere.
 */
export function resolveHost(url: URL, config: HostConfig): HostDecision {
  const { brands: byName, sites } = hostsOfEnvironment(config)
  const key = keyOf(url, config)
  const known = sites.get(key)
  if (known) return known
  const hostname = url.hostname.toLowerCase()
  const found = byName.get(hostname)
  const site = found && siteOf(config, found.brand, url, hostname)
  if (!found || !site) return { kind: 'unknown' }
  if (found.alias) return { kind: 'moved', address: addressOn(found.brand.domain.host, url, site) }
  if (isHosted(config.ENVIRONMENT) && url.protocol !== 'https:')
    return { kind: 'moved', address: addressOn(hostname, url, site) }
  const decision = { kind: 'site', site } as const
  if (sites.size >= byName.size * originsOfHost) sites.clear()
  sites.set(key, decision)
  return decision
}
