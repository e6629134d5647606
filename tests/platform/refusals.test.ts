import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { inCulture } from '../../scripts/run/platform-addresses.ts'
import type { RunningPlatform } from '../../scripts/run/throwaway-platform.ts'
import { startSeeded } from '../support/seeded-platform.ts'

let platform: RunningPlatform
beforeAll(async () => {
  platform = await startSeeded({ games: 60 })
}, 120_000)
afterAll(() => platform?.stop())

const problem = z.object({ type: z.string(), title: z.string(), status: z.int(), detail: z.string().min(10) })

async function expectProblem(address: string, status: number, init?: RequestInit): Promise<z.infer<typeof problem>> {
  const answer = await fetch(platform.origin + address, init)
  const text = await answer.text()
  expect(answer.status, `${address}: ${text.slice(0, 200)}`).toBe(status)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  const body = problem.parse(JSON.parse(text))
  expect(body.status).toBe(status)
  return body
}

const scope = 'brand_local_code=uk&culture=en-GB'

describe('refusals are problems', () => {
  it.each([
    ['/v1/games/?brand_local_code=nobody&culture=en-GB', 400],
    ['/v1/games/?brand_local_code=uk&culture=xx', 400],
    ['/v1/games/?brand_local_code=uk&culture=sv', 400],
    ['/v1/games/', 400],
    [`/v1/games/?${scope}&page=0`, 400],
    [`/v1/games/?${scope}&page=-1`, 400],
    [`/v1/games/?${scope}&page=two`, 400],
    [`/v1/games/?${scope}&page=1.5`, 400],
    [`/v1/games/?${scope}&page=1e99`, 400],
    [`/v1/games/?${scope}&page_size=100000`, 400],
    [`/v1/games/?${scope}&q=a`, 400],
    [`/v1/games/by-groups/?${scope}&groups=nonsense`, 400],
    [`/v1/games/by-groups/?${scope}`, 400],
    [`/v1/games/info/?${scope}&gameSlug=no-such-game`, 404],
    [`/v1/games/info/?${scope}&gameSlug=Not%20A%20Slug`, 400],
    [`/v1/feeds/simple/?${scope}&feedCode=nothing`, 400],
    [`/v1/feeds/simple/?${scope}&feedCode=pay-n-play`, 404],
    [`/v1/feeds/payment-options/gold-bars/?${scope}`, 404],
    [`/v1/feeds/payment-options/${'x'.repeat(5000)}/?${scope}`, 404],
    [`/v1/cms/promotions/no-such/?${scope}`, 404],
    [`/v1/cms/promotions/festive-calendar/?${scope}`, 404],
    [`/v1/blog/posts/%00/?${scope}`, 404],
    [`/v1/blog/author?${scope}&id=nobody`, 404],
    [`/v1/banners/bt-texts/?${scope}&bt=unknown`, 404],
    [`/v1/banners/locations/nowhere/?${scope}`, 404],
    ['/v1/voucher?voucher=DEAL2026', 400],
    [`/v1/banners/media?${scope}&device=tablet&layer=background&sectionCode=home`, 400],
    ['/geo-info/ZZ/?brand_code=STR', 404],
    ['/geo-info/nowhere/?brand_code=STR', 400],
    ['/geo-info/?brand_code=XXX', 400],
    ['/currency/XYZ/', 404],
    ['/user-context/?brand_code=STR&page_culture=en-ROW', 400],
    ['/media/no/such.svg', 404],
    ['/nowhere', 404],
    ['/%', 404],
  ])('%s is %i', async (address, status) => {
    await expectProblem(address, status)
  })

  it('a wrong method is 405 and names the right one', async () => {
    const answer = await fetch(platform.origin + inCulture('/v1/games/', 'uk', 'en-GB'), { method: 'DELETE' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET')
    await expectProblem('/log/LogInfo', 405)
  })

  it('a body of the wrong type, size or shape is refused', async () => {
    const json = { 'content-type': 'application/json' }
    await expectProblem('/log/LogInfo', 415, { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } })
    await expectProblem('/log/LogInfo', 413, { method: 'POST', body: `"${'x'.repeat(70_000)}"`, headers: json })
    await expectProblem('/log/LogInfo', 400, { method: 'POST', body: '{', headers: json })
    await expectProblem('/log/LogInfo', 400, { method: 'POST', body: '{}', headers: json })
  })

  it('cookie values never pass the log', async () => {
    const entry = {
      log: { Number: 900, Message: '', AdditionalData: '' },
      app: { Name: '', Domain: '', Url: '', Referral: '' },
      user: { Cookies: 'xtcl=en-GB', UserAgent: '' },
    }
    await expectProblem('/log/LogInfo', 400, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(entry),
    })
  })

  const hostile = [
    `'; DROP TABLE game; --`,
    `" OR 1=1`,
    '<script>alert(1)</script>',
    '%_*',
    'NEAR(a b)',
    '\u0000',
    '{"$ne":1}',
  ]
  it.each(hostile)('%j is plain text in every query', async (text) => {
    const value = encodeURIComponent(text)
    for (const address of [
      '/v1/games/?q=',
      '/v1/blog/posts/?q=',
      '/v1/voucher?voucher=',
      '/v1/banners/bt-texts/?bt=',
      '/v1/games/info/?gameSlug=',
      '/v1/feeds/simple/?feedCode=',
    ]) {
      const answer = await fetch(platform.origin + inCulture(address + value, 'uk', 'en-GB'))
      expect(answer.status, address + text).toBeLessThan(500)
      expect(answer.headers.get('content-type')).toMatch(/json/)
      await answer.arrayBuffer()
    }
    const { results } = await platform.db.prepare('SELECT COUNT(*) AS total FROM game').all()
    expect(results).toEqual([{ total: 60 }])
  })
})
