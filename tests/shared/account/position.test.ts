import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AccountMode, accountModes } from '../../../shared/account/mode.ts'
import {
  type AccountView,
  accountModules,
  defaultView,
  funnelPoints,
  modeOfView,
  openingView,
  positions,
  viewOfMode,
} from '../../../shared/account/position.ts'
import { segments } from '../../../shared/account/segment.ts'
import { type Restriction, restrictions } from '../../../shared/place/restriction.ts'

const { guest, lead, real } = segments

/** What opens for a mode under each restriction, in this order; written from spec 4 and rulings 4.3 without the code. */
const order: readonly Restriction[] = [
  'none',
  'playblocked',
  'registerblocked',
  'blockedwithlogin',
  'accountblocked',
  'blocked',
  'fullyblocked',
]
const opens: Readonly<Record<AccountMode, string>> = {
  feedback: 'feedback playblocked registerblocked login geoBlock geoBlock geoBlock',
  'feedback-login': 'feedback playblocked registerblocked login geoBlock geoBlock geoBlock',
  'feedback-register': 'feedback playblocked registerblocked login geoBlock geoBlock geoBlock',
  login: 'login playblocked login login geoBlock geoBlock geoBlock',
  depositlimits: 'depositLimits depositLimits depositLimits login geoBlock geoBlock geoBlock',
  'pre-login': 'preLogin playblocked registerblocked login geoBlock geoBlock geoBlock',
  'forgot-password': 'resetPassword playblocked resetPassword resetPassword geoBlock geoBlock geoBlock',
  register: 'register register registerblocked login geoBlock geoBlock geoBlock',
  'pre-register': 'preRegister playblocked registerblocked login geoBlock geoBlock geoBlock',
  privacy: 'privacy privacy privacy login geoBlock geoBlock geoBlock',
  terms: 'terms terms terms login geoBlock geoBlock geoBlock',
}
const defaults = {
  [guest]: 'preRegister playblocked registerblocked login geoBlock geoBlock geoBlock',
  [lead]: 'preLogin playblocked registerblocked login geoBlock geoBlock geoBlock',
  [real]: 'preLogin playblocked registerblocked login geoBlock geoBlock geoBlock',
}
/** Pay-and-play has no registration: the platform itself opens, and where it may not, the same as elsewhere. */
const payAndPlay: Partial<Record<AccountMode, string>> = {
  register: 'platform playblocked registerblocked login geoBlock geoBlock geoBlock',
  'pre-register': 'platform playblocked registerblocked login geoBlock geoBlock geoBlock',
}

const opened = (mode: AccountMode | null, segment: -1 | 0 | 1, payAndPlay: boolean): string =>
  order.map((restriction) => openingView({ mode, segment, restriction, payAndPlay })).join(' ')

describe('what the account popup opens with', () => {
  test('is stated for every restriction', () => {
    expect([...order].sort()).toEqual([...restrictions].sort())
  })

  test.each(accountModes)('mode %s, whoever asks', (mode) => {
    for (const segment of [guest, lead, real]) {
      expect(opened(mode, segment, false)).toBe(opens[mode])
      expect(opened(mode, segment, true)).toBe(payAndPlay[mode] ?? opens[mode])
    }
  })

  test.each([guest, lead, real])('without a mode, segment %i', (segment) => {
    expect(opened(null, segment, false)).toBe(defaults[segment])
    const pnp = segment === guest ? payAndPlay['pre-register'] : defaults[segment]
    expect(opened(null, segment, true)).toBe(pnp)
  })

  test('begins at registering for a guest alone (rulings 6.1)', () => {
    expect([guest, lead, real].map(defaultView)).toEqual(['preRegister', 'preLogin', 'preLogin'])
  })

  test.each([
    ['preRegister', 'preRegister', 'register'],
    ['register', 'register', 'register'],
    ['preLogin', 'preLogin', 'login'],
    ['login', 'login', 'login'],
    ['resetPassword', 'resetPassword', 'resetPassword'],
    ['postRegister', 'postRegister', 'register'],
    ['postLogin', 'postLogin', 'login'],
    ['feedback', 'feedback', 'feedback'],
    ['playblocked', 'playblocked', 'geoBlock'],
    ['registerblocked', 'registerblocked', 'geoBlock'],
    ['geoBlock', null, 'geoBlock'],
    ['privacy', null, 'privacy'],
    ['terms', null, 'terms'],
    ['depositLimits', null, null],
  ] as const)('%s stands at funnel point %s, module %s', (view, funnelPoint, module) => {
    expect(positions[view]).toEqual({ funnelPoint, module })
  })

  test('reaches every funnel point and every module of the specification', () => {
    const all = Object.values(positions)
    expect(funnelPoints.filter((point) => !all.some(({ funnelPoint }) => funnelPoint === point))).toEqual([])
    expect(accountModules.filter((name) => !all.some(({ module }) => module === name))).toEqual([])
    expect(Object.keys(viewOfMode).sort()).toEqual([...accountModes].sort())
  })

  test('never shows registering where it is stopped, nor logging in where that is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(null, ...accountModes),
        fc.constantFrom(guest, lead, real),
        fc.boolean(),
        (mode, segment, pnp) => {
          const view = (restriction: Restriction) => openingView({ mode, segment, restriction, payAndPlay: pnp })
          for (const restriction of ['registerblocked', 'accountblocked', 'blockedwithlogin'] as const)
            expect(['register', 'preRegister', 'platform']).not.toContain(view(restriction))
          expect(['login', 'preLogin', 'resetPassword', 'platform']).not.toContain(view('playblocked'))
        },
      ),
    )
  })
})

test('the mode under which a form is found again opens that form', () => {
  const open = { segment: segments.guest, restriction: 'none', payAndPlay: false } as const
  const forms = Object.keys(positions) as AccountView[]
  const found = forms.flatMap((view) => {
    const mode = modeOfView(view)
    return mode === null ? [] : [[view, openingView({ ...open, mode })] as const]
  })
  expect(found.length).toBe(6)
  for (const [view, opened] of found) expect(opened).toBe(view)
})
