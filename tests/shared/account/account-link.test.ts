import { describe, expect, test } from 'vitest'
import {
  type AccountStep,
  accountLink,
  accountLinkVariants,
  accountSteps,
  segmentNames,
} from '../../../shared/account/account-link.ts'
import { accountModes } from '../../../shared/account/mode.ts'
import { overlayOfHash } from '../../../shared/overlays/table.ts'

const said = (step: AccountStep, pnp: boolean): string =>
  segmentNames
    .map((segment) => accountLink(step, segment, pnp))
    .map((rule) => (rule === null ? '-' : `${rule.says} → ${rule.hash ?? 'platform'} (${rule.page})`))
    .join(' | ')

describe('what an account link says and where it leads: guest | lead | real (spec 6)', () => {
  test.each<readonly [AccountStep, boolean, string]>([
    ['logIn', false, 'logIn → account/login (login) | logIn → account/login (login) | -'],
    [
      'join',
      false,
      'join → account/register (register) | signUp → account/register (register) | goToCasino → account/login (login)',
    ],
    ['return', false, Array(3).fill('logIn → account/login (login)').join(' | ')],
    ['start', false, '- | - | -'],
    ['startPlay', false, 'play → account/ (register) | play → account/ (login) | play → account/ (login)'],
    [
      'play',
      false,
      'playNow → account/register (play) | logInToPlay → account/login (play) | logInToPlay → account/login (play)',
    ],
    [
      'claim',
      false,
      'join → account/register (register) | logIn → account/login (login) | logIn → account/login (login)',
    ],
    ['offer', false, 'join → account/register (register) | - | -'],
    ['lobby', false, Array(3).fill('goToCasino → platform (play)').join(' | ')],
    ['logIn', true, 'logIn → account/login (login) | logIn → account/login (login) | -'],
    ['join', true, 'playNow → platform (play) | playNow → platform (play) | goToCasino → platform (play)'],
    ['return', true, Array(3).fill('logIn → account/login (login)').join(' | ')],
    [
      'start',
      true,
      'logIn → account/login (login) | playerLogin → account/login (login) | playerLogin → account/login (login)',
    ],
    ['startPlay', true, 'playNow → platform (play) | - | -'],
    ['play', true, 'playNow → platform (play) | logInToPlay → platform (play) | logInToPlay → platform (play)'],
    ['claim', true, 'join → platform (play) | logIn → platform (play) | logIn → platform (play)'],
    ['offer', true, 'join → platform (play) | - | -'],
    ['lobby', true, Array(3).fill('goToCasino → platform (play)').join(' | ')],
  ])('%s, pay and play %s', (step, pnp, expected) => {
    expect(said(step, pnp)).toBe(expected)
  })

  test('every hash opens the account popup, with a mode that exists or the default', () => {
    for (const step of accountSteps)
      for (const pnp of [true, false])
        for (const { hash } of accountLinkVariants(step, pnp)) {
          if (hash === null) continue
          const overlay = overlayOfHash(hash)
          expect(overlay?.kind).toBe('account')
          if (overlay?.kind === 'account' && overlay.mode !== null) expect(accountModes).toContain(overlay.mode)
        }
  })

  test('no segment sees two variants of one link, and none is lost in them', () => {
    for (const step of accountSteps)
      for (const pnp of [true, false]) {
        const variants = accountLinkVariants(step, pnp)
        const seen = variants.flatMap(({ segments }) => segments)
        expect(new Set(seen).size).toBe(seen.length)
        for (const segment of segmentNames)
          expect(seen.includes(segment)).toBe(accountLink(step, segment, pnp) !== null)
      }
  })

  test.each<readonly [AccountStep, boolean, string]>([
    ['return', false, 'guest lead real'],
    ['logIn', false, 'guest lead'],
    ['join', false, 'guest | lead | real'],
    ['startPlay', false, 'guest | lead real'],
    ['play', false, 'guest | lead real'],
    ['join', true, 'guest lead | real'],
    ['start', false, ''],
  ])('%s, pay and play %s: segments that see the same share a link', (step, pnp, shared) => {
    expect(
      accountLinkVariants(step, pnp)
        .map(({ segments }) => segments.join(' '))
        .join(' | '),
    ).toBe(shared)
  })

  test('pay and play leads nobody to a registration', () => {
    for (const step of accountSteps)
      for (const variant of accountLinkVariants(step, true)) {
        expect(variant.page).not.toBe('register')
        expect(variant.hash).not.toBe('account/register')
      }
  })
})
