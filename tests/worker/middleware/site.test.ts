import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { AppEnv } from '../../../worker/context.ts'
import { siteOfHost } from '../../../worker/middleware/site.ts'
import { runtimeOf, through } from './support.ts'

const ask = (environment: 'test' | 'production', url: string) =>
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
    expect(seen?.timing?.header).toMatch(/^site;desc="de";dur=/)
  })

  test('is the first step: the request’s address and its clock begin here', async () => {
    const app = new Hono<AppEnv>()
      .use(siteOfHost(() => runtimeOf('test')))
      .get('*', (c) => c.text(`${c.var.url.href} ${c.var.timing.header}`))
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

  test('an alias gets one 301 to its host, path and query kept', async () => {
    const { seen, response } = await ask('production', 'http://starling.example/slots/?page=2')
    expect(seen).toBeNull()
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      'https://www.starling.example/slots/?page=2',
    ])
  })
})
