import type { Lang } from '../../../../shared/site/culture.ts'
import type { GameRecord } from '../game-record.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { GameWords } from './game-words.ts'
import { sv } from './sv.ts'

export const gameWords: Readonly<Record<Lang, GameWords>> = { en, fr, de, es, sv }

/** The texts among a game's figures in one language (spec 3 "Game"). */
export function wordsOf(game: GameRecord, lang: Lang) {
  const words = gameWords[lang]
  const { specialBets, statistics, bingoVariant, bingoTimes } = game.figures
  return {
    specialBets: specialBets.map((key) => words.specialBets[key]),
    statistics: statistics && words.statistics[statistics],
    theme: words.themes[game.theme],
    bingoVariant: bingoVariant && words.bingoVariants[bingoVariant],
    bingoTimes: bingoTimes && words.bingoTimes[bingoTimes],
  }
}
