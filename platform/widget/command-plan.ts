import type { ActiveWidget, WidgetCommand } from '../../shared/account/widget-messages.ts'

/** What the frame does about a command. */
export type CommandPlan =
  | { readonly kind: 'load'; readonly path: string }
  /** What was shown before is shown again as it is. */
  | { readonly kind: 'showAgain' }
  | { readonly kind: 'close'; readonly forget: boolean; readonly maintenance: boolean }
  | { readonly kind: 'leave' }

/** The platform's page behind each widget. */
const paths: Readonly<Record<Exclude<ActiveWidget, 'none'>, string>> = {
  login: '/login/',
  registration: '/register/',
  'forgot-password': '/forgot-password/',
  'pay-n-play': '/register/',
  'deposit-limits': '/deposit-limits/',
}
const load = (widget: Exclude<ActiveWidget, 'none'>): CommandPlan => ({ kind: 'load', path: paths[widget] })

/** What a command does to a frame in which `active` is shown (spec 4 "Widget commands"). */
export function planOf(command: WidgetCommand, active: ActiveWidget, payNPlay: boolean): CommandPlan {
  switch (command.type) {
    case 'activateNone':
      return { kind: 'close', forget: true, maintenance: false }
    case 'activateMaintenance':
      return { kind: 'close', forget: true, maintenance: true }
    case 'activateLogin':
      return load('login')
    case 'activateRegister':
      return load(payNPlay ? 'pay-n-play' : 'registration')
    case 'activateForgotPassword':
      return load('forgot-password')
    case 'open':
      if (command.mode === 'depositlimits') return load('deposit-limits')
      return active === 'none' ? load('login') : { kind: 'showAgain' }
    case 'close':
      return { kind: 'close', forget: false, maintenance: false }
    case 'goToPlatform':
      return { kind: 'leave' }
  }
}
