import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { app } from '../../../worker/app.ts'
import { allowConsole } from '../../support/console.ts'
import { workerEnv } from '../worker-env.ts'

/** The data centre's cache, as far as it is used. */
const cached = new Map<string, Response>()
const pending: Promise<unknown>[] = []
const context = {
  waitUntil: (work: Promise<unknown>) => void pending.push(work),
  passThroughOnException: () => undefined,
  props: {},
} as never

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const forever = { 'cache-control': 'public, max-age=31536000, immutable' }
const picture = (body: BodyInit, type: string, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'content-type': type, ...forever, ...headers } })

let asked: { url: string; redirect: string | undefined }[] = []
let answer: () => Response | Promise<Response> = () => picture(svg, 'image/svg+xml')
let number = 0
/** Each test has a picture of its own: what one leaves missing is nothing to the others. */
const get = async (path: string) => {
  const response = await app.request(`http://uk.localhost${path}`, undefined, workerEnv('test'), context)
  const bytes = new Uint8Array(await response.arrayBuffer())
  await Promise.all(pending.splice(0))
  return { status: response.status, headers: response.headers, bytes }
}

beforeAll(() => {
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (key: string) => cached.get(key)?.clone(),
      put: async (key: string, response: Response) => void cached.set(key, response),
    }),
  })
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push({ url, redirect: init?.redirect })
    return answer()
  })
})
afterAll(() => {
  vi.unstubAllGlobals()
})
let path = ''
beforeEach(() => {
  allowConsole('error', /^Picture /)
  asked = []
  number += 1
  path = `/img/games/picture-${number}.svg`
})

describe('a picture', () => {
  test.each([
    ['image/svg+xml', svg],
    ['image/svg+xml; charset=utf-8', `<?xml version="1.0"?>\n<!-- drawn -->${svg}`],
    ['image/png', png],
  ])('of type %s is sent on, kept, and can do nothing by itself', async (type, body) => {
    answer = () => picture(body, type)
    for (let time = 0; time < 2; time++) {
      const { status, headers } = await get(path)
      expect(status).toBe(200)
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toBe(forever['cache-control'])
    }
    expect(asked).toHaveLength(1)
    expect(asked[0]?.redirect).toBe('manual')
  })

  const huge = () => {
    let sent = 0
    return new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1
        if (sent > 1000) controller.close()
        else controller.enqueue(sent === 1 ? png : new Uint8Array(1024 * 1024))
      },
    })
  }
  test.each<[string, () => Response | Promise<Response>]>([
    ['a page', () => picture('<!doctype html><script>alert(1)</script>', 'text/html')],
    ['a script', () => picture('alert(1)', 'text/javascript')],
    ['a page that says it is a picture', () => picture('<!doctype html><script>alert(1)</script>', 'image/svg+xml')],
    ['a page that says it is a PNG', () => picture('<!doctype html>', 'image/png')],
    ['half of a drawing', () => picture('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h', 'image/svg+xml')],
    ['half of a picture', () => picture(png, 'image/png', { 'content-length': '5000' })],
    ['200 MB', () => picture(huge(), 'image/png')],
    [
      'a redirect to another host',
      () => new Response(null, { status: 302, headers: { location: 'http://evil.test/' } }),
    ],
    ['nothing', () => Promise.reject(new TypeError('refused'))],
  ])('that turns out to be %s is missing for a moment, and is not kept', async (_, wrong) => {
    answer = wrong
    const { status, headers, bytes } = await get(path)
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(new TextDecoder().decode(bytes)).toBe(svg)
    expect(headers.get('content-security-policy')).toMatch(/sandbox/)
    expect([...cached.keys()].filter((key) => key.includes(`picture-${number}.`))).toEqual([])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4000 })
    answer = () => picture(svg, 'image/svg+xml')
    expect((await get(path)).status).toBe(200)
    vi.useRealTimers()
  })

  test('that is not there is asked for once a minute', async () => {
    answer = () => new Response(null, { status: 404 })
    for (let time = 0; time < 3; time++) expect((await get(path)).status).toBe(404)
    expect(asked).toHaveLength(1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    expect((await get(path)).status).toBe(404)
    expect(asked).toHaveLength(2)
    vi.useRealTimers()
  })

  test('that a crowd wants at once is asked for once', async () => {
    answer = () => new Promise((resolve) => setTimeout(() => resolve(picture(png, 'image/png')), 30))
    const crowd = await Promise.all(Array.from({ length: 50 }, () => get(path)))
    expect(crowd.map(({ status, bytes }) => [status, bytes.byteLength])).toEqual(crowd.map(() => [200, png.byteLength]))
    expect(asked).toHaveLength(1)
  })
})
