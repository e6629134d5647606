import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { brands } from '../../../../brands/registry.ts'
import { geoInfoFallback } from '../../../../shared/content/geo.ts'
import { pageTag } from '../../../../shared/content/tags.ts'
import { sign, signatureHeader } from '../../../../shared/crypto/signature.ts'
import { app } from '../../../../worker/app.ts'
import { executionContext, workerEnv } from '../../worker-env.ts'

const env = workerEnv('test')
const [host] = brands.se.domain.localHosts
const tag = pageTag('privacy', { brand: 'se', culture: 'sv' })
const ask = (path: string, init?: RequestInit) => app.request(`http://${host}${path}`, init, env, executionContext)

async function purge(version: number): Promise<void> {
  const body = JSON.stringify({
    tags: [tag],
    version,
    database: 'one',
    issuedAt: Date.now(),
    nonce: 'a-nonce-of-some-length',
  })
  const headers = { [signatureHeader]: await sign(env.PURGE_KEY, body) }
  expect((await ask('/ops/purge', { method: 'POST', body, headers })).status).toBe(200)
}

/** What the content API has, and what happens while it reads it. */
let published = { version: 1, heading: 'Before' }
let meanwhile: () => Promise<void> = async () => undefined

beforeEach(() => {
  published = { version: 1, heading: 'Before' }
  meanwhile = async () => undefined
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address)
    if (pathname.startsWith('/geo-info/')) return Response.json(geoInfoFallback)
    if (pathname.startsWith('/currency/')) return Response.json({ rate: 10 })
    if (pathname !== '/v1/cms/terms/') return new Response(null, { status: 404 })
    const { version, heading } = published
    await meanwhile()
    const text = { version: 1, title: 'Title', description: 'Description', heading, body: '<p>Text</p>' }
    return Response.json(text, { headers: { 'x-content-version': String(version) } })
  })
})
afterAll(() => {
  vi.unstubAllGlobals()
})

test('a page whose content was purged while it loaded is rendered anew at once', async () => {
  meanwhile = async () => {
    meanwhile = async () => undefined
    published = { version: 2, heading: 'After' }
    await purge(2)
  }
  expect(await (await ask('/privacy/')).text()).toContain('Before</h1>')
  const next = await ask('/privacy/')
  expect(next.headers.get('server-timing')).toContain('page;desc="rendered"')
  expect(await next.text()).toContain('After</h1>')
  // From here on it is kept again.
  expect((await ask('/privacy/')).headers.get('server-timing')).toContain('page;desc="kept"')
})
