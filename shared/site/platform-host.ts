import type { Environment } from '../environment/environment.ts'
import type { Domain } from './brand.ts'

/** Stands in a local run's PLATFORM_URL for the platform's host beside the host of the site that was asked. */
export const platformHostMark = '{host}'

/**
 * The platform's host beside a local site's: `play.uk.localhost` for `uk.localhost`, so that both are one site to a browser,
 * as they are in production. A bare `localhost` or `127.0.0.1` has no room for a name before it: there it is the same host.
 */
const besideLocal = (siteHost: string): string => (siteHost.endsWith('.localhost') ? `play.${siteHost}` : siteHost)

/** The platform's origin for a request to the site: PLATFORM_URL with the mark filled in. */
export const platformUrlBeside = (platformUrl: string, siteHost: string): string =>
  platformUrl.replace(platformHostMark, besideLocal(siteHost))

/** Hosts on which the platform shows a brand's pages to people. */
export function platformHosts(domain: Domain, environment: Environment): readonly string[] {
  switch (environment) {
    case 'production':
      return [`play.${domain.name}`]
    case 'staging':
      return [`play.staging.${domain.name}`]
    case 'local':
    case 'test':
      return domain.localHosts.map(besideLocal)
  }
}
