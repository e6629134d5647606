import { describe, expect, test } from 'vitest'
import { maintenanceMachine, popupMachine, widgetMachine } from '../../../shared/account/machines.ts'
import { matrixOf } from '../machines/matrix.ts'

/* Every cell, written from spec 4: where an event leads from a state, and what it does. A state that is not named is left as it is. */

test('the widget: every cell', () => {
  expect(matrixOf(widgetMachine, ['want', 'trackingReady', 'initialised', 'fail', 'leave'])).toEqual({
    asleep: 'wanted | idle | - | - | -',
    wanted: '- | loading attach | - | - | asleep',
    idle: 'loading attach | - | - | - | -',
    loading: '- | - | ready deliver | failed | idle detach',
    ready: 'ready deliver | - | ready deliver | failed | idle detach',
    failed: 'loading attachAnew | - | ready deliver | - | idle detach',
  })
})

test('maintenance: every cell', () => {
  expect(matrixOf(maintenanceMachine, ['shown', 'begun', 'over', 'lasting'])).toEqual({
    open: '- | under | - | -',
    under: 'checking check | - | open start | -',
    checking: '- | under | open start | under',
  })
})

describe('the popup: every cell', () => {
  const events = [
    ...(['loggedIn', 'registered', 'registeredToConfirm', 'showedLogin', 'showedRegistration'] as const),
    ...(['showedForgotPassword', 'showedPayAndPlay', 'showedDepositLimits', 'closedByVisitor'] as const),
    ...(['toPlatform', 'hidden'] as const),
  ]
  const form = (login: string, registration: string): string =>
    `postLogin | postRegister | login | ${login} | ${registration} | resetPassword | platform openPlatform | depositLimits | closed leave | platform openPlatform | closed`
  const words = '- | - | - | - | - | - | - | - | - | platform openPlatform | closed'
  const shut = '- | - | - | - | - | - | - | - | - | - | closed'
  test.each(
    Object.entries({
      closed: '- | - | - | - | - | - | - | - | - | platform openPlatform | -',
      preRegister: form('login', 'preRegister'),
      register: form('login', 'register'),
      preLogin: form('preLogin', 'register'),
      login: form('login', 'register'),
      resetPassword: form('login', 'register'),
      depositLimits: form('login', 'register'),
      postRegister: `postLogin${words.slice(1)}`,
      postLogin: words,
      feedback: words,
      privacy: words,
      terms: words,
      playblocked: words,
      registerblocked: words,
      geoBlock: shut,
      platform: shut,
    }),
  )('%s', (state, cells) => {
    expect(matrixOf(popupMachine, events)[state]).toBe(cells)
  })

  test('no state is left out', () => {
    expect(Object.keys(popupMachine.states)).toHaveLength(16)
  })
})

test('states that a diagram draws as one are states, each in one group', () => {
  const groups = Object.values(popupMachine.groups ?? {})
  const grouped = groups.flat()
  expect(groups.length).toBeGreaterThan(0)
  for (const group of groups) expect(group.length).toBeGreaterThan(1)
  expect(grouped.filter((state) => !Object.hasOwn(popupMachine.states, state))).toEqual([])
  expect(new Set(grouped).size).toBe(grouped.length)
})

test('every machine has a title', () => {
  for (const { title } of [maintenanceMachine, widgetMachine, popupMachine]) expect(title).toMatch(/^[A-Z][a-z ]+$/)
})
