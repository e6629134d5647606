import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { brandIds, brands } from '../../brands/registry.ts'
import { contentAddresses, inCulture, placeAddresses } from '../../scripts/run/platform-addresses.ts'
import type { RunningPlatform } from '../../scripts/run/throwaway-platform.ts'
import { startSeeded } from '../support/seeded-platform.ts'

const operation = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: z.json() })).optional(),
  responses: z.record(
    z.string(),
    z.object({ content: z.record(z.string(), z.object({ schema: z.json() })).optional() }),
  ),
})
const document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), z.json()) }),
})

let platform: RunningPlatform
let contract: z.infer<typeof document>
const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)

beforeAll(async () => {
  platform = await startSeeded()
  contract = document.parse(await (await fetch(`${platform.origin}/openapi.json`)).json())
}, 120_000)
afterAll(() => platform?.stop())

/** The documented path that an address belongs to; a written segment comes before a parameter. */
function documented(path: string): string {
  const wanted = path.replace(/\/$/, '').split('/')
  const fits = Object.keys(contract.paths).filter((known) => {
    const segments = known.replace(/\/$/, '').split('/')
    return (
      segments.length === wanted.length && segments.every((part, at) => part.startsWith('{') || part === wanted[at])
    )
  })
  const [best] = fits.sort((a, b) => a.split('{').length - b.split('{').length)
  if (best === undefined) throw new Error(`${path} is in no contract.`)
  return best
}

async function expectDocumented(address: string, method = 'get', init?: RequestInit): Promise<Response> {
  const answer = await fetch(platform.origin + address, init)
  const body: unknown = await answer.clone().json()
  const known = contract.paths[documented(new URL(address, 'http://x').pathname)]?.[method]
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  const schema = known?.responses[String(answer.status)]?.content?.[type]?.schema
  expect(schema, `${method} ${address} → ${answer.status} ${type} is documented`).toBeDefined()
  const validate = ajv.compile({ ...(schema as object), components: contract.components })
  expect(validate(body), `${address}: ${JSON.stringify(validate.errors?.slice(0, 3))}`).toBe(true)
  return answer
}

describe('the contract', () => {
  it.each(contentAddresses)('answers %s as its document says, with the content version', async (address) => {
    const answer = await expectDocumented(inCulture(address, 'uk', 'en-GB'))
    expect(answer.status).toBe(200)
    expect(Number(answer.headers.get('x-content-version'))).toBeGreaterThan(0)
  })

  it.each(placeAddresses)('answers %s as its document says', async (address) => {
    expect((await expectDocumented(address)).status).toBe(200)
  })

  it('answers the calls without a slug of their own as documented in every culture', async () => {
    const general = contentAddresses.filter(
      (address) => !/[sS]lug=|\/welcome\/|visa|how-rtp|deposit-limits|author|provider=/.test(address),
    )
    for (const brand of brandIds) {
      for (const culture of brands[brand].domain.cultures) {
        for (const address of general) {
          const answer = await expectDocumented(inCulture(address, brand, culture))
          expect([200, 404], `${address} in ${culture}`).toContain(answer.status)
        }
      }
    }
  }, 60_000)

  it('calls its query values as the specification does', () => {
    const named = new Set(
      Object.values(contract.paths).flatMap((methods) =>
        Object.values(methods).flatMap(({ parameters = [] }) =>
          parameters.flatMap((parameter) => (parameter.in === 'query' ? [parameter.name] : [])),
        ),
      ),
    )
    for (const name of [
      'brand_local_code',
      'culture',
      'sectionCode',
      'feedCode',
      'gameSlug',
      'device',
      'layer',
      'v',
      'bt',
      'r',
    ])
      expect(named).toContain(name)
    // Names with an underscore are the specification's own, and the size of a page.
    expect([...named].filter((name) => name.includes('_')).toSorted()).toEqual([
      'brand_code',
      'brand_local_code',
      'page_culture',
      'page_size',
      'user_country',
    ])
  })

  it('gives the banners of its three places by one call, and a voucher’s status without a culture', () => {
    expect(contract.paths['/v1/banners/locations/{location}/']?.get?.parameters).toContainEqual(
      expect.objectContaining({
        name: 'location',
        schema: { type: 'string', enum: ['home-page', 'blog-post', 'blog-post-main'] },
      }),
    )
    expect(contract.paths['/v1/voucher']?.get?.parameters?.map(({ name }) => name)).toEqual([
      'brand_local_code',
      'voucher',
      'username',
    ])
  })

  it('covers every documented content path with at least one address', () => {
    const covered = new Set(
      [...contentAddresses, ...placeAddresses].map((address) => documented(address.split('?')[0] ?? '')),
    )
    const open = Object.entries(contract.paths)
      .filter(([path, methods]) => 'get' in methods && !path.startsWith('/media') && path !== '/v1/banners/media')
      .map(([path]) => path)
    expect(open.filter((path) => !covered.has(path))).toEqual([])
  })

  it('takes logs, errors and subscriptions as documented', async () => {
    const post = (address: string, body: unknown) =>
      expectDocumented(address, 'post', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const log = (number: number) => ({
      log: { Number: number, Message: 'A page was slow.', AdditionalData: '' },
      app: { Name: 'Marquee', Domain: 'uk.localhost', Url: '/', Referral: '' },
      user: { Cookies: 'xtcl, xconsent', UserAgent: 'A browser' },
    })
    expect((await post('/log/LogInfo', log(900))).status).toBe(200)
    expect((await post('/log/LogWarn', log(800))).status).toBe(200)
    expect((await post('/log/LogError', log(1000))).status).toBe(200)
    expect((await post('/log/LogInfo', log(1000))).status).toBe(400)
    expect((await post('/error-log/', { brand_code: 'STR', message: 'Something went wrong.' })).status).toBe(200)
    const place = '/newsletter/?brand_local_code=uk&culture=en-GB'
    expect((await post(place, { list: 'blog', email: 'a@b.example', name: 'Ann' })).status).toBe(200)
    expect((await post(place, { list: 'newsletter', email: 'a@b.example', consent: false })).status).toBe(400)
  })

  it('has a readable page', async () => {
    const page = await (await fetch(platform.origin)).text()
    expect(page).toContain('/v1/games/by-groups/')
    expect(page).toContain('/openapi.json')
  })

  it('serves media under its hash for ever and answers 304 to its own tag', async () => {
    const cards = z.object({ games: z.array(z.object({ image: z.object({ url: z.string() }) })) })
    const list = cards.parse(await (await fetch(platform.origin + inCulture('/v1/games/', 'uk', 'en-GB'))).json())
    const address = platform.origin + (list.games[0]?.image.url ?? '').replace('/img/', '/media/')
    const first = await fetch(address)
    expect(first.headers.get('content-type')).toBe('image/svg+xml')
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    await first.arrayBuffer()
    const again = await fetch(address, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  it('serves a game’s own banner when the media call names the game', async () => {
    const query = 'device=mobile&layer=background&sectionCode=slots&gameSlug=thor'
    const answer = await fetch(platform.origin + inCulture(`/v1/banners/media?${query}`, 'uk', 'en-GB'))
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('height="145"')
  })

  it('writes nothing when it is seeded again and nothing has changed', async () => {
    const said = platform.messages.length
    await platform.seedAgain()
    expect(platform.messages.length).toBe(said)
  })
})
