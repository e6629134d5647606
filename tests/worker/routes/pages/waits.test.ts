import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { brands } from '../../../../brands/registry.ts'
import { geoInfoFallback } from '../../../../shared/content/geo.ts'
import { pageTag } from '../../../../shared/content/tags.ts'
import { sign, signatureHeader } from '../../../../shared/crypto/signature.ts'
import { app } from '../../../../worker/app.ts'
import { allowConsole } from '../../../support/console.ts'
import { executionContext, workerEnv } from '../../worker-env.ts'

/*
 * How long a visit waits for a platform that hangs, and what a crowd costs it (rulings 5.4). Each test has a brand of its own:
 * what one leaves kept or paused is nothing to the others.
 */

const env = workerEnv('production')
const ask = (host: string, path: string, headers: Record<string, string> = {}) =>
  app.request(`https://${host}${path}`, { headers }, env, executionContext)

const text = { version: 1, title: 'Title', description: 'Description', heading: 'What was kept', body: '<p>Text</p>' }
const answers: Readonly<Record<string, unknown>> = {
  '/geo-info/': geoInfoFallback,
  '/currency/': { rate: 10 },
  '/v1/cms/terms/': text,
}
let asked: string[] = []
let version = 1
const answering = async (address: string): Promise<Response> => {
  asked.push(address)
  const { pathname } = new URL(address)
  const [, answer] = Object.entries(answers).find(([path]) => pathname.startsWith(path)) ?? []
  await new Promise((resume) => setTimeout(resume, 20))
  if (answer === undefined) return new Response(null, { status: 404 })
  return Response.json(answer, { headers: { 'x-content-version': String(version) } })
}
const hanging = (address: string, init?: RequestInit): Promise<Response> => {
  asked.push(address)
  return new Promise((_, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError'))),
  )
}
const timed = async (host: string, path: string, headers = {}) => {
  const start = performance.now()
  const answer = await ask(host, path, headers)
  const html = await answer.text()
  return { status: answer.status, html, ms: performance.now() - start }
}

async function purge(tags: string[]): Promise<void> {
  version += 1
  const body = JSON.stringify({ tags, version, database: 'one', issuedAt: Date.now(), nonce: 'a-nonce-of-some-length' })
  const headers = { [signatureHeader]: await sign(env.PURGE_KEY, body) }
  const init = { method: 'POST', body, headers }
  const answer = await app.request(`https://${brands.uk.domain.host}/ops/purge`, init, env, executionContext)
  expect(answer.status).toBe(200)
}

beforeEach(() => {
  asked = []
  allowConsole('error', /^Content /)
  vi.stubGlobal('fetch', answering)
})
afterAll(() => {
  vi.unstubAllGlobals()
})

describe('while the platform hangs', () => {
  test('a page whose content was purged is served as it was kept, after a moment', async () => {
    const { host } = brands.se.domain
    const scope = { brand: 'se', culture: 'sv' } as const
    expect((await timed(host, '/privacy/')).html).toContain('What was kept')
    await purge([pageTag('privacy', scope)])
    vi.stubGlobal('fetch', hanging)
    const answer = await timed(host, '/privacy/')
    expect(answer.html).toContain('What was kept</h1>')
    expect(answer.ms).toBeLessThan(700)
    // The load goes on behind; meanwhile the next visit waits no longer.
    expect((await timed(host, '/privacy/')).ms).toBeLessThan(700)
  })

  test('a page of which nothing is kept answers within its time, whatever it has to wait for', async () => {
    vi.stubGlobal('fetch', hanging)
    for (const path of ['/', '/slots/book-of-dead/']) {
      const answer = await timed(brands.es.domain.host, path, { 'cf-ipcountry': 'ES' })
      expect(answer.ms, path).toBeLessThan(1500)
      expect(answer.status).toBe(path === '/' ? 200 : 503)
      expect(answer.html).toContain('<h1')
    }
  })
})

test('a crowd that comes at once to a cold page gets it whole, by one call a feed', async () => {
  // What was paused above is asked again.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
  const { host } = brands.de.domain
  const crowd = await Promise.all(Array.from({ length: 500 }, () => timed(host, '/privacy/')))
  expect(crowd.filter(({ html }) => html.includes('What was kept</h1>'))).toHaveLength(500)
  expect(asked.filter((address, at) => asked.indexOf(address) !== at)).toEqual([])
  vi.useRealTimers()
})
