import type { Restriction } from '../../shared/place/restriction.ts'

/** What a person wants of the platform. In the lobby, to play is to start a game or to deposit. */
export type Wish = 'login' | 'register' | 'lobby' | 'play'

/**
 * What each restriction refuses (spec 4, rulings 4.3). The site refuses the same before; this holds for who comes without it.
 * Who may log in sees the balance and the limits; nobody plays from a restricted place, as the texts of `/restricted/` say.
 */
const refusals: Readonly<Record<Restriction, readonly Wish[]>> = {
  none: [],
  blocked: ['login', 'register', 'lobby', 'play'],
  fullyblocked: ['login', 'register', 'lobby', 'play'],
  blockedwithlogin: ['register', 'play'],
  accountblocked: ['register', 'play'],
  playblocked: ['login', 'lobby', 'play'],
  registerblocked: ['register', 'play'],
}

/** Whether a place's restriction refuses the wish. */
export const isRefused = (restriction: Restriction, wish: Wish): boolean => refusals[restriction].includes(wish)
