import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountModes } from '../../../shared/account/mode.ts'
import {
  addressOf,
  beneath,
  hashOf,
  needsOf,
  type Overlay,
  openedOver,
  opensUnder,
  overlayOfHash,
} from '../../../shared/overlays/table.ts'
import { restrictions } from '../../../shared/place/restriction.ts'
import { pageAddresses } from './addresses.ts'

describe('the overlay a hash names (spec 2, rulings 6.2)', () => {
  test.each<readonly [string, Overlay]>([
    ['#gamepage/thor', { kind: 'game', slug: 'thor', fromSearch: false }],
    ['#gamepage/book-of-dead/', { kind: 'game', slug: 'book-of-dead', fromSearch: false }],
    ['#search-gamepage/777', { kind: 'game', slug: '777', fromSearch: true }],
    ['#search', { kind: 'search', words: '' }],
    ['#search/', { kind: 'search', words: '' }],
    ['#search/bok%20of%20ded', { kind: 'search', words: 'bok of ded' }],
    ['#search/%E0%A4%A', { kind: 'search', words: '%E0%A4%A' }],
    ['#feedback', { kind: 'account', mode: 'feedback' }],
    ['#voucher', { kind: 'voucher' }],
    ['#account/', { kind: 'account', mode: null }],
    ['#account/nothing-like-it', { kind: 'account', mode: null }],
    ['#account/constructor', { kind: 'account', mode: null }],
    ['#account/login', { kind: 'account', mode: 'login' }],
    ['#account/some/where/register', { kind: 'account', mode: 'register' }],
    ['#account/preLogin', { kind: 'account', mode: 'pre-login' }],
    ['#account/pre-login', { kind: 'account', mode: 'pre-login' }],
    ['#account/preRegister', { kind: 'account', mode: 'pre-register' }],
    ['#account/reset_password', { kind: 'account', mode: 'forgot-password' }],
    ['#account/forgot-password', { kind: 'account', mode: 'forgot-password' }],
  ])('%s is %o', (hash, overlay) => {
    expect(overlayOfHash(hash)).toEqual(overlay)
  })

  test.each([
    ...['#gamepage/-thor', '#gamepage/thor-', '#gamepage/a--b', `#gamepage/${'a'.repeat(121)}`],
    ...['', '#', '#top', '#main', '#gamepage', '#gamepage/', '#gamepage/Thor', '#gamepage/a/b', '#gamepage/../x'],
    ...[
      '#re-search/a',
      '#xgamepage/thor',
      '#x-search-gamepage/thor',
      '#search-gamepage',
      '#search-gamepage/',
      '#searching',
      '#account',
      '#accounts/login',
      '#feedbacks',
      '#voucher-is-used',
    ],
  ])('%j names none', (hash) => {
    expect(overlayOfHash(hash)).toBeNull()
  })

  test('a slug never holds anything that could leave its address', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const overlay = overlayOfHash(`#gamepage/${text}`)
        if (overlay?.kind === 'game') expect(overlay.slug).toMatch(/^[a-z0-9-]+$/)
      }),
    )
  })

  test('every mode is named by its own hash', () => {
    for (const mode of accountModes)
      expect(overlayOfHash(hashOf({ kind: 'account', mode }))).toEqual({ kind: 'account', mode })
  })

  test('a text that is looked for survives its way through the hash', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20, unit: 'grapheme' }), (words) => {
        expect(overlayOfHash(`#${hashOf({ kind: 'search', words })}`)).toEqual({ kind: 'search', words })
      }),
    )
  })
})

describe('who may open what (rulings 4.4)', () => {
  const opened: readonly Overlay[] = [
    { kind: 'game', slug: 'thor', fromSearch: false },
    { kind: 'search', words: '' },
    { kind: 'account', mode: null },
    ...accountModes.map((mode) => ({ kind: 'account', mode }) as const),
  ]

  test.each(['blocked', 'fullyblocked'] as const)('over a %s page nothing opens', (restriction) => {
    expect(opened.filter((overlay) => opensUnder(overlay, restriction))).toEqual([])
  })

  test('over a page blocked with login only log in and forgotten password open', () => {
    expect(opened.filter((overlay) => opensUnder(overlay, 'blockedwithlogin')).map(hashOf)).toEqual([
      'account/',
      'account/login',
      'account/pre-login',
      'account/forgot-password',
    ])
  })

  test('over every other page all of them open', () => {
    for (const restriction of restrictions)
      if (!restriction.includes('blocked') || /^(account|play|register)/.test(restriction))
        expect(opened.every((overlay) => opensUnder(overlay, restriction))).toBe(true)
  })
})

test('a text that is looked for has at most 80 characters (rulings 7.2)', () => {
  expect(overlayOfHash(`#search/${'a'.repeat(81)}`)).toEqual({ kind: 'search', words: 'a'.repeat(80) })
})

test.each([
  ['game', ['texts', 'styles']],
  ['search', ['texts', 'styles', 'games']],
  ['account', ['texts', 'styles']],
] as const)('beside its own code %s asks for %j', (kind, needs) => {
  expect(needsOf(kind)).toEqual(needs)
})

test.each([
  [{ kind: 'account', mode: 'feedback' }, 'feedback'],
  [{ kind: 'account', mode: null }, 'account/'],
  [{ kind: 'account', mode: 'login' }, 'account/login'],
  [{ kind: 'search', words: '' }, 'search'],
  [{ kind: 'search', words: 'a b' }, 'search/a%20b'],
  [{ kind: 'game', slug: 'thor', fromSearch: true }, 'search-gamepage/thor'],
] as const)('%o is named by #%s', (overlay, hash) => {
  expect(hashOf(overlay)).toBe(hash)
})

describe('where an overlay leads without script', () => {
  test.each<readonly [string, string]>([
    ['gamepage/book-of-dead', '/search/?q=book%20of%20dead'],
    ['search', '/search/'],
    ['search/a b', '/search/?q=a%20b'],
    ['account/', 'https://play.test/login/'],
    ['account/register', 'https://play.test/register/'],
    ['account/pre-register', 'https://play.test/register/'],
    ['account/forgot-password', 'https://play.test/login/'],
    ['feedback', '/contact/'],
    ['account/feedback-login', '/contact/'],
    ['account/feedback-register', '/contact/'],
    ['account/login', 'https://play.test/login/'],
    ['account/pre-login', 'https://play.test/login/'],
    ['account/depositlimits', 'https://play.test/login/'],
    ['account/privacy', '/privacy/'],
    ['account/terms', '/terms/'],
  ])('%s leads to %s', (hash, address) => {
    const overlay = overlayOfHash(hash)
    expect(overlay && addressOf(overlay, pageAddresses)).toBe(address)
  })
})

describe('what lies beneath', () => {
  test('a game that was opened from search lies over search', () => {
    expect(beneath({ kind: 'game', slug: 'thor', fromSearch: true })).toEqual({ kind: 'search', words: '' })
    expect(beneath({ kind: 'game', slug: 'thor', fromSearch: false })).toBeNull()
  })

  test('a game opened over search, or over a game from search, is one from search', () => {
    const game = { kind: 'game', slug: 'thor', fromSearch: false } as const
    expect(openedOver(game, { kind: 'search', words: 'th' })).toEqual({ ...game, fromSearch: true })
    expect(openedOver(game, { ...game, slug: 'other', fromSearch: true })).toEqual({ ...game, fromSearch: true })
    expect(openedOver(game, { kind: 'account', mode: null })).toEqual(game)
  })
})
