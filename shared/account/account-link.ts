import type { SegmentName } from './segment.ts'

/** Why a link to the account stands where it stands; together with the segment it decides what the link says and does. */
export const accountSteps = [
  'logIn',
  'join',
  'return',
  'start',
  'startPlay',
  'play',
  'claim',
  'offer',
  'lobby',
] as const
/**
 * logIn: back into the account, with join beside it, the way in. return: log in where nothing else is open. start and
 * startPlay: the foot bar's way into the account and to play. play: this game. claim: an offer, with words of its own.
 * offer: one that is made to guests alone. lobby: the platform itself.
 */
export type AccountStep = (typeof accountSteps)[number]

/** Texts that a link can carry (spec 6), by their keys in the catalogue. */
export type AccountLabel =
  | 'logIn'
  | 'join'
  | 'signUp'
  | 'logInToPlay'
  | 'goToCasino'
  | 'playNow'
  | 'play'
  | 'playerLogin'

/** The platform's page that stands for a link without script (rulings 6.2). */
export type PlatformStep = 'login' | 'register' | 'play'

export interface AccountLinkRule {
  readonly says: AccountLabel
  /** The hash that opens the account popup, or null where the link leads to the platform itself. */
  readonly hash: string | null
  readonly page: PlatformStep
}

const login = { hash: 'account/login', page: 'login' } as const
const register = { hash: 'account/register', page: 'register' } as const
const platform = { hash: null, page: 'play' } as const

type Rules = Readonly<Record<AccountStep, Readonly<Record<SegmentName, AccountLinkRule | null>>>>

/** null: such a visitor sees no link there. */
const rules: Rules = {
  logIn: {
    guest: { says: 'logIn', ...login },
    lead: { says: 'logIn', ...login },
    real: null,
  },
  join: {
    guest: { says: 'join', ...register },
    lead: { says: 'signUp', ...register },
    real: { says: 'goToCasino', ...login },
  },
  return: {
    guest: { says: 'logIn', ...login },
    lead: { says: 'logIn', ...login },
    real: { says: 'logIn', ...login },
  },
  start: { guest: null, lead: null, real: null },
  // Without a mode: the popup opens at the default of the visitor's segment.
  startPlay: {
    guest: { says: 'play', hash: 'account/', page: 'register' },
    lead: { says: 'play', hash: 'account/', page: 'login' },
    real: { says: 'play', hash: 'account/', page: 'login' },
  },
  play: {
    guest: { says: 'playNow', hash: 'account/register', page: 'play' },
    lead: { says: 'logInToPlay', hash: 'account/login', page: 'play' },
    real: { says: 'logInToPlay', hash: 'account/login', page: 'play' },
  },
  claim: {
    guest: { says: 'join', ...register },
    lead: { says: 'logIn', ...login },
    real: { says: 'logIn', ...login },
  },
  offer: { guest: { says: 'join', ...register }, lead: null, real: null },
  lobby: {
    guest: { says: 'goToCasino', ...platform },
    lead: { says: 'goToCasino', ...platform },
    real: { says: 'goToCasino', ...platform },
  },
}

/** Pay and play: there is nothing to register, so what is no log-in leads to the platform itself (spec 4). */
const payAndPlay: Rules = {
  logIn: rules.logIn,
  join: {
    guest: { says: 'playNow', ...platform },
    lead: { says: 'playNow', ...platform },
    real: { says: 'goToCasino', ...platform },
  },
  return: rules.return,
  // The foot bar has log in and join for guests, one player log-in for everybody else (spec 2 "Layout").
  start: {
    guest: { says: 'logIn', ...login },
    lead: { says: 'playerLogin', ...login },
    real: { says: 'playerLogin', ...login },
  },
  startPlay: { guest: { says: 'playNow', ...platform }, lead: null, real: null },
  play: {
    guest: { says: 'playNow', ...platform },
    lead: { says: 'logInToPlay', ...platform },
    real: { says: 'logInToPlay', ...platform },
  },
  claim: {
    guest: { says: 'join', ...platform },
    lead: { says: 'logIn', ...platform },
    real: { says: 'logIn', ...platform },
  },
  offer: { guest: { says: 'join', ...platform }, lead: null, real: null },
  lobby: rules.lobby,
}

export const segmentNames = ['guest', 'lead', 'real'] as const satisfies readonly SegmentName[]

/** What a link says to a visitor of this segment and where it leads; null where such a visitor sees none. */
export function accountLink(step: AccountStep, segment: SegmentName, pnp: boolean): AccountLinkRule | null {
  return (pnp ? payAndPlay : rules)[step][segment]
}

export interface AccountLinkVariant extends AccountLinkRule {
  /** The segments that see it. */
  readonly segments: readonly SegmentName[]
}

const isSame = (one: AccountLinkRule, other: AccountLinkRule): boolean =>
  one.says === other.says && one.hash === other.hash && one.page === other.page

/** The different links that one step comes to, each with the segments that see it: all of them stand in the page (rulings 5.1). */
export function accountLinkVariants(step: AccountStep, pnp: boolean): readonly AccountLinkVariant[] {
  const variants: { rule: AccountLinkRule; segments: SegmentName[] }[] = []
  for (const segment of segmentNames) {
    const rule = accountLink(step, segment, pnp)
    if (rule === null) continue
    const known = variants.find((variant) => isSame(variant.rule, rule))
    if (known) known.segments.push(segment)
    else variants.push({ rule, segments: [segment] })
  }
  return variants.map(({ rule, segments }) => ({ ...rule, segments }))
}
