import type { GameInfo } from '../../shared/content/game.ts'
import type { GameFact } from '../../shared/content/game-panel.ts'
import type { View } from '../view/view.ts'

/** What a player asks of a game, in this order: what it costs, how it pays and how it plays. */
export interface FactGroups {
  readonly limits: readonly GameFact[]
  readonly pays: readonly GameFact[]
  readonly plays: readonly GameFact[]
}

/** Facts that have a value: amounts of EUR may be shown in another currency. */
const facts = (
  rows: readonly (readonly [label: string, value: string | null, eur?: number | null])[],
): readonly GameFact[] =>
  rows.flatMap(([label, value, eur = null]) =>
    value === null || value === '' ? [] : [{ label, pieces: [{ text: value, eur }] }],
  )

/** Every displayed field of a game (spec 3) that it has a value for, in the culture's words and formats. */
export function factGroupsOf(view: View, game: GameInfo): FactGroups {
  const { t, format, market } = view
  const { specs } = game
  // Stakes stay in the culture's currency, wherever the visitor is (rulings 5.2).
  const stake = (amount: number | null): string | null => (amount === null ? null : format.own(amount))
  const money = (eur: number | null): string | null => (eur === null ? null : format.money(eur))
  const number = (value: number | null): string | null => (value === null ? null : format.number(value))
  const yesNo = (value: boolean): string => (value ? t('game:yes') : t('game:no'))
  const maxWin = number(specs.maxWinMultiplier)
  const limit = specs.reels === null ? null : market.rules.slotStakeLimit
  const minBet = stake(specs.minBet)
  const maxBet = stake(specs.maxBet === null ? null : Math.min(specs.maxBet, limit ?? Infinity))
  const withJackpots = !market.rules.forbiddenGroups.includes('jackpots')
  return {
    limits: facts([
      [t('game:minBet'), minBet],
      [t('game:maxBet'), maxBet],
      [
        t('game:betRange'),
        minBet === null || maxBet === null ? null : t('game:betRangeValue', { min: minBet, max: maxBet }),
      ],
      [t('game:minTicket'), stake(specs.minTicket)],
      [t('game:maxTicket'), stake(specs.maxTicket)],
    ]),
    pays: facts([
      [t('game:rtp'), specs.rtp === null ? null : format.percent(specs.rtp)],
      [t('game:volatility'), specs.volatility === null ? null : t(`game:volatilities.${specs.volatility}`)],
      [t('game:maxWin'), maxWin === null ? null : t('game:maxWinValue', { multiplier: maxWin })],
      [t('game:biggestWin'), money(specs.biggestWinEur), specs.biggestWinEur],
      ...(withJackpots
        ? ([
            [t('game:jackpot'), yesNo(game.jackpotEur !== null)],
            [t('game:jackpotNow'), money(game.jackpotEur), game.jackpotEur],
          ] as const)
        : []),
    ]),
    plays: facts([
      [t('game:theme'), specs.theme],
      [t('game:reels'), number(specs.reels)],
      [t('game:paylines'), number(specs.paylines)],
      [t('game:quickSpin'), market.rules.quickSpin && specs.reels !== null ? yesNo(specs.quickSpin) : null],
      [t('game:liveDealer'), specs.liveDealer ? yesNo(true) : null],
      [t('game:seats'), number(specs.seats)],
      [t('game:decks'), number(specs.decks)],
      [t('game:specialBets'), specs.specialBets.join(' · ')],
      [t('game:statistics'), specs.statistics],
      [t('game:bingoVariant'), specs.bingoVariant],
      [t('game:bingoTimes'), specs.bingoTimes],
    ]),
  }
}

/** All of it in one list. */
export function factsOf(view: View, game: GameInfo): readonly GameFact[] {
  const { limits, pays, plays } = factGroupsOf(view, game)
  return [...limits, ...pays, ...plays]
}

/** A rating in words, or null when nobody voted. */
export function ratingOf(
  view: View,
  game: Pick<GameInfo, 'rating'>,
): { rate: number; text: string; votes: string } | null {
  if (game.rating === null) return null
  const { rate, count } = game.rating
  return {
    rate,
    text: view.t('game:rating', { rate: view.format.number(rate) }),
    votes: view.t('game:votes', { count }),
  }
}
