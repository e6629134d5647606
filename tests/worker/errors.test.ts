import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { brands } from '../../brands/registry.ts'
import { textsOf } from '../../locales/catalogues.ts'
import { cultures } from '../../locales/registry.ts'
import { geoInfoFallback } from '../../shared/content/geo.ts'
import { prefixed, prefixOf } from '../../shared/routes/prefix.ts'
import { app } from '../../worker/app.ts'
import { digest } from '../../worker/content/key.ts'
import { telemetry } from '../../worker/telemetry/telemetry.ts'
import { allowConsole, expectConsole } from '../support/console.ts'
import { executionContext, workerEnv } from './worker-env.ts'

beforeAll(() => {
  // No platform answers here: what asks it gets its fallback.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no platform here')))
})
afterAll(() => {
  vi.unstubAllGlobals()
})

/** A KV in which a fault of the Worker's own has kept games of home that are none, under their right hash: rendering them throws. */
const spoiltKept = async (key: string) => {
  const spoilt = key.startsWith('content:games-by-groups:')
  const value = spoilt ? JSON.stringify({ groups: [{ key: 'the secret of the database' }] }) : null
  const hash = value === null ? '' : await digest(value)
  return { value, metadata: spoilt ? { storedAt: Date.now(), contentVersion: 1, hash } : null }
}
const env = () => {
  const all = workerEnv('production')
  return { ...all, CONTENT: { ...all.CONTENT, getWithMetadata: spoiltKept } }
}
const rows = Object.values(brands).flatMap(({ domain }) =>
  domain.cultures.map((id) => ({ id, host: domain.host, home: prefixed(prefixOf(domain, cultures[id]), '/') })),
)
const ask = (host: string, path: string, init?: RequestInit) =>
  app.request(`https://${host}${path}`, init, env(), executionContext)

const textAt = (id: (typeof rows)[number]['id'], key: 'errorTitle' | 'notFoundTitle'): string => {
  const { errors } = textsOf(id).site
  const text = typeof errors === 'object' ? errors[key] : undefined
  return typeof text === 'string' ? text : ''
}

describe.each(rows)('in $id', ({ id, host, home }) => {
  const { htmlLang } = cultures[id]

  test('a page that throws is a branded 500 in its language, logged with its stack, and tells nothing', async () => {
    expectConsole('error', /Request failed: GET .*TypeError: .*[\s\S]*at /)
    allowConsole('error', /no platform here/)
    allowConsole('warn', /no platform here/)
    const response = await ask(host, home)
    const html = await response.text()
    expect(response.status).toBe(500)
    expect(telemetry.errors[0]).toMatchObject({ what: 'home', detail: expect.stringMatching(/^TypeError: /) })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/)
    expect(html).toContain(`<html lang="${htmlLang}"`)
    expect(html).toContain(`<h1>${textAt(id, 'errorTitle')}</h1>`)
    expect(html).toMatch(/<header class="site-header[ "]/)
    expect(html).toContain('<footer')
    expect(html).not.toMatch(/secret|database|TypeError|undefined|\.ts:/)
  })

  test('an address that leads nowhere is a branded 404 in its language, out of search', async () => {
    const response = await ask(host, `${home}no-such-page/`)
    const html = await response.text()
    expect(response.status).toBe(404)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(html).toContain(`<html lang="${htmlLang}"`)
    expect(html).toContain(`<h1>${textAt(id, 'notFoundTitle')}</h1>`)
    expect(html).not.toContain('rel="canonical"')
  })
})

describe('a request that fails', () => {
  /** A platform that knows places and nothing else. */
  const places = (url: string) =>
    url.includes('/geo-info/')
      ? Promise.resolve(Response.json({ ...geoInfoFallback, restriction: 'blocked', restriction_level: 'country' }))
      : Promise.reject(new TypeError('no platform here'))
  const failures = [
    [404, '/no-such-page/', {}],
    [400, '/%E0%A4%A/', {}],
    [405, '/slots/', { method: 'PUT' }],
  ] as const

  test.each(failures)(
    'with %i shows the blocking screen to a visitor from a blocked place',
    async (status, path, init) => {
      allowConsole('error', /no platform here/)
      allowConsole('warn', /no platform here/)
      vi.stubGlobal('fetch', places)
      const response = await ask('www.starling.example', path, { ...init, headers: { 'cf-ipcountry': 'US' } })
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no platform here')))
      const html = await response.text()
      expect(response.status).toBe(status)
      expect(html).toContain('<section class="blocking"')
      expect(html).toContain('<div class="page" inert>')
      expect(html).not.toContain('class="consent"')
      expect(html).toContain('"restriction":"blocked"')
    },
  )

  test('says what is wrong with it: an address is blamed only where the address is at fault', async () => {
    allowConsole('error', /no platform here/)
    allowConsole('warn', /no platform here/)
    const told = await Promise.all(
      failures.map(async ([, path, init]) => {
        const html = await (await ask('www.sternhaus.example', path, init)).text()
        return /<h1>([^<]*)<\/h1>/.exec(html)?.[1]
      }),
    )
    expect(told).toEqual(['Seite nicht gefunden', 'Diese Adresse ist nicht lesbar', 'Diese Seite lässt sich nur lesen'])
  })
})

describe('an environment that is incomplete', () => {
  test('is answered plainly, and logged with what is missing', async () => {
    vi.resetModules()
    const { app: other } = await import('../../worker/app.ts')
    expectConsole('error', /PURGE_KEY/)
    const { PURGE_KEY: _, ...rest } = env()
    const response = await other.request('https://www.starling.example/', undefined, rest, executionContext)
    expect(response.status).toBe(500)
    expect(await response.text()).toBe('This service is not set up correctly. Its log says what is missing.\n')
  })
})

describe('in production', () => {
  test('an alias is moved once to the canonical host, path and query kept', async () => {
    const response = await ask('starling.example', '/slots/?page=2')
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      'https://www.starling.example/slots/?page=2',
    ])
  })

  test('place and time cannot be emulated', async () => {
    const response = await ask('www.starling.example', '/no-such-page/?gl=US&dem=2026-12-10')
    const html = await response.text()
    expect(html).not.toContain('class="blocking"')
    expect(html).not.toMatch(/<html[^>]*festive/)
  })
})
