import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localKeys } from '../../../scripts/run/local-keys.ts'
import { previewToken } from '../../../worker/routes/pages/preview-token.ts'
import { type RunningSite, startSite } from './support/site.ts'

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const soon = (): number => Math.floor(Date.now() / 1000) + 600
const signed = async (host: string, path: string): Promise<string> =>
  `${path}?token=${await previewToken({ host, path }, soon(), localKeys.PREVIEW_KEY)}`

const previews = [
  ['uk.localhost', '/preview/game/book-of-dead/'],
  ['uk.localhost', '/preview/post/how-rtp-works/'],
  ['uk.localhost', '/preview/promotions/festive-calendar/'],
  ['uk.localhost', '/preview/promotions/home/welcome/'],
  ['uk.localhost', '/preview/features/favourites/'],
  ['uk.localhost', '/preview/features/home/favourites/'],
  ['uk.localhost', '/fr-CA/preview/promotions/festive-calendar/'],
  ['de.localhost', '/preview/promotions/festive-calendar/'],
  ['se.localhost', '/preview/promotions/welcome/'],
  ['es.localhost', '/preview/post/que-es-el-retorno-teorico/'],
  ['on.localhost', '/frca/preview/features/favourites/'],
  ['on.localhost', '/bt/'],
] as const

describe('previews', () => {
  test.each(previews)('%s %s is shown to a signed link alone, and kept nowhere', async (host, path) => {
    expect((await site.get(host, path)).status).toBe(404)
    expect((await site.get(host, `${path}?token=${soon()}.${'0'.repeat(64)}`)).status).toBe(404)
    const address = await signed(host, path)
    for (const _ of [1, 2]) {
      const { status, headers, text } = await site.get(host, address)
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('private, no-store')
      expect(headers['x-robots-tag']).toContain('noindex')
      expect(headers.etag).toBeUndefined()
      expect(headers['server-timing']).toContain('render;')
      expect(headers['server-timing']).not.toMatch(/desc="(?:fresh|stale|kept)"/)
      expect(text).toContain('class="preview-banner"')
      expect(text.match(/<h1/g)).toHaveLength(1)
      expect(text).not.toContain('rel="canonical"')
    }
  })

  test('an unknown draft is not found, with a good token too', async () => {
    expect(
      (await site.get('uk.localhost', await signed('uk.localhost', '/preview/promotions/nothing-here/'))).status,
    ).toBe(404)
  })

  test('the banner preview shows a code’s words', async () => {
    const address = await signed('uk.localhost', '/bt/')
    expect((await site.get('uk.localhost', `${address}&bt=deal150`)).text).toContain('Redeem a Deal Code')
    expect((await site.get('uk.localhost', `${address}&bt=nothing`)).text).toContain(
      'There are no texts for this code.',
    )
  })

  test('what is scheduled is public nowhere else', async () => {
    expect((await site.get('uk.localhost', '/promotions/festive-calendar/')).status).toBe(404)
  })
})

describe('forms without script', () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    site.get('uk.localhost', '/api/subscribe/', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })

  test('lead to the page they stand on, with the message that applies', async () => {
    const answer = await send('list=newsletter&culture=en-GB&email=&consent=1')
    expect([answer.status, answer.headers.location]).toEqual([303, '/promotions/#subscribe-newsletter-is-email'])
    const thanks = await send('list=blog&culture=en-GB&name=Ann&email=ann%40example.com')
    expect(thanks.headers.location).toBe('/blog/#subscribe-blog-is-thanks')
  })

  test('of another site subscribe nobody', async () => {
    const answer = await send('list=blog&culture=en-GB&name=Ann&email=ann%40example.com', {
      origin: 'https://evil.example',
    })
    expect([answer.status, answer.headers.location]).toEqual([403, undefined])
  })

  test('bt texts: a code’s words, and null for a code without', async () => {
    expect(JSON.parse((await site.get('uk.localhost', '/api/en-GB/bt-texts/?bt=deal150&r=7')).text)).toMatchObject({
      voucher: true,
      r: '7',
    })
    for (const query of ['?bt=nothing', '?bt=%3Cscript%3E', ''])
      expect((await site.get('uk.localhost', `/api/en-GB/bt-texts/${query}`)).text).toBe('null')
  })
})
