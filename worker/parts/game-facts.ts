import type { GameInfo } from '../../shared/content/game.ts'
import type { GameFact } from '../../shared/content/game-panel.ts'
import type { View } from '../view/view.ts'

/** "from min to max" in the culture's words, cut into its words and its two amounts. */
const rangePieces = (view: View, minEur: number, maxEur: number): GameFact['pieces'] =>
  view
    .t('game:betRangeValue', { min: '\uE000', max: '\uE001' })
    .split(/([\uE000\uE001])/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const eur = piece === '\uE000' ? minEur : piece === '\uE001' ? maxEur : null
      return { text: eur === null ? piece : view.format.money(eur), eur }
    })

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
  const number = (label: string, value: number | null): void =>
    text(label, value === null ? null : format.number(value))
  const yesNo = (label: string, value: boolean): void => text(label, value ? t('game:yes') : t('game:no'))

  const limit = game.mainCategory === 'slots' ? market.rules.slotStakeLimit : null
  const limitEur = limit === null ? Infinity : format.eurOf(limit)
  const maxBetEur = specs.maxBetEur === null ? null : Math.min(specs.maxBetEur, limitEur)
  money(t('game:minBet'), specs.minBetEur)
  money(t('game:maxBet'), maxBetEur)
  if (specs.minBetEur !== null && maxBetEur !== null)
    facts.push({ label: t('game:betRange'), pieces: rangePieces(view, specs.minBetEur, maxBetEur) })
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
  money(t('game:minTicket'), specs.minTicketEur)
  money(t('game:maxTicket'), specs.maxTicketEur)
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
