import { expect, test, vi } from 'vitest'
import { brands } from '../../../brands/registry.ts'
import { app } from '../../../worker/app.ts'
import { gateway } from '../../../worker/gateway.ts'
import { telemetry } from '../../../worker/telemetry/telemetry.ts'
import { allowConsole } from '../../support/console.ts'
import { executionContext, workerEnv } from '../worker-env.ts'

/*
 * The line that is logged for a request, and what is counted of it. The runtime is the isolate's: its environment is the first
 * one that it is given.
 */

const env = { ...workerEnv('test'), LOG_REQUESTS: 'on' }
const [host] = brands.uk.domain.localHosts
vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))

test('a request is one line of JSON that says nothing of who sent it, and is counted', async () => {
  allowConsole('error', /^Content /)
  const lines: string[] = []
  // biome-ignore lint/suspicious/noConsole: what is written there is what is tested
  vi.mocked(console.log).mockImplementation((line: string) => void lines.push(line))
  const secret = {
    'cf-connecting-ip': '203.0.113.77',
    cookie: 'xunk=a-name',
    'user-agent': 'an-agent',
    'cf-ray': '8f00',
  }
  await app.request(`http://${host}/search/?q=a-secret`, { headers: secret }, env, executionContext)
  const [line = ''] = lines
  const { ms, feeds, ...said } = JSON.parse(line)
  expect(said).toEqual({
    event: 'request',
    id: '8f00',
    brand: 'uk',
    culture: 'en-GB',
    route: 'search',
    method: 'GET',
    status: 200,
    way: 'rendered',
  })
  expect(ms).toBeTypeOf('number')
  expect(feeds[0]).toEqual({ name: expect.any(String), outcome: expect.any(String), ms: expect.any(Number) })
  expect(line).not.toMatch(/secret|a-name|an-agent|203\.0/)
  expect(telemetry.routes.get('search')?.requests).toBe(1)
  expect(telemetry.feeds.size).toBeGreaterThan(0)
  expect(telemetry.origins.get('content')?.outcomes.absent).toBeGreaterThan(0)
})

test('an answer of the short way is counted too', async () => {
  allowConsole('error', /^Content /)
  allowConsole('log', /./)
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address)
    const text = { version: 1, title: 'Title', description: 'Description', heading: 'Heading', body: '<p>Text</p>' }
    if (pathname.startsWith('/v1/cms/')) return Response.json(text)
    return pathname.startsWith('/currency/') ? Response.json({ rate: 1 }) : new Response(null, { status: 404 })
  })
  const visit = () => gateway.fetch(new Request(`http://${host}/terms/`), env, executionContext)
  const counted = () => telemetry.minutes.reduce((sum, { counts }) => sum + counts.short, 0)
  const ways: (string | null)[] = []
  for (let times = 0; times < 3; times++) ways.push((await visit()).headers.get('server-timing'))
  expect(ways.filter((way) => way?.startsWith('short'))).toHaveLength(counted())
  expect(counted()).toBeGreaterThan(0)
})
