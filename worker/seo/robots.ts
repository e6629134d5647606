import { href } from '../../shared/routes/href.ts'
import type { Site } from '../../shared/site/site.ts'
import type { Config } from '../env.ts'

/** Families of addresses that no crawler is to ask for: what they answer is for programs and editors. */
const closed = ['/api/', '/ops/'] as const

/** The previews below a culture's prefix (rulings 3.11). */
const closedInCulture = ['preview/', 'bt/'] as const

/** robots.txt of a host: staging is closed as a whole; the same rules for every culture (domain 3). */
export function robotsTxt(site: Site, environment: Config['ENVIRONMENT']): string {
  if (environment === 'staging') return 'User-agent: *\nDisallow: /\n'
  const homes = site.editions.map((edition) => href(edition, 'home') ?? '/')
  const rows = [...closed, ...homes.flatMap((home) => closedInCulture.map((path) => home + path))]
  const rules = rows.map((path) => `Disallow: ${path}\n`).join('')
  return `User-agent: *\n${rules}\nSitemap: ${site.origin}/sitemap.xml\n`
}
