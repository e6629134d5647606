import { cultures } from '../../../locales/registry.ts'
import type { CultureId } from '../../../shared/site/ids.ts'
import type { GameRecord } from '../game-record.ts'
import { gameWords } from '../words/by-language.ts'

/** A game's own text in a culture: a summary of one or two sentences and paragraphs of HTML. */
export function describeGame(game: GameRecord, culture: CultureId): { summary: string; html: string } {
  const words = gameWords[cultures[culture].lang]
  const summary = `${game.name}: ${words.themes[game.theme]}, ${words.mechanics[game.mechanic]}.`
  return { summary, html: `<p>${summary}</p>` }
}
