import { describe, expect, test, vi } from 'vitest'
import { brands } from '../../../../brands/registry.ts'
import { app } from '../../../../worker/app.ts'
import { previewToken } from '../../../../worker/routes/pages/preview-token.ts'
import { executionContext, workerEnv } from '../../worker-env.ts'

const limit = vi.fn(async (_: { readonly key: string }) => ({ success: true }))
const env = {
  ...workerEnv('production'),
  ASSETS: { fetch: async () => new Response('file') },
  LIMIT_SOME: { limit },
}
const { host } = brands.uk.domain
const ask = (path: string) => app.request(`https://${host}${path}`, {}, env, executionContext)
vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))

describe('how the site is', () => {
  test('health asks nobody', async () => {
    const asked = vi.fn()
    vi.stubGlobal('fetch', asked)
    const answer = await ask('/ops/health')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await answer.json()).toMatchObject({ is: 'well' })
    expect(asked).not.toHaveBeenCalled()
  })

  test('ready names what does not answer, and says when to ask again', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }))
    const well = await ask('/ops/ready')
    expect(well.status).toBe(200)
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('refused')))
    const answer = await ask('/ops/ready')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
    const { is, checks } = (await answer.json()) as { is: string; checks: { name: string; is: string }[] }
    expect([is, ...checks.map((check) => `${check.name} ${check.is}`)]).toEqual([
      'failed',
      'kv well',
      'assets well',
      'content failed',
    ])
  })

  test('ready asks nobody for a caller who asks too often', async () => {
    const asked = vi.fn()
    vi.stubGlobal('fetch', asked)
    limit.mockClear()
    limit.mockResolvedValueOnce({ success: false })
    const answer = await ask('/ops/ready')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
    expect(asked).not.toHaveBeenCalled()
    expect(limit.mock.calls).toEqual([[{ key: `ops ${host} nobody` }]])
  })

  test('the status page opens by a signed link of its own host and path alone', async () => {
    const expires = Math.floor(Date.now() / 1000) + 600
    const linked = async (subject: { host: string; path: string }) =>
      ask(`/ops/status?token=${await previewToken(subject, expires, env.PREVIEW_KEY)}`)
    expect((await ask('/ops/status')).status).toBe(404)
    expect((await linked({ host, path: '/bt/' })).status).toBe(404)
    expect((await linked({ host: 'staging.starling.example', path: '/ops/status' })).status).toBe(404)
    const page = await linked({ host, path: '/ops/status' })
    expect([page.status, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
      200,
      'no-store',
      'noindex',
    ])
    const html = await page.text()
    expect(html).toContain('<h2>Requests a minute</h2>')
    expect(html).not.toMatch(/ style="/)
  })
})
