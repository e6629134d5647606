import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { AppEnv } from '../../../worker/context.ts'
import { siteOfHost } from '../../../worker/middleware/site.ts'
import { runtimeOf, stepsOf, through } from './support.ts'

const ask = (environment: 'test' | 'production', url: string | Request) =>
  through(
    siteOfHost((env) => {
      expect(env).toEqual({})
      return runtimeOf(environment)
    }),
    {},
    url,
  )

describe('host → site (rulings 1.5)', () => {
  test('a listed host goes on with its brand, its environment and a clock', async () => {
    const { seen } = await ask('test', 'http://de.localhost:8787/slots/')
    expect(seen?.site?.brand.id).toBe('de')
    expect(seen?.runtime?.config.ENVIRONMENT).toBe('test')
    expect(stepsOf(seen)).toMatch(/^site;desc="de";dur=/)
  })

  test('is the first step: the request’s address and its clock begin here', async () => {
    const app = new Hono<AppEnv>()
      .use(siteOfHost(() => runtimeOf('test')))
      .get('*', (c) => c.text(`${c.var.url.href} ${stepsOf(c.var)}`))
    const response = await app.request('http://de.localhost/slots/?page=2', {}, {})
    expect(await response.text()).toMatch(/^http:\/\/de\.localhost\/slots\/\?page=2 site;desc="de";dur=/)
  })

  test('an unknown host gets a plain 404 that nobody keeps', async () => {
    const { seen, response } = await ask('test', 'http://evil.example/')
    expect(seen).toBeNull()
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe('No site answers on this host.\n')
  })

  test.each([
    ['an alias', 'GET', 'https://starling.example/slots/', 301, 'public, max-age=3600'],
    ['what came without https', 'HEAD', 'http://www.starling.example/SLOTS', 301, 'public, max-age=3600'],
    [
      'both, with a query, which may be a secret',
      'GET',
      'http://starling.example/slots/?token=1',
      301,
      'private, no-store',
    ],
    ['a form, which keeps its method,', 'POST', 'http://www.starling.example/slots/', 308, 'public, max-age=3600'],
  ])('%s is led to the one secure address', async (_, method, url, status, kept) => {
    const { seen, response } = await ask('production', new Request(url, { method }))
    expect(seen).toBeNull()
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      status,
      `https://www.starling.example/slots/${new URL(url).search}`,
      kept,
    ])
  })

  test('strangers are not told of its steps', async () => {
    for (const [environment, url, told] of [
      ['test', 'http://de.localhost/', true],
      ['production', 'https://www.sternhaus.example/', false],
    ] as const) {
      const { seen } = await ask(environment, url)
      expect(stepsOf(seen) !== null, environment).toBe(told)
    }
  })
})
