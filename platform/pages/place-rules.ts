import type { Restriction } from '../../shared/place/restriction.ts'

/** What a person wants of the platform. */
export type Wish = 'login' | 'register' | 'lobby'

/** What each restriction refuses (spec 4, rulings 4.3). The site refuses the same before; this holds for who comes without it. */
const refusals: Readonly<Record<Restriction, readonly Wish[]>> = {
  none: [],
  blocked: ['login', 'register', 'lobby'],
  fullyblocked: ['login', 'register', 'lobby'],
  blockedwithlogin: ['register'],
  accountblocked: ['register'],
  playblocked: ['login', 'lobby'],
  registerblocked: ['register'],
}

/** Whether a place's restriction refuses the wish. */
export const isRefused = (restriction: Restriction, wish: Wish): boolean => refusals[restriction].includes(wish)
