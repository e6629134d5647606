import type { GameInfo } from '../../shared/content/game.ts'
import type { GameFact } from '../../shared/content/game-panel.ts'
import type { View } from '../view/view.ts'

/** Every displayed field of a game (spec 3) that it has a value for, in the culture's words and formats. */
export function factsOf(view: View, game: GameInfo): readonly GameFact[] {
  const { t, format, market } = view
  const { specs } = game
  const facts: GameFact[] = []
  const text = (label: string, value: string | null): void => {
    if (value !== null && value !== '') facts.push({ label, pieces: [{ text: value, eur: null }] })
  }
  const money = (label: string, eur: number | null): void => {
    if (eur !== null) facts.push({ label, pieces: [{ text: format.money(eur), eur }] })
  }
  // Stakes stay in the culture's currency, wherever the visitor is (rulings 5.2).
  const stake = (amount: number | null): string | null => (amount === null ? null : format.own(amount))
  const number = (label: string, value: number | null): void =>
    text(label, value === null ? null : format.number(value))
  const yesNo = (label: string, value: boolean): void => text(label, value ? t('game:yes') : t('game:no'))

  const limit = game.mainCategory === 'slots' ? market.rules.slotStakeLimit : null
  const minBet = stake(specs.minBet)
  const maxBet = stake(specs.maxBet === null ? null : Math.min(specs.maxBet, limit ?? Infinity))
  text(t('game:minBet'), minBet)
  text(t('game:maxBet'), maxBet)
  if (minBet !== null && maxBet !== null)
    text(t('game:betRange'), t('game:betRangeValue', { min: minBet, max: maxBet }))
  if (specs.maxWinMultiplier !== null)
    text(t('game:maxWin'), t('game:maxWinValue', { multiplier: format.number(specs.maxWinMultiplier) }))
  money(t('game:biggestWin'), specs.biggestWinEur)
  text(t('game:rtp'), specs.rtp === null ? null : format.percent(specs.rtp))
  number(t('game:paylines'), specs.paylines)
  number(t('game:reels'), specs.reels)
  text(t('game:volatility'), specs.volatility === null ? null : t(`game:volatilities.${specs.volatility}`))
  if (!market.rules.forbiddenGroups.includes('jackpots')) {
    yesNo(t('game:jackpot'), game.jackpotEur !== null)
    money(t('game:jackpotNow'), game.jackpotEur)
  }
  if (specs.liveDealer) yesNo(t('game:liveDealer'), true)
  if (market.rules.quickSpin && specs.reels !== null) yesNo(t('game:quickSpin'), specs.quickSpin)
  number(t('game:seats'), specs.seats)
  number(t('game:decks'), specs.decks)
  text(
    t('game:specialBets'),
    specs.specialBets.length === 0 ? null : new Intl.ListFormat(view.culture.htmlLang).format(specs.specialBets),
  )
  text(t('game:statistics'), specs.statistics)
  text(t('game:theme'), specs.theme)
  text(t('game:bingoVariant'), specs.bingoVariant)
  text(t('game:bingoTimes'), specs.bingoTimes)
  text(t('game:minTicket'), stake(specs.minTicket))
  text(t('game:maxTicket'), stake(specs.maxTicket))
  return facts
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
