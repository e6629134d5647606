import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandIds } from '../../../brands/registry.ts'
import type { Account } from '../../../platform/accounts/account.ts'
import { changeLimit, confirmable, type Limit } from '../../../platform/accounts/limits.ts'
import { decideLogin } from '../../../platform/accounts/login.ts'
import { passwords } from '../../../platform/accounts/passwords.ts'
import { hashOf, newCode, newKey } from '../../../platform/accounts/secrets.ts'

const account = (over: Partial<Account> = {}): Account => ({
  id: 123_456_789,
  brand_id: 'uk',
  culture: 'en-GB',
  email: 'wren@example.com',
  username: 'jade-alba-000001',
  password_hash: 'x',
  segment: 0,
  first_name: 'Wren',
  answers: {},
  created_at: 0,
  paused_until: null,
  ...over,
})
const now = 1_000_000

describe('a login', () => {
  test.each([
    ['no account', null, false, 'INVALID_CREDENTIALS'],
    ['no account, whatever matched', null, true, 'INVALID_CREDENTIALS'],
    ['an account, wrong password', account(), false, 'INVALID_CREDENTIALS'],
    ['a sibling’s account, wrong password', account({ brand_id: 'es' }), false, 'INVALID_CREDENTIALS'],
    ['a paused account, wrong password', account({ paused_until: now + 1 }), false, 'INVALID_CREDENTIALS'],
    ['a paused account, right password', account({ paused_until: now + 1 }), true, 'ACCOUNT_PAUSED'],
  ])('with %s is refused: %s', (_, found, matches, code) => {
    expect(decideLogin({ brand: 'uk', account: found, matches, now })).toMatchObject({
      kind: 'refused',
      failure: { code },
    })
  })

  test('with the right password is let in, also when a pause is over', () => {
    for (const found of [account(), account({ paused_until: now })])
      expect(decideLogin({ brand: 'uk', account: found, matches: true, now })).toEqual({
        kind: 'loggedIn',
        account: found,
      })
  })

  test('to a sibling’s account with the right password names the sibling, paused or not', () => {
    const found = account({ brand_id: 'es', paused_until: now + 1 })
    expect(decideLogin({ brand: 'uk', account: found, matches: true, now })).toEqual({ kind: 'sibling', brand: 'es' })
  })

  test('tells nothing of an account without its password', () => {
    fc.assert(
      fc.property(fc.constantFrom(...brandIds), fc.option(fc.nat()), fc.nat(), (brand_id, paused_until, at) => {
        const unknown = decideLogin({ brand: 'uk', account: null, matches: false, now: at })
        const known = decideLogin({
          brand: 'uk',
          account: account({ brand_id, paused_until }),
          matches: false,
          now: at,
        })
        expect(known).toEqual(unknown)
      }),
    )
  })
})

describe('a password', () => {
  test('is stored as scrypt at N = 2^14, r = 8, p = 5 with a salt of its own, and found again', async () => {
    const [one, other] = await Promise.all([passwords.hash('correct horse'), passwords.hash('correct horse')])
    expect(one).toMatch(/^scrypt\$14\$8\$5\$[\w-]{22}\$[\w-]{43}$/)
    expect(one).not.toBe(other)
    expect(await passwords.matches('correct horse', one)).toBe(true)
    expect(await passwords.matches('correct horses', one)).toBe(false)
    expect(await passwords.matches('correct horse', null)).toBe(false)
  })

  test('is the same however a keyboard composes its characters', async () => {
    expect(await passwords.matches('smörgås\u0062ord', await passwords.hash('smo\u0308rga\u030asbord'))).toBe(true)
  })
})

test('keys have 256 bits, codes six digits, and their hashes depend on what they are for', () => {
  expect(Buffer.from(newKey(), 'base64url')).toHaveLength(32)
  expect(newCode()).toMatch(/^\d{6}$/)
  expect(hashOf('session', 'a')).not.toBe(hashOf('reset', 'a'))
})

describe('a deposit limit', () => {
  const hour = 3_600_000
  const limit = (amount: number | null, later: Limit['later'] = null): Limit => ({ amount, later })

  test.each<[string, Limit, number | null, Limit]>([
    ['lower', limit(100), 50, limit(50)],
    ['the first', limit(null), 50, limit(50)],
    ['the same', limit(50), 50, limit(50)],
    ['higher', limit(50), 100, limit(50, { amount: 100, from: now + 24 * hour })],
    ['none', limit(50), null, limit(50, { amount: null, from: now + 24 * hour })],
    ['lower, while a higher one waits', limit(50, { amount: 100, from: 1 }), 20, limit(20)],
    ['the same, while a higher one waits', limit(50, { amount: 100, from: 1 }), 50, limit(50)],
    ['what waits, said again', limit(50, { amount: 100, from: 1 }), 100, limit(50, { amount: 100, from: 1 })],
    [
      'another higher one, while one waits',
      limit(50, { amount: 100, from: 1 }),
      90,
      limit(50, { amount: 90, from: now + 24 * hour }),
    ],
  ])('%s is taken by its rule', (_, before, wanted, after) => {
    expect(changeLimit(before, wanted, 24, now)).toEqual(after)
  })

  test('never allows more before the market’s time is over, and never without the player’s second word', () => {
    const amounts = fc.option(fc.integer({ min: 1, max: 10_000 }))
    const most = ({ amount }: Limit): number => amount ?? Number.POSITIVE_INFINITY
    fc.assert(
      fc.property(
        amounts,
        fc.array(amounts, { maxLength: 8 }),
        fc.integer({ min: 1, max: 200 }),
        (first, wishes, hours) => {
          let held = limit(first)
          for (const wish of wishes) {
            const before = most(held)
            held = changeLimit(held, wish, hours, now)
            expect(most(held)).toBeLessThanOrEqual(before)
            expect(confirmable(held, now + hours * hour - 1)).toBeNull()
          }
        },
      ),
    )
  })

  test.each([
    ['when its time is over', 24, { amount: 100, from: now + 24 * hour }],
    ['much later', 2400, { amount: 100, from: now + 24 * hour }],
    ['and not before', 23, null],
  ])('that was raised may be confirmed %s', (_, hours, raise) => {
    expect(confirmable(changeLimit(limit(50), 100, 24, now), now + hours * hour)).toEqual(raise)
  })
})
