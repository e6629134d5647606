import type { BingoTimes, BingoVariant, SpecialBet, Statistic } from '../game-record.ts'
import type { Mechanic, Theme } from '../themes.ts'

/** The words for a game's facts in one language. */
export type GameWords = {
  themes: Readonly<Record<Theme, string>>
  mechanics: Readonly<Record<Mechanic, string>>
  specialBets: Readonly<Record<SpecialBet, string>>
  statistics: Readonly<Record<Statistic, string>>
  bingoVariants: Readonly<Record<BingoVariant, string>>
  bingoTimes: Readonly<Record<BingoTimes, string>>
}
