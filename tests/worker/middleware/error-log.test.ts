import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppEnv } from '../../../worker/context.ts'
import { answerError } from '../../../worker/middleware/errors.ts'
import { Timing } from '../../../worker/timing.ts'
import { expectConsole } from '../../support/console.ts'
import { runtimeOf, siteAt } from './support.ts'

const told: { url: string; body: unknown }[] = []
const waited: Promise<unknown>[] = []
beforeEach(() => {
  told.length = 0
  waited.length = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    told.push({ url, body: JSON.parse(String(init.body)) })
    return Response.json({ accepted: true })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const context = {
  waitUntil: (work: Promise<unknown>) => waited.push(work),
  passThroughOnException: () => undefined,
  props: {},
}

/** A request in which a step throws after its site is known, or before. */
async function failing(site: ReturnType<typeof siteAt> | null, path: string, error: Error) {
  const app = new Hono<AppEnv>().onError(answerError).use((c) => {
    c.set('runtime', runtimeOf('production'))
    c.set('timing', new Timing(true))
    c.set('requestId', 'an-id')
    c.set('url', new URL(c.req.url))
    if (site) c.set('site', site)
    throw error
  })
  const headers = { cookie: 'xtcl=fr-CA; secret=value; ', 'user-agent': 'A browser', referer: 'https://from.example/' }
  const response = await app.request(`http://uk.localhost${path}`, { headers }, {}, context as never)
  await Promise.all(waited)
  return response
}

describe('what nobody expected', () => {
  test('is logged by method and path, and answered in the culture of the address', async () => {
    expectConsole('error', /^Request failed: GET \/fr-CA\/slots\/ \(an-id\) Error: it broke\n {4}at /)
    const response = await failing(siteAt('uk.localhost'), '/fr-CA/slots/?token=1', new Error('it broke'))
    expect(response.status).toBe(500)
    expect(await response.text()).toContain('<html lang="fr-CA"')
  })

  test('is told to the logging services: names of cookies, no query, nothing else of the visitor (rulings 6.7)', async () => {
    expectConsole('error', /it broke/)
    await failing(siteAt('uk.localhost'), '/fr-CA/slots/?token=1', new Error('it broke'))
    expect(told).toEqual([
      {
        url: 'http://api.test/log/LogError',
        body: {
          log: { Number: 1000, Message: 'it broke', AdditionalData: expect.stringMatching(/^Error: it broke\n/) },
          app: {
            Name: 'Starling Casino',
            Domain: 'starling.example',
            Url: 'http://uk.localhost/fr-CA/slots/',
            Referral: 'https://from.example/',
          },
          user: { Cookies: 'xtcl,secret', UserAgent: 'A browser' },
        },
      },
      {
        url: 'http://api.test/error-log/',
        body: {
          brand_code: 'STR',
          message: 'it broke',
          stack: expect.stringMatching(/^Error: it broke\n/),
          url: 'http://uk.localhost/fr-CA/slots/',
        },
      },
    ])
  })

  test('without a site is answered plainly, and told to nobody', async () => {
    expectConsole('error', /it broke/)
    const response = await failing(null, '/', new Error('it broke'))
    expect(response.status).toBe(500)
    expect(await response.text()).toBe('This service is not set up correctly. Its log says what is missing.\n')
    expect(told).toEqual([])
  })

  test('an error without a stack is logged by its message', async () => {
    expectConsole('error', /^Request failed: GET \/ \(an-id\) only words$/)
    const error = new Error('only words')
    delete error.stack
    await failing(null, '/', error)
  })

  test('where the error page fails too, the answer is one line, and both are logged', async () => {
    expectConsole('error', /it broke/)
    expectConsole('error', /^The error page failed too\. /)
    const site = siteAt('uk.localhost')
    const broken = { ...site, editions: site.editions.map((edition) => ({ ...edition, market: undefined })) }
    const response = await failing(broken as never, '/', new Error('it broke'))
    expect(response.status).toBe(500)
    expect(await response.text()).toBe('Something went wrong.\n')
  })
})
