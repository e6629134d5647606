import { describe, expect, test } from 'vitest'
import {
  type MaintenanceState,
  maintenanceMachine,
  type WidgetState,
  widgetMachine,
} from '../../../shared/account/machines.ts'
import { type AccountView, positions } from '../../../shared/account/position.ts'
import { type AccountWords, wordsOf } from '../../../shared/account/said.ts'

const open = { popup: 'login', widget: 'ready', maintenance: 'open', toConfirm: false } as const

test.each<[WidgetState, AccountWords | null, AccountWords | null]>([
  ['asleep', 'overlay.loading', 'overlay.loading'],
  ['wanted', 'overlay.loading', 'overlay.loading'],
  ['idle', 'overlay.loading', 'overlay.loading'],
  ['loading', 'overlay.loading', 'overlay.loading'],
  ['ready', null, 'account.views.toConfirm'],
  // The shell says that it failed: nothing is loading.
  ['failed', null, 'account.views.toConfirm'],
])('over a form with the widget %s the popup says %s, and %s once a mail was sent', (widget, words, afterMail) => {
  expect(wordsOf({ ...open, widget })).toBe(words)
  expect(wordsOf({ ...open, widget, toConfirm: true })).toBe(afterMail)
})

test('no state of the widget is left out', () => {
  expect(Object.keys(widgetMachine.states)).toHaveLength(6)
  expect(Object.keys(maintenanceMachine.states)).toHaveLength(3)
})

test.each<[MaintenanceState, AccountWords | null]>([
  ['open', null],
  ['checking', 'overlay.loading'],
  ['under', 'account.maintenance'],
])('over a form with the maintenance %s the popup says %s, whatever the widget is', (maintenance, words) => {
  expect(wordsOf({ ...open, maintenance })).toBe(words)
  if (maintenance !== 'open') expect(wordsOf({ ...open, maintenance, widget: 'failed' })).toBe(words)
})

describe('a view', () => {
  const form = null
  const document = null
  const expected = {
    preRegister: form,
    register: form,
    preLogin: form,
    login: form,
    resetPassword: form,
    depositLimits: form,
    postRegister: 'account.views.postRegister',
    postLogin: 'account.views.postLogin',
    feedback: 'account.views.feedback',
    privacy: document,
    terms: document,
    playblocked: 'account.views.playblocked',
    registerblocked: 'account.views.registerblocked',
    geoBlock: 'account.views.geoBlock',
    platform: 'account.views.platform',
  } as const satisfies Readonly<Record<AccountView, AccountWords | null>>

  test.each(Object.entries(expected))('%s says %s where the widget is ready, and where it failed', (popup, words) => {
    const view = Object.keys(positions).find((one): one is AccountView => one === popup)
    expect(view).toBeDefined()
    if (view === undefined) return
    expect(wordsOf({ ...open, popup: view })).toBe(words)
    expect(wordsOf({ ...open, popup: view, widget: 'failed' })).toBe(words)
  })

  test('that is closed says nothing', () => {
    expect(wordsOf({ ...open, popup: 'closed' })).toBeNull()
  })
})
