import type { GameFigures } from '../game-record.ts'
import type { Mechanic } from '../themes.ts'
import type { Family, Layout } from './texts.ts'

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

/** From so many "lines" on, the figure counts ways in which symbols connect. */
const fewestWays = 200

/** How a game's reels are to be spoken of, or null where it has none. */
export function layoutOf(mechanic: Mechanic, figures: GameFigures): Layout | null {
  const { reels, paylines } = figures
  if (reels === null || paylines === null) return null
  if (mechanic === 'megaways' || mechanic === 'cluster' || mechanic === 'slingo') return mechanic
  if (paylines === 1) return 'line'
  return paylines >= fewestWays ? 'ways' : 'lines'
}
