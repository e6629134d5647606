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
    [brands.uk.domain.host, '/sitemaps/en-GB-pages-1.xml', '/providers/'],
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

describe('the times of the changes', () => {
  test.each([
    [brands.de.domain.host, '/sitemaps/de-DE-pages-1.xml'],
    [brands.uk.domain.host, '/sitemaps/en-GB-blog-1.xml'],
  ])('are left out of %s%s while they cannot be had, which is a 200 all the same', async (host, path) => {
    allowConsole('error', /^Content /)
    vi.stubGlobal('fetch', lacking('/last-changes/'))
    const map = await ask(host, path)
    expect([map.status, map.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
    const text = await map.text()
    expect(text).toContain('<loc>')
    expect(text).not.toContain('<lastmod>')
  })

  test('are not asked for by the index', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(new URL(address).pathname)
      return lacking('nothing')(address)
    })
    expect((await ask(brands.on.domain.host, '/sitemap.xml')).status).toBe(200)
    expect(asked).not.toEqual([])
    expect(asked.filter((path) => path.includes('last-changes'))).toEqual([])
  })
})
