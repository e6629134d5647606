import type { Mechanic } from './themes.ts'

/** What a studio makes, and how a game is spoken of. */
export type Family = 'slots' | 'instant' | 'tables' | 'live' | 'bingo'

/** The family of each mechanic. */
export const families: Readonly<Record<Mechanic, Family>> = {
  'video-slot': 'slots',
  megaways: 'slots',
  cluster: 'slots',
  'hold-and-win': 'slots',
  'classic-slot': 'slots',
  'jackpot-slot': 'slots',
  'daily-jackpot-slot': 'slots',
  slingo: 'instant',
  scratch: 'instant',
  instant: 'instant',
  'video-bingo': 'bingo',
  bingo: 'bingo',
  roulette: 'tables',
  blackjack: 'tables',
  baccarat: 'tables',
  poker: 'tables',
  dice: 'tables',
  'live-roulette': 'live',
  'live-blackjack': 'live',
  'live-baccarat': 'live',
  'live-poker': 'live',
  'game-show': 'live',
}
