import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { brands } from '../../../brands/registry.ts'
import { app } from '../../../worker/app.ts'
import { allowConsole } from '../../support/console.ts'
import { executionContext, workerEnv } from '../worker-env.ts'

const env = workerEnv('production')
const ask = (host: string, path: string) => app.request(`https://${host}${path}`, {}, env, executionContext)

/** A content API whose lists are there but those that are named. */
const lacking = (lost: string) => async (address: string) => {
  const { pathname } = new URL(address)
  if (pathname.includes(lost)) return new Response(null, { status: 500 })
  return pathname.includes('/providers/') ? Response.json({ providers: [] }) : Response.json({ posts: [] })
}

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a site map that lacks a part', () => {
  test.each([
    [brands.se.domain.host, '/sitemaps/sv-pages-1.xml', '/providers/'],
    [brands.uk.domain.host, '/sitemaps/en-GB-blog-1.xml', '/blog/'],
    [brands.de.domain.host, '/sitemap.xml', '/providers/'],
  ])('%s%s without %s is a 503 that says when to come again, and whole a 200', async (host, path, lost) => {
    allowConsole('error', /^Content /)
    vi.stubGlobal('fetch', lacking(lost))
    const without = await ask(host, path)
    expect([without.status, without.headers.get('retry-after'), without.headers.get('cache-control')]).toEqual([
      503,
      '600',
      'no-store',
    ])
    expect(await without.text()).not.toContain('<')
    vi.setSystemTime(Date.now() + 60_000)
    vi.stubGlobal('fetch', lacking('nothing'))
    const whole = await ask(host, path)
    expect([whole.status, whole.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
  })
})
