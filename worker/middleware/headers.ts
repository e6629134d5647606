import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context.ts'
import type { Config } from '../env.ts'
import { scripts } from '../view/assets.ts'

/** Content Security Policy: everything from this origin; the one inline script by its hash. */
const contentSecurityPolicy = [
  "default-src 'none'",
  `script-src 'self' '${scripts.prepaintHash}'`,
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Headers of every response, one row each. `where` limits a row to environments. */
const headers: readonly {
  readonly name: string
  readonly value: string
  readonly where?: readonly Config['ENVIRONMENT'][]
}[] = [
  { name: 'content-security-policy', value: contentSecurityPolicy },
  { name: 'x-content-type-options', value: 'nosniff' },
  { name: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
  { name: 'permissions-policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
  { name: 'cross-origin-opener-policy', value: 'same-origin' },
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
      if (wanted && !c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  })
}
