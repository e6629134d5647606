// Longer than 250 lines because what a visit may come with is tried on one running site: starting another takes longer.
import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localKeys } from '../../../scripts/run/local-keys.ts'
import { type RunningSite, startSite } from './support/site.ts'

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())
const uk = 'uk.localhost'

describe('a response', () => {
  test('carries the headers of the table, and a policy that allows the one inline script by its hash', async () => {
    const { headers, text } = await site.get(uk, '/')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'private, no-cache',
      'content-language': 'en-GB',
    })
    expect(headers['strict-transport-security']).toBeUndefined()
    const inline = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '')
    expect(inline).toHaveLength(1)
    const hash = createHash('sha256')
      .update(inline[0] ?? '')
      .digest('base64')
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(/ style="| on[a-z]+="/.exec(text)).toBeNull()
  })

  test('names its steps and each cache outcome', async () => {
    await site.get(uk, '/slots/megaways/')
    const { headers } = await site.get(uk, '/slots/megaways/', { headers: { cookie: 'xconsent=1000' } })
    expect(headers['server-timing']).toMatch(/site;desc="uk".*route;.*place;desc="none".*page;desc="kept"/)
  })

  test('of a filtered list is rendered for each visit, kept by nobody and listed by nobody', async () => {
    const ask = () => site.get(uk, '/slots/?volatility=high&sort=rtp')
    for (const { headers, text } of [await ask(), await ask()]) {
      expect(headers['server-timing']).toContain('page;desc="rendered"')
      expect(headers).not.toHaveProperty('x-offline')
      expect(text).toContain('<meta name="robots" content="noindex"/>')
      expect(text).not.toContain('rel="canonical"')
    }
    const { headers } = await site.get(uk, '/slots/?volatility=high&sort=rtp&provider=no-such-provider')
    expect(headers['server-timing']).toContain('page;desc="rendered"')
  })

  test('is given the short way byte for byte as the long way gives it, whoever asks between', async () => {
    const visits = ['/', '/slots/', '/fr-CA/', '/privacy/', '/en-IE/slots/book-of-dead/'].flatMap((path) =>
      [
        {},
        { cookie: 'other=1; xconsent=1100; more=2' },
        { cookie: 'xconsent=1100' },
        { cookie: 'xtcl=en-IE' },
        { 'sec-gpc': '1' },
        { 'cf-ipcountry': 'CA', 'cf-region-code': 'ON' },
        { 'cf-ipcountry': 'CA', 'cf-region-code': 'ON', cookie: 'xnoton=1' },
        { 'cf-ipcountry': 'US' },
      ].map((headers) => ({ path, headers })),
    )
    const ask = async ({ path, headers }: (typeof visits)[number], more = {}) => {
      const { headers: got, ...answer } = await site.get(uk, path, { headers: { ...headers, ...more } as never })
      const { 'server-timing': way = '', date: _, ...rest } = got
      return { short: way.startsWith('short'), answer: { ...answer, headers: rest } }
    }
    const first = []
    for (const visit of visits) first.push(await ask(visit))
    const second = []
    for (const visit of visits) second.push(await ask(visit))
    expect(second.map(({ answer }) => answer)).toEqual(first.map(({ answer }) => answer))
    expect(second.filter(({ short }) => short).length).toBeGreaterThan(visits.length / 2)
    for (const [at, visit] of visits.entries()) {
      const { status, headers } = first[at]?.answer ?? {}
      if (status !== 200 || headers === undefined) continue
      const known = await ask(visit, { 'if-none-match': `"another", ${headers.etag}` })
      expect([known.answer.status, known.answer.text]).toEqual([304, ''])
      expect(known.answer.headers).toMatchObject({ etag: headers.etag, 'cache-control': headers['cache-control'] })
    }
  })

  test('to HEAD has the headers of GET and no body, the long way and the short', async () => {
    const cookie = 'xconsent=1010'
    for (const _ of ['long', 'short']) {
      const {
        'server-timing': way,
        date,
        ...head
      } = (await site.get(uk, '/help/', { method: 'HEAD', headers: { cookie } })).headers
      const { status, text, headers } = await site.get(uk, '/help/', { headers: { cookie } })
      expect(headers).toMatchObject(head)
      expect([status, String(Buffer.byteLength(text))]).toEqual([200, head['content-length']])
      const stylesheet = /<link rel="stylesheet" href="([^"]+)"/.exec(text)?.[1]
      expect(head.link).toContain(`<${stylesheet}>; rel=preload; as=style`)
      const known = await site.get(uk, '/help/', {
        method: 'HEAD',
        headers: { cookie, 'if-none-match': head.etag ?? '' },
      })
      expect([known.status, known.headers.link]).toEqual([304, undefined])
    }
  })

  test('is not sent again to who has it, and differs where the visit differs', async () => {
    const first = await site.get(uk, '/slots/')
    const etag = first.headers.etag ?? ''
    expect((await site.get(uk, '/slots/', { headers: { 'if-none-match': etag } })).status).toBe(304)
    const answered = await site.get(uk, '/slots/', { headers: { 'if-none-match': etag, cookie: 'xconsent=1000' } })
    expect(answered.status).toBe(200)
    expect(/data-consent="\d+"/.exec(answered.text)?.[0]).toBe('data-consent="1000"')
    const foreign = await site.get(uk, '/slots/', { headers: { cookie: 'xconsent=0111' } })
    expect(/data-consent="\d+"/.exec(foreign.text)).toBeNull()
  })

  test('holds nothing of one visitor that another gets', async () => {
    await site.get(uk, '/?gl=IE', { headers: { cookie: 'xconsent=1111' } })
    const { text } = await site.get(uk, '/')
    expect(/data-consent="|data-suggest="/.exec(text)).toBeNull()
    expect(text.includes('"country":null')).toBe(true)
  })
})

describe('what cannot be served is answered clearly', () => {
  test.each([
    ['/%', 400],
    ['/%00', 400],
    [`/${'x'.repeat(10_000)}`, 414],
    ['/xx-YY/slots/', 404],
    ['/slots/no-such-game/', 404],
    ['/slots/?page=0', 404],
    ['/slots/megaways/?page=9999', 404],
    ['/api/en-GB/games/no-such-game/', 404],
    ['/api/xx/games/thor/', 404],
    ['/img/../secret', 404],
    ['/assets/none.js', 404],
    ['/ops/', 404],
  ])('%s: %i', async (path, status) => {
    const answer = await site.get(uk, path)
    expect(answer.status).toBe(status)
    if (answer.headers['content-type']?.includes('html')) expect(answer.text).toMatch(/<h1>[^<]+<\/h1>/)
  })

  test('an unknown host gets a plain 404 without a brand', async () => {
    const answer = await site.get('www.unknown.example', '/')
    expect(answer.status).toBe(404)
    expect(answer.text).toBe('No site answers on this host.\n')
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s on a page is 405 and says what is allowed', async (method) => {
    const answer = await site.get(uk, '/slots/', { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  })

  test.each([
    ['//slots//', '/slots/'],
    ['/Slots/NEW?a=1&b=2', '/slots/new/?a=1&b=2'],
    ['/en-gb/', '/'],
    ['/slots/jackpots/book-of-dead/', '/slots/book-of-dead/'],
    ['/SLOTS/Book-Of-Dead', '/slots/book-of-dead/'],
  ])('%s is moved in one step to %s', async (from, to) => {
    const answer = await site.get(uk, from)
    expect([answer.status, answer.headers.location]).toEqual([301, to])
    expect((await site.get(uk, to)).status).toBe(200)
  })

  test('another spelling of what does not exist is a 404 at once', async () => {
    expect((await site.get(uk, '/SLOTS/No-Such-Game')).status).toBe(404)
  })
})

test('a picture that is not there leaves its place as it is: nothing is painted, nothing is kept', async () => {
  const answer = await site.get(uk, '/img/games/no-such-game.svg')
  expect(answer.status).toBe(404)
  expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-store' })
  expect(answer.text).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>')
})

describe('a place', () => {
  test.each([
    ['US', true, false],
    ['CA-ON', true, true],
    ['GB', false, false],
    ['XX', false, false],
    ['T1', false, false],
  ])('%s: blocked %s, clearable %s', async (gl, blocked, clearable) => {
    const { status, text } = await site.get(uk, `/?gl=${gl}`)
    expect(status).toBe(200)
    expect(text.includes('class="blocking"')).toBe(blocked)
    expect(text.includes('class="consent"')).toBe(!blocked)
    expect(text.includes('action="/api/not-ontario/"')).toBe(clearable)
    expect(/<h1[ >]/.test(text)).toBe(true)
  })

  test('counts from the CDN’s headers too, and a visitor who is not in Ontario goes on', async () => {
    const headers = { 'cf-ipcountry': 'CA', 'cf-region-code': 'ON' }
    expect((await site.get(uk, '/en-CA/', { headers })).text).toContain('class="blocking"')
    const word = await site.get(uk, '/api/not-ontario/', {
      method: 'POST',
      headers: { ...headers, referer: `http://${uk}/en-CA/` },
    })
    expect([word.status, word.headers.location]).toEqual([303, '/api/not-ontario/'])
    expect(word.headers['set-cookie']).toMatch(/^xnoton=1; Path=\/; HttpOnly/)
    // A browser sends the page's address along this way too.
    const back = (cookie: Record<string, string>) =>
      site.get(uk, '/api/not-ontario/', { headers: { ...headers, ...cookie, referer: `http://${uk}/en-CA/` } })
    expect((await back({ cookie: 'xnoton=1' })).headers.location).toBe('/en-CA/')
    expect((await back({})).headers.location).toBe('/en-CA/#not-ontario-unkept')
    expect((await site.get(uk, '/en-CA/', { headers: { ...headers, cookie: 'xnoton=1' } })).text).not.toContain(
      'class="blocking"',
    )
  })

  test('an explicit earlier choice of culture counts at the bare home page alone', async () => {
    const cookie = 'xtcl=fr-CA'
    const home = await site.get(uk, '/', { headers: { cookie } })
    expect([home.status, home.headers.location]).toEqual([302, '/fr-CA/'])
    expect((await site.get(uk, '/slots/', { headers: { cookie } })).status).toBe(200)
    expect((await site.get(uk, '/', { headers: { cookie: 'xtcl=de-DE' } })).status).toBe(200)
  })
})

test('the platform is open until it says otherwise, and nobody keeps the answer', async () => {
  const answer = await site.get(uk, '/api/maintenance/')
  expect([answer.status, answer.text, answer.headers['cache-control']]).toEqual([200, 'false', 'private, no-store'])
})

describe('the answer to the cookie notice', () => {
  const answer = (form: string, headers: Record<string, string> = {}) =>
    site.get(uk, '/api/consent/', {
      method: 'POST',
      body: form,
      headers: { 'content-type': 'application/x-www-form-urlencoded', referer: `http://${uk}/slots/`, ...headers },
    })

  test.each([
    ['choice=accept', {}, '1111'],
    ['choice=accept', { 'sec-gpc': '1' }, '1110'],
    ['choice=reject', {}, '1000'],
    ['choice=save&tracking=1', {}, '1010'],
    ['choice=save&targeting=1', { 'sec-gpc': '1' }, '1001'],
  ] as const)('%s with %j is kept as %s for a year, and leads back to its page', async (form, headers, stored) => {
    const { status, headers: said } = await answer(form, headers)
    expect([status, said.location]).toEqual([303, '/slots/'])
    expect(said['set-cookie']).toBe(`xconsent=${stored}; Max-Age=31536000; Path=/; SameSite=Lax`)
  })

  test('ends the cookies that it no longer allows, and no others', async () => {
    const cookie = 'Aname=partner; Zone_id=1; xtcl=en-IE; foreign=1'
    const ended = (await answer('choice=reject', { cookie })).headers['set-cookie'] ?? ''
    expect(ended).toContain('Aname=; Max-Age=0')
    expect(ended).toContain('Zone_id=; Max-Age=0')
    expect(ended).not.toMatch(/xtcl|foreign/)
    expect((await answer('choice=accept', { cookie })).headers['set-cookie']).not.toContain('Max-Age=0')
  })

  test('a page says that the browser sends GPC, and to nobody else', async () => {
    expect((await site.get(uk, '/', { headers: { 'sec-gpc': '1' } })).text).toMatch(
      /^<!doctype html><html [^>]*data-gpc=""/,
    )
    expect((await site.get(uk, '/')).text).not.toContain('data-gpc=')
  })

  test('a blocked page carries no choice: nothing is granted there', async () => {
    const headers = { cookie: 'xconsent=1111' }
    expect((await site.get(uk, '/?gl=US', { headers })).text).not.toContain('data-consent=')
    expect((await site.get(uk, '/?gl=GB', { headers })).text).toContain('data-consent="1111"')
  })
})

describe('the purge call', () => {
  const send = (body: string, key: string = localKeys.PURGE_KEY) =>
    site.get(uk, '/ops/purge', {
      method: 'POST',
      body,
      headers: { 'x-signature': createHmac('sha256', key).update(body).digest('hex') },
    })
  const purge = (change: object = {}) =>
    JSON.stringify({
      tags: ['games:uk:en-GB'],
      version: 99_999,
      database: 'one',
      reset: true,
      issuedAt: Date.now(),
      nonce: 'abcdefgh',
      ...change,
    })

  test('is refused unsigned, wrongly signed, too old or malformed', async () => {
    expect((await site.get(uk, '/ops/purge', { method: 'POST', body: purge() })).status).toBe(401)
    expect((await send(purge(), 'another-key-here')).status).toBe(401)
    expect((await send(purge({ issuedAt: 1 }))).status).toBe(401)
    expect((await send(purge({ tags: [] }))).status).toBe(400)
    expect((await send('{')).status).toBe(400)
  })

  test('drops the pages it touches and no other', async () => {
    const outcome = async (host: string, path: string) =>
      /page;desc="(\w+)"/.exec((await site.get(host, path)).headers['server-timing'] ?? '')?.[1]
    for (const path of ['/slots/', '/en-IE/slots/', '/slots/thor/']) await site.get(uk, path)
    await site.get('de.localhost', '/slots/')
    expect((await send(purge())).status).toBe(200)
    expect(await outcome(uk, '/slots/')).toBe('rendered')
    expect(await outcome(uk, '/en-IE/slots/')).toBe('kept')
    expect(await outcome(uk, '/slots/thor/')).toBe('kept')
    expect(await outcome('de.localhost', '/slots/')).toBe('kept')
  })
})
