import type { Restriction } from '../place/restriction.ts'
import type { AccountMode } from './mode.ts'
import { type Segment, segments } from './segment.ts'

/** Where a visitor stands on the way to playing (spec 3 "Funnel points"). */
export const funnelPoints = [
  'preLogin',
  'preRegister',
  'register',
  'login',
  'postRegister',
  'postLogin',
  'feedback',
  'resetPassword',
  'playblocked',
  'registerblocked',
] as const
export type FunnelPoint = (typeof funnelPoints)[number]

/** What the account popup shows (spec 3 "Modules"). */
export const accountModules = [
  'login',
  'resetPassword',
  'register',
  'geoBlock',
  'feedback',
  'privacy',
  'terms',
] as const
export type AccountModule = (typeof accountModules)[number]

/** The player state's `accountMode` (spec 3). Null where the specification has no such point or module. */
export interface AccountPosition {
  readonly funnelPoint: FunnelPoint | null
  readonly module: AccountModule | null
}

/**
 * Everything that the open popup can be, and where the visitor then stands. `depositLimits` has no module: the mode is handed
 * to the widget (rulings 6.3). `platform` is the way straight there, without the popup (pay-and-play).
 */
export const positions = {
  preRegister: { funnelPoint: 'preRegister', module: 'register' },
  register: { funnelPoint: 'register', module: 'register' },
  preLogin: { funnelPoint: 'preLogin', module: 'login' },
  login: { funnelPoint: 'login', module: 'login' },
  resetPassword: { funnelPoint: 'resetPassword', module: 'resetPassword' },
  depositLimits: { funnelPoint: null, module: null },
  postRegister: { funnelPoint: 'postRegister', module: 'register' },
  postLogin: { funnelPoint: 'postLogin', module: 'login' },
  feedback: { funnelPoint: 'feedback', module: 'feedback' },
  privacy: { funnelPoint: null, module: 'privacy' },
  terms: { funnelPoint: null, module: 'terms' },
  playblocked: { funnelPoint: 'playblocked', module: 'geoBlock' },
  registerblocked: { funnelPoint: 'registerblocked', module: 'geoBlock' },
  geoBlock: { funnelPoint: null, module: 'geoBlock' },
  platform: { funnelPoint: 'preRegister', module: null },
} as const satisfies Readonly<Record<string, AccountPosition>>

/** What the account popup shows. */
export type AccountView = keyof typeof positions

/** The view that each mode of the hash asks for (spec 2 "Hash-driven overlays"). */
export const viewOfMode = {
  feedback: 'feedback',
  'feedback-login': 'feedback',
  'feedback-register': 'feedback',
  login: 'login',
  depositlimits: 'depositLimits',
  'pre-login': 'preLogin',
  'forgot-password': 'resetPassword',
  register: 'register',
  'pre-register': 'preRegister',
  privacy: 'privacy',
  terms: 'terms',
} as const satisfies Readonly<Record<AccountMode, AccountView>>

const formModes = ['login', 'depositlimits', 'pre-login', 'forgot-password', 'register', 'pre-register'] as const

/** The mode under which the address finds a form again; null for views that are no form. */
export const modeOfView = (view: AccountView): AccountMode | null =>
  formModes.find((mode) => viewOfMode[mode] === view) ?? null

/** Without a mode: a guest begins at registering, everybody else at logging in (spec 4). */
export const defaultView = (segment: Segment): AccountView => (segment === segments.guest ? 'preRegister' : 'preLogin')

/** Pay-and-play has nothing to register: the platform itself opens (spec 4). */
const withoutRegistration = (view: AccountView): AccountView =>
  view === 'register' || view === 'preRegister' ? 'platform' : view

/**
 * What a restriction makes of a view (spec 4 "Restriction overrides", rulings 4.3). The two that turn funnel points leave what
 * is none: privacy, terms and deposit limits. A forgotten password is part of logging in, so that blockedwithlogin leaves it.
 */
function underRestriction(view: AccountView, restriction: Restriction): AccountView {
  const { funnelPoint } = positions[view]
  switch (restriction) {
    case 'none':
      return view
    case 'playblocked':
      return funnelPoint === null || view === 'register' ? view : 'playblocked'
    case 'registerblocked':
      return funnelPoint === null || view === 'login' || view === 'resetPassword' ? view : 'registerblocked'
    case 'blockedwithlogin':
      return view === 'resetPassword' ? view : 'login'
    case 'blocked':
    case 'fullyblocked':
    case 'accountblocked':
      return 'geoBlock'
  }
}

export interface Asked {
  /** Null: the default of the segment. */
  readonly mode: AccountMode | null
  readonly segment: Segment
  readonly restriction: Restriction
  readonly payAndPlay: boolean
}

/** What the popup shows when it is asked for. */
export function openingView({ mode, segment, restriction, payAndPlay }: Asked): AccountView {
  const asked = mode === null ? defaultView(segment) : viewOfMode[mode]
  return underRestriction(payAndPlay ? withoutRegistration(asked) : asked, restriction)
}
