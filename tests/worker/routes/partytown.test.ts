import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { policyMark } from '../../../shared/tracking/partytown.ts'
import { app } from '../../../worker/app.ts'
import { expectConsole } from '../../support/console.ts'
import { executionContext, workerEnv } from '../worker-env.ts'

const script = 'https://connect.facebook.net/en_US/fbevents.js'
let asked: { url: string; redirect: string | undefined; headers: HeadersInit | undefined }[] = []
let answer: () => Response = () => new Response('fbq()')

beforeAll(() => {
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push({ url, redirect: init?.redirect, headers: init?.headers })
    return answer()
  })
})
afterAll(() => {
  vi.unstubAllGlobals()
})
beforeEach(() => {
  asked = []
  answer = () =>
    new Response('fbq()', { headers: { 'set-cookie': 'theirs=1', 'content-type': 'application/x-javascript' } })
})

const production = {
  ...workerEnv('production'),
  ASSETS: {
    fetch: (url: string) =>
      url.endsWith('/partytown-sw.js')
        ? new Response(`headers: "${policyMark}"`, { headers: { 'content-type': 'text/javascript' } })
        : new Response(null, { status: 404 }),
  },
}
const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`https://www.starling.example/~partytown/${path}`, { headers }, production, executionContext)
const relayed = (address: string, headers: Record<string, string> = {}) =>
  get(`relay/?address=${encodeURIComponent(address)}`, headers)

describe('the relay of vendors’ scripts', () => {
  test('answers a script of a vendor that the brand has, follows no redirect and passes nothing of the visitor on', async () => {
    const response = await relayed(script, { 'sec-fetch-site': 'same-origin', cookie: 'xconsent=1111' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('fbq()')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(asked).toEqual([{ url: script, redirect: 'manual', headers: undefined }])
  })

  test.each([
    'https://evil.example/fbevents.js',
    'https://connect.facebook.net.evil.example/fbevents.js',
    'https://connect.facebook.net@evil.example/fbevents.js',
    'https://someone:secret@connect.facebook.net/en_US/fbevents.js',
    'http://127.0.0.1:8788/ops/',
    'file:///etc/passwd',
    'nothing',
    '',
  ])('asks nobody for %s', async (address) => {
    expect((await relayed(address)).status).toBe(404)
    expect(asked).toEqual([])
  })

  test('answers pages of other sites nothing', async () => {
    for (const from of ['cross-site', 'same-site', 'none'])
      expect((await relayed(script, { 'sec-fetch-site': from })).status).toBe(403)
    expect(asked).toEqual([])
  })

  test.each([302, 404, 500])('says that a vendor who answers %i cannot be had', async (status) => {
    expectConsole('warn', /could not be relayed from connect\.facebook\.net/)
    answer = () => new Response(null, { status, headers: status === 302 ? { location: 'https://evil.example/' } : {} })
    const response = await relayed(script)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
  })

  const javascript = { 'content-type': 'text/javascript; charset=utf-8' }
  const cutOff = new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode('fbq('))
      stream.error(new Error('the connection was closed'))
    },
  })
  test.each<[string, BodyInit, Record<string, string>]>([
    ['a page', '<!doctype html><title>Welcome</title>', { 'content-type': 'text/html' }],
    ['what has no type', new Uint8Array([1]), {}],
    ['the half of a script', cutOff, javascript],
    ['a script without an end', new Uint8Array(3 * 1024 * 1024), javascript],
  ])('answers %s as nothing that a browser would keep', async (_, body, headers) => {
    expectConsole('warn', /could not be relayed from connect\.facebook\.net/)
    answer = () => new Response(body, { headers })
    const response = await relayed(script)
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).not.toMatch(/max-age=[1-9]/)
  })
})

describe('the library that runs them', () => {
  test('has a policy of its own, which its service worker answers with too; a page’s policy is not loosened', async () => {
    const response = await get('partytown-sw.js')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("'unsafe-eval'")
    expect(await response.text()).toBe(`headers: "${policy}"`)
    const page = await app.request('https://www.starling.example/nothing/', {}, production, executionContext)
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe')
  })

  test('has no other file', async () => {
    expect((await get('other.js')).status).toBe(404)
  })
})
