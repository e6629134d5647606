import { randomFrom } from '../../../../drawing/random.ts'
import { cultures } from '../../../../locales/registry.ts'
import type { Lang } from '../../../../shared/site/culture.ts'
import type { CultureId } from '../../../../shared/site/ids.ts'
import { families } from '../families.ts'
import type { GameRecord } from '../game-record.ts'
import { fillerOf } from './fill.ts'
import { type Plan, planDescriptions } from './plan.ts'
import { writtenTexts } from './written/by-language.ts'
import type { WrittenText } from './written/written-text.ts'

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** Tables and live games are named for a place or a stone, not for their scenery: words about it come after the game. */
const isTable = ({ mechanic }: GameRecord): boolean => ['tables', 'live'].includes(families[mechanic])

/** What stands in a paragraph together, and the text as it reads from top to bottom. */
function paragraphsOf(plan: Plan, game: GameRecord): (string | undefined)[][] {
  const random = randomFrom(`paragraphs ${game.slug}`)
  const setting = [plan.opening, plan.detail, plan.frame]
  const round = [plan.round, plan.twist]
  // A table is explained before the room around it is described, a quick game sometimes; reels come with their picture.
  const isExplainedFirst = isTable(game) || (families[game.mechanic] !== 'slots' && random.next() < 0.4)
  const opening = isExplainedFirst ? [round, setting] : [setting, round]
  return [...opening, [plan.figure, plan.closing]]
}

export type Description = { summary: string; html: string }

/**
 * Texts of a catalogue: a summary of one or two sentences as plain text, and paragraphs of HTML. What a person wrote of a game
 * stands; the others are put together so that no neighbours repeat each other, once a language and only where it is asked for.
 */
export function describerOf(games: readonly GameRecord[]): (game: GameRecord, culture: CultureId) => Description {
  const planned = new Map<Lang, Map<string, Plan>>()
  const plansIn = (lang: Lang): Map<string, Plan> => {
    const known = planned.get(lang) ?? planDescriptions(games, lang, new Set(Object.keys(writtenTexts[lang])))
    planned.set(lang, known)
    return known
  }
  return (game, culture) => {
    const { lang } = cultures[culture]
    const { sentence } = fillerOf(game, culture)
    const html = (paragraphs: readonly (readonly (string | undefined)[])[]): string =>
      paragraphs
        .map((sentences) => sentences.filter((text) => text !== undefined).map((text) => sentence(text)))
        .map((sentences) => `<p>${escaped(sentences.join(' '))}</p>`)
        .join('\n')
    const written: WrittenText | undefined = writtenTexts[lang][game.slug]
    if (written !== undefined) {
      const [summary, ...paragraphs] = written
      return { summary: sentence(summary), html: html(paragraphs.map((text) => [text])) }
    }
    const plan = plansIn(lang).get(game.slug)
    if (plan === undefined) throw new Error(`${game.slug} is not offered in ${culture}: it has no description there.`)
    // Which of the two comes first is the game's own, but a table begins with its name.
    const summary = [plan.lead, plan.kind].map((text) => sentence(text ?? ''))
    if (isTable(game) || randomFrom(`summary ${game.slug}`).next() < 0.3) summary.reverse()
    return { summary: summary.join(' '), html: html(paragraphsOf(plan, game)) }
  }
}
