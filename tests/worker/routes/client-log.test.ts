import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { app } from '../../../worker/app.ts'
import { workerEnv } from '../worker-env.ts'

const pending: Promise<unknown>[] = []
const context = {
  waitUntil: (work: Promise<unknown>) => void pending.push(work),
  passThroughOnException: () => undefined,
  props: {},
} as never

let passedOn: { path: string; body: unknown }[] = []
/** Minutes that have passed: each test has the share of a whole minute. */
let minutes = 0

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    passedOn.push({ path: new URL(url).pathname, body: JSON.parse(String(init?.body)) })
    return new Response(null, { status: 204 })
  })
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
beforeEach(() => {
  passedOn = []
  minutes += 1
  vi.setSystemTime(minutes * 60_000)
})

const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const init = { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) }
  const response = await app.request(`http://uk.localhost${path}`, init, workerEnv('test'), context)
  await Promise.all(pending.splice(0))
  return response
}
const entry = (level: string, message = 'It broke.', data = 'here') => ({ level, message, data })

describe('what scripts of a page log', () => {
  test('goes on to the logging service by its level and number, under the page’s own address', async () => {
    const entries = [entry('info'), entry('warn'), entry('error')]
    const { status, headers } = await post('/api/log/', { path: '/slots/', entries }, { 'user-agent': 'Tester' })
    expect([status, headers.get('cache-control')]).toEqual([204, 'no-store'])
    expect(passedOn.map(({ path }) => path)).toEqual(['/log/LogInfo', '/log/LogWarn', '/log/LogError'])
    expect(passedOn.map(({ body }) => Reflect.get(Object(Reflect.get(Object(body), 'log')), 'Number'))).toEqual([
      900, 800, 1000,
    ])
    expect(passedOn[0]?.body).toMatchObject({
      log: { Message: 'It broke.', AdditionalData: 'here' },
      app: { Name: 'Starling Casino', Url: 'http://uk.localhost/slots/' },
      user: { UserAgent: 'Tester' },
    })
  })

  test('carries the names of cookies and no value of one', async () => {
    const cookie = 'xconsent=1111; Aname=a-secret-partner'
    await post('/api/log/', { path: '/', entries: [entry('error')] }, { cookie })
    expect(passedOn[0]?.body).toMatchObject({ user: { Cookies: 'xconsent,Aname' } })
    expect(JSON.stringify(passedOn)).not.toMatch(/1111|secret/)
  })

  test.each([
    ['no JSON', 'not json', 400],
    ['nothing', { path: '/', entries: [] }, 400],
    ['more than a batch', { path: '/', entries: Array.from({ length: 11 }, () => entry('info')) }, 400],
    ['a level that is not logged', { path: '/', entries: [entry('debug')] }, 400],
    ['a message beyond its length', { path: '/', entries: [entry('info', 'x'.repeat(501))] }, 400],
    ['another site’s address', { path: 'https://evil.example/', entries: [entry('info')] }, 400],
    ['an address with its query', { path: '/?q=somebody', entries: [entry('info')] }, 400],
    ['a body beyond 32 KB', JSON.stringify({ path: '/', pad: 'x'.repeat(40_000) }), 413],
  ])('is refused as %s', async (_, body, status) => {
    expect((await post('/api/log/', body)).status).toBe(status)
    expect(passedOn).toEqual([])
  })

  test('is taken from this site’s own pages alone', async () => {
    const body = { path: '/', entries: [entry('info')] }
    expect((await post('/api/log/', body, { origin: 'https://evil.example' })).status).toBe(403)
    expect(passedOn).toEqual([])
    expect((await post('/api/log/', body, { origin: 'http://uk.localhost' })).status).toBe(204)
    expect(passedOn).toHaveLength(1)
  })

  test('is dropped beyond 120 entries a minute, and taken again after it', async () => {
    const body = { path: '/', entries: Array.from({ length: 10 }, (_, at) => entry('info', `number ${at}`)) }
    for (let batch = 0; batch < 13; batch += 1) expect((await post('/api/log/', body)).status).toBe(204)
    expect(passedOn).toHaveLength(120)
    vi.setSystemTime((minutes + 1) * 60_000)
    minutes += 1
    await post('/api/log/', body)
    expect(passedOn).toHaveLength(130)
  })
})

describe('how a page felt', () => {
  const metrics = [{ name: 'LCP', value: 812.5, rating: 'good' }]

  test('is one entry of information, with nothing in it but the measurements', async () => {
    expect((await post('/api/vitals/', { path: '/slots/', metrics })).status).toBe(204)
    expect(passedOn.map(({ path }) => path)).toEqual(['/log/LogInfo'])
    expect(passedOn[0]?.body).toMatchObject({
      log: { Number: 900, Message: 'web vitals', AdditionalData: JSON.stringify(metrics) },
      app: { Url: 'http://uk.localhost/slots/' },
    })
  })

  test.each([
    ['a measurement that is none', [{ name: 'FID', value: 1, rating: 'good' }]],
    ['a negative one', [{ name: 'CLS', value: -1, rating: 'good' }]],
    ['more than there are', Array.from({ length: 6 }, () => metrics[0])],
  ])('is refused as %s', async (_, sent) => {
    expect((await post('/api/vitals/', { path: '/', metrics: sent })).status).toBe(400)
    expect(passedOn).toEqual([])
  })
})
