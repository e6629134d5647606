import { Hono } from 'hono'
import { type HTMLElement, parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { geoInfoFallback } from '../../../shared/content/geo.ts'
import type { CultureId } from '../../../shared/site/ids.ts'
import type { AppEnv } from '../../../worker/context.ts'
import { errorPage } from '../../../worker/responses/error-page.tsx'
import { type PageFailure, pageFailures } from '../../../worker/responses/failures.ts'
import { Timing } from '../../../worker/timing.ts'
import { userContext } from '../../shared/content/whole-answers.ts'
import { expectConsole } from '../../support/console.ts'
import { runtimeOf } from '../middleware/support.ts'
import { viewOf } from '../pages/support.ts'
import { platformOf } from '../support/platform.ts'
import { executionContext } from '../worker-env.ts'

/** A platform to which every place is a blocked region. */
const blocked = { ...geoInfoFallback, restriction: 'blocked', restriction_level: 'region' }
const answers = { '/geo-info/': blocked, '/currency/': { rate: 1.5 }, '/user-context/': userContext }

const answerOf = async (
  name: PageFailure,
  culture: CultureId = 'en-GB',
  headers: Record<string, string> = {},
  environment: 'production' | 'staging' = 'production',
) => {
  const { site, edition } = viewOf(culture)
  const { cache, asked } = platformOf(answers)
  const app = new Hono<AppEnv>().get('*', (c) => {
    const timing = new Timing(true)
    timing.step('site', site.brand.id)
    c.set('runtime', runtimeOf(environment, cache))
    c.set('url', new URL(c.req.url))
    c.set('site', site)
    c.set('timing', timing)
    return errorPage(c, edition, name)
  })
  const response = await app.request(`${site.origin}/slots/`, { headers }, {}, executionContext)
  return { response, asked, page: parse(await response.text()) }
}
const rootOf = (page: HTMLElement): HTMLElement => {
  const root = page.querySelector('html')
  if (root === null) throw new Error('no document')
  return root
}

/** What stands in the page for the scripts. */
const dataOf = (page: HTMLElement, id: 'page-data' | 'visitor-data'): unknown =>
  JSON.parse(page.querySelector(`#${id}`)?.text ?? '')

/** Each failure with its status and the words of its heading in English (spec 2, RFC 9110). */
const stated: Readonly<Record<PageFailure, readonly [status: number, heading: string]>> = {
  malformed: [400, 'badRequestTitle'],
  foreignForm: [403, 'formRefusedTitle'],
  notFound: [404, 'notFoundTitle'],
  wrongMethod: [405, 'wrongMethodTitle'],
  formTooLarge: [413, 'formRefusedTitle'],
  addressTooLong: [414, 'badRequestTitle'],
  formOfOtherType: [415, 'formRefusedTitle'],
  tooMany: [429, 'tooManyTitle'],
  failed: [500, 'errorTitle'],
  unavailable: [503, 'unavailableTitle'],
}
const rows = Object.keys(pageFailures).filter((name): name is PageFailure => name in stated)

describe.each(rows)('the error page "%s"', (name) => {
  const [status, heading] = stated[name]

  test('says what happened, out of search, and nobody keeps it', async () => {
    const { response, page } = await answerOf(name)
    expect(response.status).toBe(status)
    expect(page.querySelector('h1')?.text).toBe(viewOf('en-GB').t(`errors.${heading}` as 'errors.errorTitle'))
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'server-timing': expect.stringMatching(/^site;desc="uk";dur=/),
    })
  })

  test('says when to try again where that helps', async () => {
    const { response } = await answerOf(name)
    expect(response.headers.get('retry-after')).toBe({ tooMany: '60', unavailable: '30' }[String(name)] ?? null)
  })
})

describe('an error page (rulings 3.10)', () => {
  test('is branded and localised, with header and footer, and asks nobody about a visitor from nowhere', async () => {
    const { page, asked } = await answerOf('notFound', 'frca')
    expect(asked).toEqual([])
    const root = rootOf(page)
    expect([root.getAttribute('lang'), root.getAttribute('class')]).toEqual(['fr-CA', 'brand-on'])
    expect(page.querySelector('title')?.text).toContain('Maple Row')
    expect(page.querySelectorAll('header.site-header, footer, .blocking').map(({ tagName }) => tagName)).toEqual([
      'HEADER',
      'FOOTER',
    ])
    expect(dataOf(page, 'visitor-data')).toBeNull()
    expect(page.querySelector('link[rel=canonical]')).toBeNull()
  })

  test('registers no service worker', async () => {
    const { page } = await answerOf('failed')
    expect(dataOf(page, 'page-data')).toMatchObject({ serviceWorker: null })
  })

  test.each(['production', 'staging'] as const)(
    'in %s lies under the blocking screen where the place is blocked',
    async (where) => {
      const { page } = await answerOf('notFound', 'en-CA', { 'cf-ipcountry': 'CA', 'cf-region-code': 'ON' }, where)
      expect(page.querySelector('.blocking form')).not.toBeNull()
      expect(page.querySelector('.page')?.hasAttribute('inert')).toBe(true)
      expect(dataOf(page, 'visitor-data')).toMatchObject({
        country: 'CA',
        region: 'ON',
        restriction: 'blocked',
        rate: 1.5,
        emulation: where === 'staging',
      })
    },
  )

  test('is shown as to one from nowhere where asking is what fails', async () => {
    expectConsole('error', /^The place of a visitor could not be asked for\. /)
    const { site, edition } = viewOf('en-GB')
    const app = new Hono<AppEnv>().get('*', (c) => {
      c.set('runtime', { ...runtimeOf('production'), content: null as never })
      c.set('url', new URL(c.req.url))
      c.set('site', site)
      c.set('timing', new Timing(true))
      return errorPage(c, edition, 'failed')
    })
    const response = await app.request(`${site.origin}/`, { headers: { 'cf-ipcountry': 'FR' } }, {}, executionContext)
    const page = parse(await response.text())
    expect([response.status, page.querySelector('.blocking'), dataOf(page, 'visitor-data')]).toEqual([500, null, null])
  })

  test('remembers the answer to the cookie notice, and the browser’s own will', async () => {
    const { page } = await answerOf('notFound', 'en-GB', { cookie: 'xconsent=1010', 'sec-gpc': '1' })
    const root = rootOf(page)
    expect([root.getAttribute('data-consent'), root.hasAttribute('data-gpc')]).toEqual(['1010', true])
    const bare = rootOf((await answerOf('notFound')).page)
    expect([bare.getAttribute('data-consent'), bare.hasAttribute('data-gpc')]).toEqual([undefined, false])
  })
})
