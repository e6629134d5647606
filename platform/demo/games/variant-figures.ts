import type { GameFigures } from './game-record.ts'
import type { Mechanic } from './themes.ts'

type Variant = Partial<Pick<GameFigures, 'maxWinMultiplier' | 'rtp' | 'decks' | 'specialBets' | 'liveDealer'>>

const roulettes: readonly Mechanic[] = ['roulette', 'live-roulette']
const pokers: readonly Mechanic[] = ['poker', 'live-poker']

/**
 * What a table's name fixes of its rules. French: half an even-money stake comes back on zero. Auto: no dealer turns the
 * wheel. Twin ball: both balls in one pocket. Craps and duels are thrown with two dice, sic bo with three. The best hand pays
 * 100 against a dealer and 800 at a draw machine, and Pair Plus belongs to three card poker.
 */
const variants: readonly { of: readonly Mechanic[]; names: RegExp; figures: Variant }[] = [
  { of: roulettes, names: /French/, figures: { rtp: 98.65 } },
  { of: ['live-roulette'], names: /\bAuto\b/, figures: { liveDealer: false } },
  { of: roulettes, names: /Thunder Wheel/, figures: { maxWinMultiplier: 499 } },
  { of: roulettes, names: /Twin Ball/, figures: { maxWinMultiplier: 1300 } },
  { of: ['blackjack'], names: /Single Deck/, figures: { decks: 1 } },
  { of: ['dice'], names: /Craps|Duel/, figures: { maxWinMultiplier: 30, specialBets: ['field'] } },
  { of: ['dice'], names: /Sic Bo/, figures: { maxWinMultiplier: 180, specialBets: ['any-triple'] } },
  { of: pokers, names: /Three Card|Hold’em|Caribbean Stud/, figures: { maxWinMultiplier: 100 } },
  { of: pokers, names: /Jacks or Better/, figures: { maxWinMultiplier: 800 } },
  { of: pokers, names: /Hold’em|Texas/, figures: { specialBets: ['ante-bonus'] } },
  { of: pokers, names: /Caribbean Stud|Jacks or Better|Pai Gow|Side Bet Square/, figures: { specialBets: [] } },
]

/** The biggest win where a round can pay no more than `most`: the same share of it. */
const biggestWinWithin = ({ biggestWinEur, maxWinMultiplier }: GameFigures, most: number | null): number | null =>
  biggestWinEur === null || maxWinMultiplier === null || most === null || most >= maxWinMultiplier
    ? biggestWinEur
    : Math.round(((biggestWinEur * most) / maxWinMultiplier) * 100) / 100

/** A game's figures where its name says more of its rules than its mechanic does. */
export function figuresCalled(name: string, mechanic: Mechanic, figures: GameFigures): GameFigures {
  let varied = figures
  for (const variant of variants)
    if (variant.of.includes(mechanic) && variant.names.test(name)) varied = { ...varied, ...variant.figures }
  // One deck holds no two equal cards.
  const specialBets =
    varied.decks === 1 ? varied.specialBets.filter((bet) => bet !== 'perfect-pairs') : varied.specialBets
  return { ...varied, specialBets, biggestWinEur: biggestWinWithin(figures, varied.maxWinMultiplier) }
}
