import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCookie, setCookie } from '../../../platform/pages/cookies.ts'
import { entryOf, withEntry } from '../../../platform/pages/entry.ts'
import { isRefused } from '../../../platform/pages/place-rules.ts'
import { withLinks } from '../../../platform/pages/rich-text.ts'
import { restrictions } from '../../../shared/place/restriction.ts'

describe('what the site says when it sends a visitor', () => {
  test('is carried from page to page, without what a page keeps for itself', () => {
    const entry = entryOf(
      new URLSearchParams('culture=en-GB&game=thor&usguid=u1&dl=cashier&step=verify&key=x&notice=in&ar_code='),
    )
    if (entry === null) throw new Error('It cannot be read.')
    expect(Object.fromEntries(new URLSearchParams(withEntry('/lobby/', entry, 'en-GB').split('?')[1]))).toEqual({
      culture: 'en-GB',
      game: 'thor',
      usguid: 'u1',
      dl: 'cashier',
    })
  })

  test.each([
    'game=../x',
    'game=%3Cb%3E',
    'culture=xx',
    'return=//evil.example',
    'return=%2F%5Cevil.example',
    'return=https://evil.example',
    'country=gb',
    'brand_code=str',
  ])('%s cannot be read', (query) => {
    expect(entryOf(new URLSearchParams(query))).toBeNull()
  })

  test('never leads back to another host', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        const entry = entryOf(new URLSearchParams({ return: path }))
        const to = entry?.return ?? '/'
        expect(new URL(to, 'https://www.starling.example').host).toBe('www.starling.example')
      }),
    )
  })

  test('holds no more than it may', () => {
    const many = new URLSearchParams(Array.from({ length: 50 }, (_, index) => [`k${index}`, 'v']))
    many.set('long', 'x'.repeat(401))
    expect(Object.keys(entryOf(many)?.more ?? {})).toHaveLength(20)
  })
})

describe('a cookie', () => {
  const key = 'k'.repeat(43)

  test.each([
    ['production', `__Host-player_session=${key}; Path=/; HttpOnly; SameSite=Lax; Secure`],
    ['staging', `__Host-player_session=${key}; Path=/; HttpOnly; SameSite=Lax; Secure`],
    ['local', `player_session=${key}; Path=/; HttpOnly; SameSite=Lax`],
  ] as const)('in %s is %s', (environment, expected) => {
    expect(setCookie('session', key, environment)).toBe(expected)
  })

  test('is read under its own name, and only if it is a key', () => {
    expect(readCookie(`a=b; player_session=${key}`, 'session', 'local')).toBe(key)
    expect(readCookie(`player_session=${key}`, 'session', 'production')).toBeNull()
    expect(readCookie('player_session=x', 'session', 'local')).toBeNull()
    expect(readCookie(`xplayer_session=${key}`, 'session', 'local')).toBeNull()
    expect(readCookie(null, 'session', 'local')).toBeNull()
  })
})

test('a place refuses what its restriction stops (spec 4)', () => {
  const table = restrictions.map((restriction) => [
    restriction,
    (['login', 'register', 'lobby', 'play'] as const).filter((wish) => isRefused(restriction, wish)).join(' '),
  ])
  expect(Object.fromEntries(table)).toEqual({
    none: '',
    blocked: 'login register lobby play',
    fullyblocked: 'login register lobby play',
    blockedwithlogin: 'register play',
    accountblocked: 'register play',
    playblocked: 'login lobby play',
    registerblocked: 'register play',
  })
})

test('a marked text has links where they are known, and is escaped', async () => {
  const text = 'I accept the <terms>terms & conditions</terms> & <other>more</other>.'
  expect(String(await withLinks(text, { terms: '/terms/?a=1&b=2' }))).toBe(
    'I accept the <a href="/terms/?a=1&amp;b=2" target="_blank" rel="noopener">terms &amp; conditions</a> &amp; more.',
  )
})
