import type { Lang } from '../../../../shared/site/culture.ts'
import type { GameRecord } from '../game-record.ts'
import { wordsOf } from '../words/by-language.ts'
import { descriptionTexts } from './by-language.ts'
import type { Filler } from './fill.ts'
import { layoutOf } from './layout.ts'

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** German keeps its nouns, English the proper names of bets; the rest goes on in lower case after a colon. */
const lowers = (lang: Lang, kind: 'bet' | 'value'): boolean => lang !== 'de' && !(lang === 'en' && kind === 'bet')

/** Names that state a number of decks or places themselves. */
const saysItself = /Single Deck|Infinite/

/** What there is to say of a game in a few words each, in the order in which a list shows it. */
export function traitsOf(game: GameRecord, lang: Lang, filler: Filler): string[] {
  const { traits } = descriptionTexts[lang]
  const { figures } = game
  const words = wordsOf(game, lang)
  const layout = layoutOf(game.mechanic, figures)
  const value = (text: string): string => (lowers(lang, 'value') ? lowerFirst(text) : text)
  const counted = (count: number | null, one: string, many: string): string[] =>
    count === null || saysItself.test(game.name)
      ? []
      : [filler.entry(count === 1 ? one : many, { count: filler.digits(count) })]
  const bets = words.specialBets.map((bet) => (lowers(lang, 'bet') ? lowerFirst(bet) : bet)).join(', ')
  return [
    ...(game.original ? [traits.original] : []),
    ...(game.mechanic === 'jackpot-slot' ? [traits.jackpot] : []),
    ...(game.mechanic === 'daily-jackpot-slot' ? [traits.dailyJackpot] : []),
    ...(figures.liveDealer ? [traits.dealer] : []),
    ...(words.bingoVariant === null ? [] : [filler.entry(traits.bingoVariant, { value: value(words.bingoVariant) })]),
    ...(words.bingoTimes === null ? [] : [filler.entry(traits.bingoTimes, { value: value(words.bingoTimes) })]),
    ...(layout === null ? [] : [filler.entry(traits.layout[layout])]),
    ...(bets === '' ? [] : [filler.entry(traits.sideBets, { list: bets })]),
    ...(words.statistics === null ? [] : [filler.entry(traits.statistics, { value: value(words.statistics) })]),
    ...counted(figures.decks, traits.deck, traits.decks),
    ...counted(figures.seats, traits.seat, traits.seats),
    ...(figures.maxWinMultiplier === null ? [] : [filler.entry(traits.most)]),
  ]
}
