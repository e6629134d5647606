import { Hono } from 'hono'
import { type HTMLElement, parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import type { CultureId } from '../../../shared/site/ids.ts'
import type { AppEnv } from '../../../worker/context.ts'
import { errorPage } from '../../../worker/responses/error-page.tsx'
import { type PageFailure, pageFailures } from '../../../worker/responses/failures.ts'
import { Timing } from '../../../worker/timing.ts'
import { viewOf } from '../pages/support.ts'

const answerOf = async (name: PageFailure, culture: CultureId = 'en-GB', headers: Record<string, string> = {}) => {
  const { site, edition } = viewOf(culture)
  const app = new Hono<AppEnv>().get('*', (c) => {
    const timing = new Timing()
    timing.step('site', site.brand.id)
    c.set('site', site)
    c.set('timing', timing)
    return errorPage(c, edition, name)
  })
  const response = await app.request(`${site.origin}/slots/`, { headers })
  return { response, page: parse(await response.text()) }
}
const rootOf = (page: HTMLElement): HTMLElement => {
  const root = page.querySelector('html')
  if (root === null) throw new Error('no document')
  return root
}

/** Each failure with its status and the words of its heading in English (spec 2, RFC 9110). */
const stated: Readonly<Record<PageFailure, readonly [status: number, heading: string]>> = {
  malformed: [400, 'badRequestTitle'],
  foreignForm: [403, 'badRequestTitle'],
  notFound: [404, 'notFoundTitle'],
  wrongMethod: [405, 'badRequestTitle'],
  formTooLarge: [413, 'badRequestTitle'],
  addressTooLong: [414, 'badRequestTitle'],
  formOfOtherType: [415, 'badRequestTitle'],
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
    expect(response.headers.get('retry-after')).toBe(name === 'unavailable' ? '30' : null)
  })
})

describe('an error page (rulings 3.10)', () => {
  test('is branded and localised, with header and footer, and knows nothing of the visit', async () => {
    const { page } = await answerOf('notFound', 'frca')
    const root = rootOf(page)
    expect([root.getAttribute('lang'), root.getAttribute('class')]).toEqual(['fr-CA', 'brand-on'])
    expect(page.querySelector('title')?.text).toContain('Maple Row')
    expect(page.querySelectorAll('header.site-header, footer, .blocking').map(({ tagName }) => tagName)).toEqual([
      'HEADER',
      'FOOTER',
    ])
    expect(page.querySelector('#visitor-data')?.text).toBe('null')
    expect(page.querySelector('link[rel=canonical]')).toBeNull()
  })

  test('registers no service worker', async () => {
    const { page } = await answerOf('failed')
    expect(JSON.parse(page.querySelector('#page-data')?.text ?? '')).toMatchObject({ serviceWorker: null })
  })

  test('remembers the answer to the cookie notice, and the browser’s own will', async () => {
    const { page } = await answerOf('notFound', 'en-GB', { cookie: 'xconsent=1010', 'sec-gpc': '1' })
    const root = rootOf(page)
    expect([root.getAttribute('data-consent'), root.hasAttribute('data-gpc')]).toEqual(['1010', true])
    const bare = rootOf((await answerOf('notFound')).page)
    expect([bare.getAttribute('data-consent'), bare.hasAttribute('data-gpc')]).toEqual([undefined, false])
  })
})
