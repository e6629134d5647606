import { brands } from '../brands/registry.ts'
import { isHosted } from '../shared/environment/environment.ts'
import type { BrandId } from '../shared/site/ids.ts'
import type { Config } from './env.ts'

type Where = Pick<Config, 'ENVIRONMENT' | 'SITE_ORIGIN'>

/** The brand's site as people open it: the production or staging host, or a local one on the site's own port. */
export function siteAddress({ ENVIRONMENT, SITE_ORIGIN }: Where, brand: BrandId): string {
  const { domain } = brands[brand]
  if (ENVIRONMENT === 'production') return `https://${domain.host}`
  if (ENVIRONMENT === 'staging') return `https://${domain.stagingHost}`
  const origin = new URL(SITE_ORIGIN)
  origin.hostname = domain.localHosts[0] ?? origin.hostname
  return origin.origin
}

/**
 * The brand's site beside a host of its platform. Local sites have several hosts, and each its platform beside it
 * (shared/site/platform-host.ts).
 */
export function siteBeside(where: Where, brand: BrandId, platformHost: string): string {
  const address = siteAddress(where, brand)
  if (isHosted(where.ENVIRONMENT)) return address
  const origin = new URL(address)
  origin.hostname = platformHost.replace(/^play\./, '')
  return origin.origin
}

/** The brand's site as the platform calls it. Local sites are one address for all brands (rulings 1). */
export const siteToCall = (where: Where, brand: BrandId): string =>
  isHosted(where.ENVIRONMENT) ? siteAddress(where, brand) : where.SITE_ORIGIN
