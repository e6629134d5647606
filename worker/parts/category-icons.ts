// Data: the categories that a home leads to, in their order, each with its drawing: lines on a square of 24.
import type { RouteKey } from '../../shared/routes/table.ts'

const grid = 'M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16'
const wheel =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 6.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM12 3v6.5m0 5V21M4.2 7.5l5.6 3.2m4.4 2.6 5.6 3.2m0-9-5.6 3.2m-4.4 2.6-5.6 3.2'
const cards = 'M3.5 7.5 11 5l4 11.5L7.5 19zM14 5h6.5v14H14'
const camera = 'M3 7h12v10H3zm12 3.5L21 7v10l-6-3.5'
const star = 'm12 3 2.8 5.9 6.2.8-4.5 4.4 1.1 6.4-5.6-3.1-5.6 3.1 1.1-6.4L3 9.7l6.2-.8z'
const ball = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 5.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z'

export const categoryIcons = [
  ['newSlots', 'm11 3 1.9 5.6 5.6 1.9-5.6 1.9L11 18l-1.9-5.6-5.6-1.9 5.6-1.9zM19 15.5v5M16.5 18h5'],
  ['slots', 'M4 5h16v14H4zm5.3 0v14m5.4-14v14M2 12h2m16 0h2'],
  ['jackpots', 'M4 19h16M4.5 15.5 3 8l5 3.5L12 5l4 6.5L21 8l-1.5 7.5z'],
  ['dailyJackpots', 'M12 4a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4v4.7l3 2M5 3 2.5 5.5M19 3l2.5 2.5'],
  ['megaways', 'M4 4h5v7H4zm0 10h5v6H4zm8-10h8v4h-8zm0 7h8v9h-8z'],
  ['slingoSlots', grid],
  ['instantWin', 'M13 3 5 13.5h6L10 21l9-11h-6.5z'],
  ['instantWinSlingo', grid],
  ['scratchCards', 'M3 6h18v12H3zm4 8.5 3-5 2.5 4 2-3L17 15'],
  ['videoBingo', ball],
  ['casino', 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5v5m0 8v5M3 12h5m8 0h5'],
  ['roulette', wheel],
  ['blackjack', cards],
  ['casinoGameShows', star],
  ['liveCasino', camera],
  ['liveRoulette', wheel],
  ['liveBlackjack', cards],
  ['liveGameShows', star],
  ['bingo', ball],
] as const satisfies readonly (readonly [RouteKey, string])[]
