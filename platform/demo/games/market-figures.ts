import { cultures } from '../../../locales/registry.ts'
import { markets } from '../../../markets/registry.ts'
import { fallbackRates } from '../../../shared/content/currency.ts'
import type { CultureId } from '../../../shared/site/ids.ts'
import type { GameFigures } from './game-record.ts'

type Changed = Pick<GameFigures, 'reels' | 'maxBetEur' | 'maxWinMultiplier' | 'biggestWinEur' | 'rtp'>

/** Euros to the cent, percent to the hundredth. */
const rounded = (value: number): number => Math.round(value * 100) / 100

/**
 * The most that a round has paid where no round may cost more than `limitEur`: more than the limit times the most a round
 * can pay, it cannot be. The square root, since small stakes are played far more often and so came nearer to the most.
 */
function biggestWinWithin(figures: Changed, limitEur: number): number | null {
  const { maxBetEur, maxWinMultiplier, biggestWinEur } = figures
  if (maxBetEur === null || maxWinMultiplier === null || biggestWinEur === null || maxBetEur <= limitEur)
    return biggestWinEur
  const share = biggestWinEur / (maxBetEur * maxWinMultiplier)
  return rounded(limitEur * maxWinMultiplier * Math.sqrt(share))
}

/**
 * A game's figures as they are in the culture's market: the return and the biggest win of a slot, or of another game with
 * reels, follow the market's rules.
 */
export function figuresIn<T extends Changed>(figures: T, culture: CultureId): T {
  if (figures.reels === null) return figures
  const { slotStakeLimit, slotReturnReduction } = markets[culture].rules
  const limitEur = slotStakeLimit === null ? Infinity : slotStakeLimit / fallbackRates[cultures[culture].currency]
  return {
    ...figures,
    rtp: figures.rtp === null ? null : rounded(figures.rtp - slotReturnReduction),
    biggestWinEur: biggestWinWithin(figures, limitEur),
  }
}
