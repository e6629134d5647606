// Longer than 250 lines because it is the table of one machine: what each event does in each state.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { account } from '../../../shared/account/account.ts'
import {
  type AccountEffect,
  type AccountEvent,
  type AccountFacts,
  type AccountState,
  initialAccount,
} from '../../../shared/account/account-state.ts'
import { accountModes } from '../../../shared/account/mode.ts'
import { segments } from '../../../shared/account/segment.ts'
import { passes } from '../../../shared/account/widget-commands.ts'
import type { WidgetCommand, WidgetEvent } from '../../../shared/account/widget-messages.ts'
import { type Restriction, restrictions } from '../../../shared/place/restriction.ts'

const play = 'https://play.starling.example'
const open: AccountFacts = { restriction: 'none', segment: segments.guest, payAndPlay: false, platformOrigin: play }
const fresh = initialAccount({ clientUrl: null, underMaintenance: false })

/** The state after some events, and everything that was to be done on the way. */
const run = (
  events: readonly AccountEvent[],
  { facts = open, from = fresh }: { facts?: AccountFacts; from?: AccountState } = {},
): { readonly state: AccountState; readonly effects: readonly AccountEffect[] } => {
  let state = from
  const effects: AccountEffect[] = []
  for (const event of events) {
    const [next, done] = account(state, event, facts)
    state = next
    effects.push(...done)
  }
  return { state, effects }
}

const widget = (event: WidgetEvent): AccountEvent => ({ type: 'widget', event })
const command = (
  type:
    | 'activateNone'
    | 'activateMaintenance'
    | 'activateLogin'
    | 'activateRegister'
    | 'goToPlatform'
    | 'open'
    | 'close',
): AccountEvent => ({
  type: 'command',
  command: { type },
})
const shown = (mode: (typeof accountModes)[number] | null): AccountEvent => ({ type: 'shown', mode })
const tracking: AccountEvent = { type: 'trackingReady' }
const initialised = widget({ type: 'initialised' })
const clientUrl = `${play}/lobby/?token=1`
const login = {
  loginname: 'nora',
  username: 'nora77',
  real_ip_country: 'GB',
  skin: 'starlingcasino',
  usguid: null,
  flow_id: null,
  brand_api_code: 'STR',
}
const loggedIn = widget({
  type: 'loginResult',
  report: { result: 'success', token: 't', ...login, player_id: '1', external_player_id: 'x1' },
  account: { segment: 1, languageCode: 'en', clientUrl },
})
const loginFailed = (code: 'INVALID_CREDENTIALS' | 'USER_BELONGS_TO_SIBLING_SKIN', skin?: string): AccountEvent =>
  widget({
    type: 'loginResult',
    report: {
      result: 'failure',
      errors: [{ code, parameters: skin === undefined ? {} : { skin } }],
      ...login,
      player_id: null,
      external_player_id: null,
    },
    account: null,
  })
const registered = (process: 1 | 7): AccountEvent => {
  // Of the report only the name counts here.
  const report = { platform: { username: 'nora77' } } as Extract<
    Extract<WidgetEvent, { type: 'registrationResult' }>,
    { result: 'success' }
  >['report']
  const account = process === 1 ? { segment: 0 as const, languageCode: 'en', clientUrl } : null
  return widget({ type: 'registrationResult', result: 'success', process, report, account })
}
const attach: AccountEffect = { type: 'attach', anew: false }
const sent = (...types: WidgetCommand['type'][]) => types.map((type) => ({ type: 'send', command: { type } }))

describe('the widget', () => {
  test('is loaded when the account is shown and tracking is ready, whichever comes first', () => {
    expect(run([shown('login')]).effects).toEqual([])
    expect(run([tracking]).effects).toEqual([])
    expect(run([shown('login'), tracking]).effects).toEqual([attach])
    expect(run([tracking, shown('login')]).effects).toEqual([attach])
  })

  test('gets what was asked for once it has started, and at once from then on', () => {
    const { state, effects } = run([tracking, shown('register'), initialised])
    expect(effects).toEqual([attach, ...sent('activateRegister')])
    expect(state.waiting).toEqual([])
    expect(run([shown('login')], { from: state }).effects).toEqual(sent('activateLogin'))
  })

  test('gets the form again when its frame was made anew', () => {
    const { state } = run([tracking, shown('forgot-password'), initialised])
    expect(run([initialised], { from: state }).effects).toEqual(sent('activateForgotPassword'))
  })

  test('opens deposit limits by their mode (rulings 6.3)', () => {
    expect(run([tracking, shown('depositlimits'), initialised]).effects).toEqual([
      attach,
      { type: 'send', command: { type: 'open', mode: 'depositlimits' } },
    ])
  })

  test.each(['feedback', 'privacy', 'terms'] as const)('is not loaded for %s', (mode) => {
    expect(run([tracking, shown(mode)]).effects).toEqual([])
  })

  test('goes with the popup, and nothing waits on', () => {
    const { state, effects } = run([tracking, shown('login'), { type: 'hidden' }])
    expect(effects).toEqual([attach, { type: 'detach' }])
    expect([state.popup, state.widget, state.waiting]).toEqual(['closed', 'idle', []])
    expect(run([shown('login'), { type: 'hidden' }, tracking]).effects).toEqual([])
  })

  test('that failed is tried again on demand, and one that is only late still serves', () => {
    const failed = run([tracking, shown('login'), { type: 'scriptFailed' }])
    expect(failed.state.widget).toBe('failed')
    expect(run([{ type: 'retried' }, initialised], { from: failed.state }).effects).toEqual([
      { type: 'attach', anew: true },
      ...sent('activateLogin'),
    ])
    expect(run([initialised], { from: failed.state }).effects).toEqual(sent('activateLogin'))
    for (const code of ['LOAD_TIMEOUT', 'NO_ANSWER'] as const)
      expect(run([tracking, shown('login'), widget({ type: 'error', code })]).state.widget).toBe('failed')
    expect(
      run([tracking, shown('login'), initialised, widget({ type: 'error', code: 'PLATFORM_UNREACHABLE' })]).state
        .widget,
    ).toBe('ready')
  })

  test('that fails with its form in sight has answered all the same, until its frame is made anew', () => {
    const failed = run([tracking, shown('login'), initialised, widget({ type: 'error', code: 'NO_ANSWER' })]).state
    expect([failed.widget, failed.answered]).toEqual(['failed', true])
    const anew = run([{ type: 'retried' }], { from: failed }).state
    expect([anew.widget, anew.answered]).toEqual(['loading', false])
    expect(run([initialised], { from: anew }).state.answered).toBe(true)
    expect(run([{ type: 'hidden' }], { from: failed }).state.answered).toBe(false)
    expect(run([tracking, shown('login'), { type: 'scriptFailed' }]).state.answered).toBe(false)
  })

  test('closed by its visitor closes the popup; closed from outside it does not', () => {
    const { state } = run([tracking, shown('login'), initialised, widget({ type: 'shown', active: 'login' })])
    expect(run([widget({ type: 'closed', by: 'visitor' })], { from: state }).effects).toEqual([{ type: 'leave' }])
    const outside = run([command('activateNone'), widget({ type: 'closed', by: 'visitor' })], { from: state })
    expect(outside.effects).toEqual(sent('activateNone'))
    expect(outside.state).toMatchObject({ active: 'none', closedExternally: true, popup: 'login' })
    const again = run([widget({ type: 'shown', active: 'login' })], { from: outside.state }).state
    expect(again).toMatchObject({ active: 'login', closedExternally: false })
  })

  test('that shows another form by a link of its own takes the popup with it', () => {
    const { state } = run([tracking, shown('login'), initialised])
    const view = (active: 'registration' | 'forgot-password' | 'deposit-limits' | 'login') =>
      run([widget({ type: 'shown', active })], { from: state }).state.popup
    expect(view('registration')).toBe('register')
    expect(view('forgot-password')).toBe('resetPassword')
    expect(view('deposit-limits')).toBe('depositLimits')
    expect(view('login')).toBe('login')
  })
})

describe('logging in', () => {
  const { state, effects } = run([tracking, shown(null), initialised, loggedIn])

  test('sets segment and names, marks the device, holds the client URL and stands at post-login', () => {
    expect(effects.slice(2)).toEqual([
      {
        type: 'rememberPlayer',
        player: { segment: 1, username: 'nora77', loginname: 'nora', userExternalId: 'x1', sonLangCode: 'en' },
      },
      { type: 'markEverLogged' },
      { type: 'holdClientUrl', clientUrl },
    ])
    expect(state).toMatchObject({ popup: 'postLogin', clientUrl })
  })

  test('leads to the held address only when goToPlatform comes, once', () => {
    expect(effects.some(({ type }) => type === 'openPlatform')).toBe(false)
    const gone = run([command('goToPlatform')], { from: state })
    expect(gone.effects).toEqual([
      { type: 'holdClientUrl', clientUrl: null },
      { type: 'openPlatform', clientUrl },
    ])
    expect(gone.state.clientUrl).toBeNull()
  })

  test('holds the address when the popup closes, and over the next page', () => {
    const closed = run([{ type: 'hidden' }], { from: state }).state
    expect(closed.clientUrl).toBe(clientUrl)
    const next = initialAccount({ clientUrl, underMaintenance: false })
    expect(run([command('goToPlatform')], { from: next }).effects.at(-1)).toEqual({ type: 'openPlatform', clientUrl })
  })

  test('asks the widget where no address is held', () => {
    const ready = run([tracking, shown('login'), initialised]).state
    expect(run([command('goToPlatform')], { from: ready }).effects).toEqual(sent('goToPlatform'))
    expect(run([widget({ type: 'goToPlatform', clientUrl })], { from: ready }).effects.at(-1)).toEqual({
      type: 'openPlatform',
      clientUrl,
    })
  })

  test('that fails changes the skin only for a sibling’s player', () => {
    const from = run([tracking, shown('login'), initialised]).state
    expect(run([loginFailed('INVALID_CREDENTIALS')], { from })).toEqual({ state: from, effects: [] })
    expect(run([loginFailed('USER_BELONGS_TO_SIBLING_SKIN', 'sternhaus')], { from }).effects).toEqual([
      { type: 'switchSkin', skin: 'sternhaus' },
    ])
  })
})

describe('registering', () => {
  const begin = run([tracking, shown(null), initialised]).state

  test('makes a lead with names, tells the tags, and stands at post-register', () => {
    const { state, effects } = run([registered(1)], { from: begin })
    expect(effects).toEqual([
      {
        type: 'rememberPlayer',
        player: { segment: 0, username: 'nora77', loginname: 'nora77', newRegistration: true },
      },
      { type: 'lead' },
      { type: 'holdClientUrl', clientUrl },
    ])
    expect(state).toMatchObject({ popup: 'postRegister', toConfirm: false })
  })

  test('with the process value 7 goes on to logging in', () => {
    const { state, effects } = run([registered(7)], { from: begin })
    expect(state).toMatchObject({ popup: 'login', clientUrl: null, toConfirm: true })
    expect(run([loggedIn], { from: state }).state.toConfirm).toBe(false)
    expect(run([{ type: 'hidden' }], { from: state }).state.toConfirm).toBe(false)
    expect(effects.slice(-1)).toEqual(sent('activateLogin'))
  })

  test('that fails changes nothing', () => {
    const failed = widget({ type: 'registrationResult', result: 'failure', errors: [] })
    expect(run([failed], { from: begin })).toEqual({ state: begin, effects: [] })
  })
})

describe('pay-and-play', () => {
  const facts = { ...open, payAndPlay: true }

  test('opens the platform straight away, without the widget', () => {
    for (const mode of [null, 'register', 'pre-register'] as const)
      expect(run([tracking, shown(mode)], { facts })).toMatchObject({
        state: { popup: 'platform', widget: 'idle' },
        effects: [{ type: 'openPlatform', clientUrl: null }],
      })
  })

  test('logs in by the widget, and follows it to the platform', () => {
    const ready = run([tracking, shown('login'), initialised], { facts })
    expect(ready.effects).toEqual([attach, ...sent('activateLogin')])
    const shownPlay = widget({ type: 'shown', active: 'pay-n-play' })
    expect(run([shownPlay], { facts, from: ready.state }).effects).toEqual([{ type: 'openPlatform', clientUrl: null }])
  })
})

describe('maintenance', () => {
  const under = initialAccount({ clientUrl: null, underMaintenance: true })

  test('is asked for again when the account opens, and only where it held already', () => {
    expect(run([tracking, shown('login')], { from: under }).effects).toEqual([{ type: 'checkMaintenance' }])
    expect(run([tracking, shown('login')]).effects).toEqual([attach])
  })

  test('that is over lets the widget come; one that lasts does not', () => {
    const { state } = run([tracking, shown('login')], { from: under })
    expect(run([{ type: 'maintenanceKnown', under: false }], { from: state }).effects).toEqual([attach])
    const lasting = run([{ type: 'maintenanceKnown', under: true }], { from: state })
    expect([lasting.state.maintenance, lasting.effects]).toEqual(['under', []])
    expect(run([shown('login')], { from: lasting.state }).effects).toEqual([{ type: 'checkMaintenance' }])
  })

  test('that begins closes the widget from outside', () => {
    const from = run([tracking, shown('login'), initialised]).state
    const { state, effects } = run([command('activateMaintenance')], { from })
    expect(effects).toEqual(sent('activateMaintenance'))
    expect(state).toMatchObject({ maintenance: 'under', closedExternally: true, active: 'none' })
    expect(run([widget({ type: 'error', code: 'UNDER_MAINTENANCE' })], { from }).state.maintenance).toBe('under')
  })
})

describe('restrictions', () => {
  const commands = [
    ...(['activateNone', 'activateMaintenance', 'activateLogin', 'activateRegister'] as const),
    ...(['activateForgotPassword', 'goToPlatform', 'open', 'close'] as const),
  ]
  const all = commands.join(' ')
  test.each<[Restriction, string]>([
    ['none', all],
    ['playblocked', all.replace(' activateLogin', '')],
    ['registerblocked', all.replace(' activateRegister', '')],
    ['blockedwithlogin', all.replace(' activateRegister', '')],
    ['accountblocked', 'activateNone activateMaintenance'],
    ['blocked', 'activateNone activateMaintenance'],
    ['fullyblocked', 'activateNone activateMaintenance'],
  ])('%s lets pass: %s', (restriction, passing) => {
    expect(commands.filter((type) => passes({ type }, restriction)).join(' ')).toBe(passing)
  })

  test.each([
    ['registerblocked', 'login', 'registration', 'registerblocked'],
    ['blockedwithlogin', 'login', 'registration', 'login'],
    ['playblocked', 'register', 'login', 'playblocked'],
  ] as const)('%s, opened at %s: the widget’s own link to %s ends at %s', (restriction, mode, active, view) => {
    const facts = { ...open, restriction }
    const ready = run([tracking, shown(mode), initialised], { facts }).state
    const { state, effects } = run([widget({ type: 'shown', active })], { facts, from: ready })
    expect(state.popup).toBe(view)
    expect(effects[0]).toEqual({ type: 'send', command: { type: 'activateNone' } })
  })
})

describe('a part of the page', () => {
  test('opens a closed popup by its hash, and changes an open one at once', () => {
    expect(run([command('activateLogin')]).effects).toEqual([{ type: 'show', mode: 'login' }])
    expect(run([command('open')]).effects).toEqual([{ type: 'show', mode: null }])
    const from = run([tracking, shown('register'), initialised]).state
    expect(run([command('activateLogin')], { from }).effects).toEqual(sent('activateLogin'))
  })

  test('is not heard where the restriction does not let it', () => {
    const facts = { ...open, restriction: 'accountblocked' as const }
    for (const type of ['activateLogin', 'open', 'goToPlatform', 'close'] as const)
      expect(run([command(type)], { facts }).effects).toEqual([])
  })
})

describe('whatever happens', () => {
  const events = fc.oneof(
    fc.constantFrom(null, ...accountModes).map(shown),
    fc.constantFrom<AccountEvent>(
      { type: 'hidden' },
      tracking,
      initialised,
      loggedIn,
      registered(1),
      registered(7),
      loginFailed('USER_BELONGS_TO_SIBLING_SKIN', 'sternhaus'),
      { type: 'scriptFailed' },
      { type: 'retried' },
      { type: 'maintenanceKnown', under: true },
      { type: 'maintenanceKnown', under: false },
      widget({ type: 'closed', by: 'visitor' }),
      widget({ type: 'closed', by: 'page' }),
      widget({ type: 'error', code: 'LOAD_TIMEOUT' }),
      widget({ type: 'goToPlatform', clientUrl: 'https://evil.example/' }),
    ),
    fc
      .constantFrom('login', 'registration', 'forgot-password', 'pay-n-play', 'deposit-limits', 'none')
      .map((active) => widget({ type: 'shown', active })),
    fc
      .constantFrom(
        'activateNone',
        'activateMaintenance',
        'activateLogin',
        'activateRegister',
        'goToPlatform',
        'open',
        'close',
      )
      .map(command),
  )
  const runs = fc.record({
    facts: fc.record({
      restriction: fc.constantFrom(...restrictions),
      segment: fc.constantFrom(...Object.values(segments)),
      payAndPlay: fc.boolean(),
      platformOrigin: fc.constant(play),
    }),
    list: fc.array(events, { maxLength: 25 }),
    under: fc.boolean(),
  })

  test('no command reaches the widget that the restriction stops, and none before tracking is ready', () => {
    fc.assert(
      fc.property(runs, ({ facts, list, under }) => {
        const from = initialAccount({ clientUrl: null, underMaintenance: under })
        let tracked = false
        let state = from
        for (const event of list) {
          if (event.type === 'trackingReady') tracked = true
          const [next, effects] = account(state, event, facts)
          for (const effect of effects) {
            if (effect.type === 'send') expect(passes(effect.command, facts.restriction)).toBe(true)
            if (effect.type === 'attach' || effect.type === 'send') expect(tracked).toBe(true)
          }
          state = next
        }
      }),
    )
  })

  test('nobody is led anywhere but to the platform', () => {
    fc.assert(
      fc.property(runs, ({ facts, list, under }) => {
        const from = initialAccount({ clientUrl: null, underMaintenance: under })
        for (const effect of run(list, { facts, from }).effects)
          if (effect.type === 'openPlatform' || effect.type === 'holdClientUrl')
            expect(effect.clientUrl === null || new URL(effect.clientUrl).origin === play).toBe(true)
      }),
    )
  })

  test('a closed popup keeps nothing waiting, and a ready widget has what was asked for', () => {
    fc.assert(
      fc.property(runs, ({ facts, list, under }) => {
        const from = initialAccount({ clientUrl: null, underMaintenance: under })
        const { state } = run(list, { facts, from })
        if (state.popup === 'closed') expect(state.waiting).toEqual([])
        if (state.widget === 'ready') expect(state.waiting).toEqual([])
      }),
    )
  })
})
