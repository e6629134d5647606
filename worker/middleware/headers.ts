import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Site } from '../../shared/site/site.ts'
import type { AppEnv } from '../context.ts'
import type { Config } from '../env.ts'
import { barePolicy, cspReportsPath, policyOf, reportedPolicyOf, reportGroup } from './content-security-policy.ts'

interface Policies {
  readonly enforced: string
  readonly reported: string | null
}

/** Policies by what they depend on: few, and the same for every answer of a host. */
const known = new Map<string, Policies>()

/** The policies of the brand that answers; without one, that of this origin alone. */
const policies = (c: Context<AppEnv>): Policies => {
  const site: Site | undefined = c.get('site')
  if (!site || !c.get('runtime')?.config) return { enforced: barePolicy, reported: null }
  const key = `${site.brand.id} ${site.platformUrl}`
  const made = known.get(key) ?? { enforced: policyOf(site), reported: reportedPolicyOf(site) }
  known.set(key, made)
  return made
}

/** Headers of every response, one row each. `where` limits a row to environments. */
const headers: readonly {
  readonly name: string
  /** Null: not on this answer. */
  readonly value: string | ((c: Context<AppEnv>) => string | null)
  readonly where?: readonly Config['ENVIRONMENT'][]
}[] = [
  { name: 'content-security-policy', value: (c) => policies(c).enforced },
  { name: 'content-security-policy-report-only', value: (c) => policies(c).reported },
  { name: 'x-content-type-options', value: 'nosniff' },
  { name: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
  { name: 'permissions-policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
  { name: 'cross-origin-opener-policy', value: 'same-origin' },
  // A process of its own: a frame of the platform, which is the same site, may run wild without stopping the page around it.
  { name: 'origin-agent-cluster', value: '?1' },
  // Pictures say otherwise themselves (worker/routes/media.ts): social networks show them.
  { name: 'cross-origin-resource-policy', value: 'same-site' },
  { name: 'reporting-endpoints', value: `${reportGroup}="${cspReportsPath}"` },
  {
    name: 'strict-transport-security',
    value: 'max-age=63072000; includeSubDomains; preload',
    where: ['staging', 'production'],
  },
  { name: 'x-robots-tag', value: 'noindex, nofollow', where: ['staging'] },
]

/** Sets the headers of the table on every response that does not set them itself. */
export function responseHeaders() {
  return createMiddleware<AppEnv>(async function responseHeaders(c, next) {
    await next()
    // The environment is unknown where it could not be parsed: then only the rows for every environment are set.
    const environment = c.get('runtime')?.config.ENVIRONMENT
    for (const { name, value, where } of headers) {
      const wanted = where === undefined || (environment !== undefined && where.includes(environment))
      if (!wanted || c.res.headers.has(name)) continue
      const text = typeof value === 'string' ? value : value(c)
      if (text !== null) c.res.headers.set(name, text)
    }
  })
}
