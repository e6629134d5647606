import { describe, expect, test } from 'vitest'
import type { Origin } from '../../../worker/content/origin.ts'
import { cookieNames, passOn, reportError } from '../../../worker/content/report.ts'
import { siteOf } from '../seo/support/sites.ts'

/** An origin that remembers what it was sent. */
function listening() {
  const sent: { path: string; body: unknown }[] = []
  const origin: Origin = {
    url: 'http://api.test',
    fetch: async (address, init) => {
      sent.push({ path: new URL(address).pathname, body: JSON.parse(String(init?.body)) })
      return new Response(null, { status: 204 })
    },
  }
  return { sent, origin }
}
const site = siteOf('uk')
const app = {
  Name: 'Starling Casino',
  Domain: site.brand.domain.name,
  Url: 'https://www.starling.example/slots/',
  Referral: 'https://www.starling.example/',
}
const headers = new Headers({
  cookie: 'consent=secret-choice; ;=nameless; xtcl = sv',
  referer: 'https://www.starling.example/',
  'user-agent': 'A browser',
})
const page = new URL('https://www.starling.example/slots/?token=secret#part')

test('cookies are told by their names alone', () => {
  expect(cookieNames('consent=secret-choice; ;=nameless; xtcl = sv;last')).toEqual(['consent', 'xtcl', 'last'])
  expect(cookieNames('')).toEqual([])
})

describe('what a page’s script logged', () => {
  test('is passed on by its level, under the page’s address without its query', async () => {
    const { sent, origin } = listening()
    await passOn(origin, site, headers, page, [
      { path: 'LogInfo', message: 'said', data: 'more' },
      { path: 'LogWarn', message: 'warned', data: '' },
    ])
    const user = { Cookies: 'consent,xtcl', UserAgent: 'A browser' }
    expect(sent).toEqual([
      { path: '/log/LogInfo', body: { log: { Number: 900, Message: 'said', AdditionalData: 'more' }, app, user } },
      { path: '/log/LogWarn', body: { log: { Number: 800, Message: 'warned', AdditionalData: '' }, app, user } },
    ])
    expect(JSON.stringify(sent)).not.toContain('secret')
  })

  test('is cut where it is longer than the service takes', async () => {
    const { sent, origin } = listening()
    const long = 'x'.repeat(9000)
    const wordy = new Headers({ cookie: `${long}=1`, referer: `https://a.example/${long}`, 'user-agent': long })
    await passOn(origin, site, wordy, new URL(`https://a.example/${long}`), [
      { path: 'LogError', message: long, data: long },
    ])
    const body = sent[0]?.body as Record<string, Record<string, string>>
    const lengths = Object.values(body).flatMap((part) =>
      Object.entries(part).flatMap(([name, text]) => (String(text).length > 100 ? [[name, text.length]] : [])),
    )
    expect(Object.fromEntries(lengths)).toEqual({
      Message: 2000,
      AdditionalData: 8000,
      Url: 2000,
      Referral: 2000,
      Cookies: 2000,
      UserAgent: 500,
    })
  })

  test('of a visitor who sends no headers names none', async () => {
    const { sent, origin } = listening()
    await passOn(origin, site, new Headers(), page, [{ path: 'LogInfo', message: 'm', data: 'd' }])
    expect(sent).toMatchObject([{ body: { app: { Referral: '' }, user: { Cookies: '', UserAgent: '' } } }])
  })
})

test('a failed rendering is told to both services, with message and stack', async () => {
  const { sent, origin } = listening()
  const error = new Error(`m${'x'.repeat(3000)}`)
  error.stack = `s${'y'.repeat(9000)}`
  await reportError(origin, site, headers, page, error)
  const [Message, AdditionalData] = [error.message.slice(0, 2000), error.stack.slice(0, 8000)]
  expect(sent).toMatchObject([
    { path: '/log/LogError', body: { log: { Number: 1000, Message, AdditionalData }, app } },
    {
      path: '/error-log/',
      body: { brand_code: site.brand.code, message: Message, stack: AdditionalData, url: app.Url },
    },
  ])
})

test('a failed rendering without a stack is told without one, its address as short as the service takes', async () => {
  const { sent, origin } = listening()
  const error = Object.assign(new Error('m'), { stack: undefined })
  await reportError(origin, site, headers, new URL(`https://a.example/${'x'.repeat(3000)}`), error)
  expect(sent).toMatchObject([
    { body: { log: { AdditionalData: '' } } },
    { body: { stack: '', url: expect.stringMatching(/^.{2000}$/) } },
  ])
})
