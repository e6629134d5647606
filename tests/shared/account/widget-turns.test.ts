import { describe, expect, test } from 'vitest'
import { account } from '../../../shared/account/account.ts'
import {
  type AccountEffect,
  type AccountEvent,
  type AccountFacts,
  type AccountState,
  initialAccount,
} from '../../../shared/account/account-state.ts'
import type { AccountMode } from '../../../shared/account/mode.ts'
import type { Failure } from '../../../shared/account/reports.ts'
import { segments } from '../../../shared/account/segment.ts'
import { widgetGlobal } from '../../../shared/account/widget-global.ts'
import type { WidgetCommand, WidgetErrorCode, WidgetEvent } from '../../../shared/account/widget-messages.ts'
import type { Restriction } from '../../../shared/place/restriction.ts'

/*
 * What the account does when page and widget do not take turns: a widget that starts anew, closes itself, tells of what the
 * page did not ask for (spec 4 "Widget commands", docs/contracts/widget.md).
 */

const fresh = initialAccount({ clientUrl: null, underMaintenance: false })
const under = (restriction: Restriction): AccountFacts => ({
  restriction,
  segment: segments.guest,
  payAndPlay: false,
  platformOrigin: 'https://play.starling.example',
})

const run = (
  events: readonly AccountEvent[],
  { from = fresh, restriction = 'none' }: { from?: AccountState; restriction?: Restriction } = {},
): { readonly state: AccountState; readonly effects: readonly AccountEffect[] } =>
  events.reduce<{ state: AccountState; effects: readonly AccountEffect[] }>(
    ({ state, effects }, event) => {
      const [next, done] = account(state, event, under(restriction))
      return { state: next, effects: [...effects, ...done] }
    },
    { state: from, effects: [] },
  )

const widget = (event: WidgetEvent): AccountEvent => ({ type: 'widget', event })
const shown = (mode: AccountMode | null): AccountEvent => ({ type: 'shown', mode })
const command = (type: WidgetCommand['type']): AccountEvent => ({ type: 'command', command: { type } as WidgetCommand })
const tracking: AccountEvent = { type: 'trackingReady' }
const initialised = widget({ type: 'initialised' })
const closedBy = (by: 'page' | 'visitor') => widget({ type: 'closed', by })
const sent = (...types: WidgetCommand['type'][]) => types.map((type) => ({ type: 'send', command: { type } }))

/** A popup with its form in it. */
const at = (mode: AccountMode) =>
  run([tracking, shown(mode), initialised, widget({ type: 'shown', active: 'login' })]).state

test('an account begins closed, with nothing shown and nothing waiting', () => {
  expect(fresh).toEqual({
    popup: 'closed',
    widget: 'asleep',
    answered: false,
    maintenance: 'open',
    active: 'none',
    closedExternally: false,
    waiting: [],
    clientUrl: null,
    toConfirm: false,
  })
})

test('the script defines itself under the name of its contract', () => {
  expect(widgetGlobal).toBe('marqueeAccount')
})

describe('what was asked for', () => {
  test.each([
    ['login', 'activateLogin'],
    ['pre-login', 'activateLogin'],
    ['register', 'activateRegister'],
    ['pre-register', 'activateRegister'],
    ['forgot-password', 'activateForgotPassword'],
  ] as const)('by mode %s waits as %s until the widget has started, and is told once', (mode, type) => {
    const { state } = run([shown(mode)])
    expect(state.waiting).toEqual([{ type }])
    const started = run([tracking, initialised], { from: state })
    expect(started.effects).toEqual([{ type: 'attach', anew: false }, ...sent(type)])
    expect(started.state.waiting).toEqual([])
  })

  test('waits no more once something without a form is shown instead', () => {
    const { state } = run([shown('login'), shown('feedback')])
    expect([state.popup, state.waiting]).toEqual(['feedback', []])
    const { effects } = run([tracking, initialised], { from: state })
    expect(effects.filter(({ type }) => type === 'send')).toEqual([])
  })

  test('is asked of nobody by a widget that starts behind a closed popup', () => {
    const { state } = run([tracking, shown('login'), { type: 'scriptFailed' }, { type: 'hidden' }])
    expect(run([initialised], { from: state }).effects).toEqual([])
    const closed = { ...state, popup: 'closed', widget: 'ready', waiting: [] } as const
    expect(run([initialised], { from: closed }).effects).toEqual([])
  })
})

describe('a widget that closes', () => {
  test('by its visitor takes the popup with it, and what waited', () => {
    const from: AccountState = { ...at('login'), waiting: [{ type: 'activateLogin' }] }
    expect(from.active).toBe('login')
    const { state, effects } = run([closedBy('visitor')], { from })
    expect(effects).toEqual([{ type: 'leave' }])
    expect(state).toMatchObject({ popup: 'closed', active: 'none', waiting: [] })
  })

  test('by the page leaves the popup, with nothing shown in it', () => {
    const { state, effects } = run([closedBy('page')], { from: at('login') })
    expect(effects).toEqual([])
    expect(state).toMatchObject({ popup: 'login', active: 'none' })
  })

  test('goes with the popup, and was not closed from outside the next time', () => {
    const hidden = run([{ type: 'hidden' }], { from: at('login') }).state
    expect(hidden).toMatchObject({ popup: 'closed', active: 'none' })
    const outside = run([command('activateNone')], { from: at('login') }).state
    expect(outside.closedExternally).toBe(true)
    expect(run([shown('terms')], { from: outside }).state.closedExternally).toBe(false)
  })

  test.each([
    ['ready', at('login'), sent('close')],
    ['not there', fresh, []],
  ] as const)('on a command of the page, where it is %s', (_, from, effects) => {
    expect(run([command('close')], { from }).effects).toEqual(effects)
  })
})

describe('a widget that tells', () => {
  test('its height, changes nothing: its script sets it', () => {
    const from = at('login')
    expect(run([widget({ type: 'height', height: 640 })], { from })).toEqual({ state: from, effects: [] })
  })

  test.each<readonly [WidgetErrorCode, string, string]>([
    ['UNDER_MAINTENANCE', 'under', 'ready'],
    ['PLATFORM_UNREACHABLE', 'open', 'ready'],
    ['LOAD_TIMEOUT', 'open', 'failed'],
    ['NO_ANSWER', 'open', 'failed'],
  ])('%s: maintenance is %s, the widget %s', (code, maintenance, state) => {
    expect(run([widget({ type: 'error', code })], { from: at('login') }).state).toMatchObject({
      maintenance,
      widget: state,
    })
  })

  const refused = (failure: Failure) =>
    widget({
      type: 'loginResult',
      report: {
        result: 'failure',
        errors: [failure],
        username: null,
        loginname: 'nora',
        real_ip_country: null,
        skin: 'starlingcasino',
        usguid: null,
        flow_id: null,
        brand_api_code: 'STR',
        player_id: null,
        external_player_id: null,
      },
      account: null,
    })
  test.each<readonly [Failure, readonly AccountEffect[]]>([
    [
      { code: 'USER_BELONGS_TO_SIBLING_SKIN', parameters: { skin: 'sternhaus' } },
      [{ type: 'switchSkin', skin: 'sternhaus' }],
    ],
    [{ code: 'USER_BELONGS_TO_SIBLING_SKIN', parameters: {} }, []],
    [{ code: 'INVALID_CREDENTIALS', parameters: { skin: 'sternhaus' } }, []],
    [{ code: 'ACCOUNT_PAUSED', parameters: { until: '2026-12-01T00:00:00Z' } }, []],
  ])('a login that failed by %j: %j (spec 4)', (failure, effects) => {
    expect(run([refused(failure)], { from: at('login') }).effects).toEqual(effects)
  })
})

describe('under a restriction', () => {
  test('a link of the widget’s own that leads to what is stopped ends at the form that is not', () => {
    const ready = run([tracking, shown('login'), initialised], { restriction: 'blockedwithlogin' }).state
    const { state, effects } = run([widget({ type: 'shown', active: 'registration' })], {
      from: ready,
      restriction: 'blockedwithlogin',
    })
    expect(state).toMatchObject({ popup: 'login', active: 'none', closedExternally: true })
    expect(effects).toEqual(sent('activateNone', 'activateLogin'))
  })

  test('the form of a popup that may not be shown is not asked for again when the widget starts anew', () => {
    const ready = { ...at('register'), popup: 'login' } as const
    expect(run([initialised], { from: ready, restriction: 'playblocked' }).effects).toEqual([])
    expect(run([initialised], { from: ready }).effects).toEqual(sent('activateLogin'))
  })
})
