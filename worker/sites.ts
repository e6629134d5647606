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

const editionsOfBrand = new Map<BrandId, readonly Edition[]>(
  Object.values(brands).map((brand) => [
    brand.id,
    brand.domain.cultures
      .filter((id) => markets[id].enabled)
      .map((id) => createEdition(brand, cultures[id], markets[id])),
  ]),
)

const siteOf = (brand: Brand, where: Pick<Site, 'origin' | 'platformUrl' | 'vendorOrigin'>): Site | undefined => {
  const [first, ...rest] = editionsOfBrand.get(brand.id) ?? []
  return first && { brand, ...where, editions: [first, ...rest] }
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
    const edition = editionsOfBrand.get(brand.id)?.find(({ culture }) => culture.defaultCountry === country)
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

/**
 * Host → site (rulings 1). Only listed hosts answer, and only those of the brands this environment serves; strangers are
 * answered by https alone. Canonical addresses use the production host in production and the request's origin elsewhere.
 */
export function resolveHost(
  url: URL,
  config: Pick<Config, 'ENVIRONMENT' | 'PLATFORM_URL'> & { readonly BRANDS: readonly BrandId[] } & Overrides,
): HostDecision {
  const hostname = url.hostname.toLowerCase()
  for (const id of config.BRANDS) {
    const { domain } = brands[id]
    const isAlias = config.ENVIRONMENT === 'production' && domain.aliases.includes(hostname)
    if (isAlias || hostsOf(domain, config.ENVIRONMENT).includes(hostname)) {
      const origin = config.ENVIRONMENT === 'production' ? `https://${domain.host}` : url.origin
      const site = siteOf(brandIn(config, brands[id]), {
        origin,
        platformUrl: platformUrlBeside(config.PLATFORM_URL, hostname),
        vendorOrigin: config.VENDOR_ORIGIN ?? null,
      })
      if (!site) return { kind: 'unknown' }
      if (isAlias) return { kind: 'moved', address: addressOn(domain.host, url, site) }
      if (isHosted(config.ENVIRONMENT) && url.protocol !== 'https:')
        return { kind: 'moved', address: addressOn(hostname, url, site) }
      return { kind: 'site', site }
    }
  }
  return { kind: 'unknown' }
}
