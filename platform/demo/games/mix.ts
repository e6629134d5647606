import type { GameFigures } from './game-record.ts'
import type { Mechanic, Theme } from './themes.ts'

/** How a thousand games divide over the mechanics. A data table; the shares add up to 1,000. */
export const mechanicShares: Readonly<Record<Mechanic, number>> = {
  'video-slot': 232,
  megaways: 80,
  cluster: 70,
  'hold-and-win': 70,
  'classic-slot': 58,
  'jackpot-slot': 52,
  'daily-jackpot-slot': 38,
  slingo: 30,
  scratch: 26,
  instant: 24,
  'video-bingo': 26,
  bingo: 24,
  roulette: 34,
  blackjack: 34,
  baccarat: 20,
  poker: 18,
  dice: 14,
  'live-roulette': 28,
  'live-blackjack': 28,
  'live-baccarat': 22,
  'live-poker': 22,
  'game-show': 50,
}

type NamedGame = {
  slug: string
  name: string
  theme: Theme
  mechanic: Mechanic
  figures: Partial<GameFigures>
  rating: { rate: number; count: number }
}

/** Games that the specification names (spec 9): what is fixed of them. */
export const namedGames: readonly NamedGame[] = [
  {
    slug: 'book-of-dead',
    name: 'Book of Dead',
    theme: 'egypt',
    mechanic: 'video-slot',
    figures: {
      reels: 5,
      paylines: 10,
      volatility: 'high',
      rtp: 96.21,
      maxWinMultiplier: 5000,
      minBetEur: 0.1,
      maxBetEur: 100,
      biggestWinEur: 64800,
    },
    rating: { rate: 4.7, count: 4218 },
  },
  {
    slug: 'thor',
    name: 'Thor',
    theme: 'norse',
    mechanic: 'video-slot',
    figures: {
      reels: 5,
      paylines: 243,
      volatility: 'medium-high',
      rtp: 96.1,
      maxWinMultiplier: 8000,
      minBetEur: 0.1,
      maxBetEur: 100,
      biggestWinEur: 91240,
    },
    rating: { rate: 4.4, count: 1876 },
  },
  {
    slug: 'big-bass-bonanza',
    name: 'Big Bass Bonanza',
    theme: 'fishing',
    mechanic: 'video-slot',
    figures: {
      reels: 5,
      paylines: 10,
      volatility: 'high',
      rtp: 96.71,
      maxWinMultiplier: 2100,
      minBetEur: 0.1,
      maxBetEur: 125,
      biggestWinEur: 38450,
    },
    rating: { rate: 4.6, count: 3954 },
  },
  {
    slug: 'sahara-riches-cash-collect',
    name: 'Sahara Riches Cash Collect',
    theme: 'desert',
    mechanic: 'hold-and-win',
    figures: {
      reels: 5,
      paylines: 20,
      volatility: 'medium-high',
      rtp: 95.79,
      maxWinMultiplier: 6600,
      minBetEur: 0.1,
      maxBetEur: 50,
      biggestWinEur: 41280,
    },
    rating: { rate: 4.5, count: 2240 },
  },
  {
    slug: 'mystery-genie-fortunes-of-the-lamp',
    name: 'Mystery Genie Fortunes of the Lamp',
    theme: 'genie',
    mechanic: 'video-slot',
    figures: {
      reels: 5,
      paylines: 25,
      volatility: 'medium',
      rtp: 96.03,
      maxWinMultiplier: 3000,
      minBetEur: 0.1,
      maxBetEur: 75,
      biggestWinEur: 27310,
    },
    rating: { rate: 4.3, count: 1412 },
  },
]

/** The day that "new" and "released" count from: fixed, so that a seed is the same on every day. */
export const catalogueDay = '2026-11-20'
