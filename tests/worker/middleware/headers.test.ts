import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { Site } from '../../../shared/site/site.ts'
import type { AppEnv } from '../../../worker/context.ts'
import type { Config } from '../../../worker/env.ts'
import { policyOf } from '../../../worker/middleware/content-security-policy.ts'
import { responseHeaders } from '../../../worker/middleware/headers.ts'
import { scripts } from '../../../worker/view/assets.ts'
import { runtimeOf, siteAt } from './support.ts'

const headersIn = async (
  environment: Config['ENVIRONMENT'] | null,
  own: Record<string, string> = {},
  site: Site | null = null,
) => {
  const app = new Hono<AppEnv>()
    .use(responseHeaders())
    .use(async (c, next) => {
      if (environment !== null) c.set('runtime', runtimeOf(environment))
      if (site !== null) c.set('site', site)
      await next()
    })
    .get('/', () => new Response('page', { headers: own }))
  const { headers } = await app.request('/')
  return Object.fromEntries([...headers].filter(([name]) => name !== 'content-type'))
}

const everywhere = {
  'content-security-policy':
    `default-src 'none'; script-src 'self' '${scripts.prepaintHash}'; style-src 'self'; img-src 'self' data:; ` +
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; " +
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types marquee-page marquee-part marquee-script; report-uri /api/csp-reports/; report-to csp",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'cross-origin-resource-policy': 'same-site',
  'reporting-endpoints': 'csp="/api/csp-reports/"',
}
const overHttps = { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }

describe('the headers of every response', () => {
  test.each([
    ['local', everywhere],
    ['test', everywhere],
    ['staging', { ...everywhere, ...overHttps, 'x-robots-tag': 'noindex, nofollow' }],
    ['production', { ...everywhere, ...overHttps }],
    [null, everywhere],
  ] as const)('in %s', async (environment, expected) => {
    expect(await headersIn(environment)).toEqual(expected)
  })

  test('leave what the response says itself', async () => {
    const own = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
    expect(await headersIn('staging', own)).toMatchObject(own)
  })

  test('hold the policy of the brand that answers, the same each time', async () => {
    const policyAt = async (site: Site) => (await headersIn('production', {}, site))['content-security-policy']
    for (const host of ['uk.localhost', 'se.localhost', 'uk.localhost', 'se.localhost']) {
      const site = siteAt(host)
      expect(await policyAt(site)).toBe(policyOf(site))
    }
    const elsewhere = { ...siteAt('uk.localhost'), platformUrl: 'https://other.example' }
    expect(await policyAt(elsewhere)).toContain('https://other.example')
  })

  test('hold this origin’s policy alone where the environment is unknown', async () => {
    expect(await headersIn(null, {}, siteAt('uk.localhost'))).toEqual(everywhere)
  })
})
