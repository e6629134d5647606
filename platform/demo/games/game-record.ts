import type { Volatility } from '../../../shared/content/game.ts'
import type { Mechanic, Theme } from './themes.ts'

/** A special bet, statistic or bingo fact by key; the words stand in platform/demo/games/words/<language>.ts. */
export type SpecialBet =
  | 'neighbours'
  | 'orphelins'
  | 'voisins'
  | 'insurance'
  | 'perfect-pairs'
  | 'twenty-one-plus-three'
  | 'pair-bets'
  | 'big-small'
  | 'ante-bonus'
  | 'pair-plus'
  | 'field'
  | 'any-triple'
  | 'multiplier'
  | 'bonus-round'
export type Statistic = 'last-20' | 'last-500' | 'roads' | 'hot-cold' | 'last-shows'
export type BingoVariant = 'bingo-90' | 'bingo-75' | 'bingo-80' | 'video-4-cards'
export type BingoTimes = 'round-the-clock' | 'afternoons' | 'evenings' | 'on-demand'

/** A game as its studio delivers it, before any market or language. Amounts are EUR. */
export type GameRecord = {
  id: number
  slug: string
  name: string
  provider: string
  mechanic: Mechanic
  theme: Theme
  /** UTC day of the release. */
  released: string
  updatedAt: string
  /** 0 to 1; orders every list. */
  popularity: number
  hot: boolean
  exclusive: boolean
  dropsAndWins: boolean
  original: boolean
  rating: { rate: number; count: number } | null
  /** `hourly` is what the jackpot grows by in an hour. */
  jackpot: { base: number; hourly: number } | null
  figures: GameFigures
}

export type GameFigures = {
  minBetEur: number | null
  maxBetEur: number | null
  maxWinMultiplier: number | null
  biggestWinEur: number | null
  rtp: number | null
  paylines: number | null
  reels: number | null
  volatility: Volatility | null
  liveDealer: boolean
  quickSpin: boolean
  seats: number | null
  decks: number | null
  specialBets: SpecialBet[]
  statistics: Statistic | null
  bingoVariant: BingoVariant | null
  bingoTimes: BingoTimes | null
  minTicketEur: number | null
  maxTicketEur: number | null
}

/** Slots in the narrow sense: games with reels. */
export const slotMechanics: readonly Mechanic[] = [
  'video-slot',
  'megaways',
  'cluster',
  'hold-and-win',
  'classic-slot',
  'jackpot-slot',
  'daily-jackpot-slot',
]
export const liveMechanics: readonly Mechanic[] = ['live-roulette', 'live-blackjack', 'live-baccarat', 'live-poker']
