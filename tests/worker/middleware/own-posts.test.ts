import { describe, expect, test, vi } from 'vitest'
import { app } from '../../../worker/app.ts'
import { isForeign } from '../../../worker/middleware/own-posts.ts'
import { executionContext, workerEnv } from '../worker-env.ts'

const host = 'uk.localhost:8787'

describe('who sent a form', () => {
  test.each<[Record<string, string>, boolean]>([
    [{}, false],
    [{ 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'same-site' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, true],
    [{ 'sec-fetch-site': '' }, true],
    [{ origin: `http://${host}` }, false],
    [{ origin: `https://${host}` }, false],
    [{ origin: 'http://uk.localhost' }, true],
    [{ origin: `http://${host}.evil.test` }, true],
    [{ origin: 'https://evil.test' }, true],
    [{ origin: 'null' }, true],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, false],
    [{ origin: 'null', 'sec-fetch-site': 'none' }, true],
    [{ origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' }, true],
    [{ origin: `http://${host}`, 'sec-fetch-site': 'cross-site' }, true],
    [{ origin: '//' }, true],
  ])('%j: foreign %s', (headers, foreign) => {
    expect(isForeign(new Headers(headers), host)).toBe(foreign)
  })
})

describe('a form of another site changes nothing', () => {
  const post = (path: string, headers: Record<string, string>) => {
    vi.stubGlobal('fetch', () => expect.unreachable('it reached the platform'))
    return app.request(
      `http://${host}${path}`,
      {
        method: 'POST',
        body: 'choice=accept',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      },
      workerEnv('test'),
      executionContext,
    )
  }

  test.each([
    '/api/consent/',
    '/api/not-ontario/',
    '/api/subscribe/',
    '/self-assessment-test/',
    '/',
    '/slots/',
    '/no-such-page/',
  ])('POST %s: 403, and no cookie is set', async (path) => {
    for (const headers of [{ origin: 'https://evil.test' }, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await post(path, headers)
      expect(answer.status).toBe(403)
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(await answer.text()).toContain('<h1>')
    }
    vi.unstubAllGlobals()
  })

  test('the site’s own form and a program without either header are taken', async () => {
    for (const headers of [{}, { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }]) {
      const answer = await post('/api/consent/', headers)
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([303, expect.stringMatching(/^xconsent=1111/)])
    }
    vi.unstubAllGlobals()
  })

  test('a signed call is judged by its signature, wherever it says it came from', async () => {
    const answer = await post('/ops/purge', { origin: 'https://evil.test' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([401, 'application/problem+json'])
    vi.unstubAllGlobals()
  })
})
