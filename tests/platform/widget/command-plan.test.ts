import { describe, expect, test } from 'vitest'
import { planOf } from '../../../platform/widget/command-plan.ts'
import type { ActiveWidget, WidgetCommand } from '../../../shared/account/widget-messages.ts'

const said = (command: WidgetCommand, active: ActiveWidget = 'none', payNPlay = false): string => {
  const plan = planOf(command, active, payNPlay)
  switch (plan.kind) {
    case 'load':
      return plan.path
    case 'close':
      return `close${plan.forget ? ' and forget' : ''}${plan.maintenance ? ', maintenance' : ''}`
    default:
      return plan.kind
  }
}

describe('a command of the page (spec 4)', () => {
  test.each<[WidgetCommand, ActiveWidget, string]>([
    [{ type: 'activateNone' }, 'login', 'close and forget'],
    [{ type: 'activateMaintenance' }, 'login', 'close and forget, maintenance'],
    [{ type: 'activateLogin' }, 'none', '/login/'],
    [{ type: 'activateRegister' }, 'login', '/register/'],
    [{ type: 'activateForgotPassword' }, 'login', '/forgot-password/'],
    [{ type: 'open' }, 'none', '/login/'],
    [{ type: 'open' }, 'registration', 'showAgain'],
    [{ type: 'open', mode: 'depositlimits' }, 'registration', '/deposit-limits/'],
    [{ type: 'close' }, 'registration', 'close'],
    [{ type: 'goToPlatform' }, 'login', 'leave'],
  ])('%j over %s: %s', (command, active, expected) => {
    expect(said(command, active)).toBe(expected)
  })

  test('to register leads to the bank where players come in by it', () => {
    expect(planOf({ type: 'activateRegister' }, 'none', true)).toEqual({ kind: 'load', path: '/register/' })
  })
})
