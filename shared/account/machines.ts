import type { Machine } from '../machines/machine.ts'
import type { AccountView } from './position.ts'

/** What is known of the platform when the account opens (spec 4 "Maintenance"). */
export type MaintenanceState = 'open' | 'under' | 'checking'
export type MaintenanceEvent = 'shown' | 'begun' | 'over' | 'lasting'

/** Asked again when the account opens, and only where the platform was under maintenance already. */
export const maintenanceMachine: Machine<MaintenanceState, MaintenanceEvent, 'check' | 'start'> = {
  title: 'Maintenance of the platform',
  initial: 'open',
  states: {
    open: { begun: { to: 'under' } },
    under: { shown: { to: 'checking', does: ['check'] }, over: { to: 'open', does: ['start'] } },
    checking: {
      over: { to: 'open', does: ['start'] },
      lasting: { to: 'under' },
      begun: { to: 'under' },
    },
  },
}

/** How far the widget is: its code, its frame, and whether it takes commands. */
export type WidgetState = 'asleep' | 'wanted' | 'idle' | 'loading' | 'ready' | 'failed'
export type WidgetMachineEvent = 'want' | 'trackingReady' | 'initialised' | 'fail' | 'leave'
export type WidgetEffect = 'attach' | 'attachAnew' | 'detach' | 'deliver'

/** Loaded when the account is shown or asked to open and tracking is ready; requests wait until it has started (spec 4). */
export const widgetMachine: Machine<WidgetState, WidgetMachineEvent, WidgetEffect> = {
  title: 'The authentication widget',
  initial: 'asleep',
  states: {
    asleep: { want: { to: 'wanted' }, trackingReady: { to: 'idle' } },
    wanted: { trackingReady: { to: 'loading', does: ['attach'] }, leave: { to: 'asleep' } },
    idle: { want: { to: 'loading', does: ['attach'] } },
    loading: {
      initialised: { to: 'ready', does: ['deliver'] },
      fail: { to: 'failed' },
      leave: { to: 'idle', does: ['detach'] },
    },
    ready: {
      want: { to: 'ready', does: ['deliver'] },
      // The frame had to be made anew.
      initialised: { to: 'ready', does: ['deliver'] },
      fail: { to: 'failed' },
      leave: { to: 'idle', does: ['detach'] },
    },
    failed: {
      want: { to: 'loading', does: ['attachAnew'] },
      // It was only late.
      initialised: { to: 'ready', does: ['deliver'] },
      leave: { to: 'idle', does: ['detach'] },
    },
  },
}

/** What becomes of the popup once it is open. How it opens is `openingView`. */
export type PopupState = 'closed' | AccountView
export type PopupEvent =
  | 'loggedIn'
  | 'registered'
  | 'registeredToConfirm'
  | 'showedLogin'
  | 'showedRegistration'
  | 'showedForgotPassword'
  | 'showedPayAndPlay'
  | 'showedDepositLimits'
  | 'closedByVisitor'
  | 'toPlatform'
  | 'hidden'
export type PopupEffect = 'openPlatform' | 'leave'

type Row = Machine<PopupState, PopupEvent, PopupEffect>['states'][PopupState]

/** The popup can be closed, and the platform gone to, from everywhere. */
const everywhere = {
  hidden: { to: 'closed' },
  toPlatform: { to: 'platform', does: ['openPlatform'] },
} as const satisfies Row

/** The widget shows a form: it reports what became of it, which other one it shows, and that its visitor closed it. */
const inWidget = {
  ...everywhere,
  loggedIn: { to: 'postLogin' },
  registered: { to: 'postRegister' },
  registeredToConfirm: { to: 'login' },
  showedLogin: { to: 'login' },
  showedRegistration: { to: 'register' },
  showedForgotPassword: { to: 'resetPassword' },
  showedDepositLimits: { to: 'depositLimits' },
  showedPayAndPlay: { to: 'platform', does: ['openPlatform'] },
  closedByVisitor: { to: 'closed', does: ['leave'] },
} as const satisfies Row

export const popupMachine: Machine<PopupState, PopupEvent, PopupEffect> = {
  title: 'The account popup',
  initial: 'closed',
  groups: {
    form: ['preRegister', 'register', 'preLogin', 'login', 'resetPassword', 'depositLimits'],
    words: ['postRegister', 'postLogin', 'feedback', 'privacy', 'terms', 'playblocked', 'registerblocked'],
  },
  states: {
    closed: { toPlatform: everywhere.toPlatform },
    // The form that is asked for shows itself as login or registration: the step before it stays what it is.
    preRegister: { ...inWidget, showedRegistration: { to: 'preRegister' } },
    register: inWidget,
    preLogin: { ...inWidget, showedLogin: { to: 'preLogin' } },
    login: inWidget,
    resetPassword: inWidget,
    depositLimits: inWidget,
    postRegister: { ...everywhere, loggedIn: { to: 'postLogin' } },
    postLogin: everywhere,
    feedback: everywhere,
    privacy: everywhere,
    terms: everywhere,
    playblocked: everywhere,
    registerblocked: everywhere,
    geoBlock: { hidden: everywhere.hidden },
    platform: { hidden: everywhere.hidden },
  },
}
