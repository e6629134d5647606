import type { GameFigures } from '../game-record.ts'
import type { Mechanic } from '../themes.ts'
import type { Layout } from './texts.ts'

/** From so many "lines" on, the figure counts ways in which symbols connect. */
const fewestWays = 200

/** How a game's reels are to be spoken of, or null where it has none. */
export function layoutOf(mechanic: Mechanic, figures: GameFigures): Layout | null {
  const { reels, paylines } = figures
  if (reels === null) return null
  if (mechanic === 'megaways' || mechanic === 'cluster' || mechanic === 'slingo') return mechanic
  if (paylines === null) return null
  if (paylines === 1) return 'line'
  return paylines >= fewestWays ? 'ways' : 'lines'
}
