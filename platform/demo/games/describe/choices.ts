import { families } from '../families.ts'
import type { GameRecord } from '../game-record.ts'
import { apartFrom } from './apart.ts'
import { layoutOf } from './layout.ts'
import type { DescriptionTexts, Temper } from './texts.ts'

/** The parts of a description, in the order in which they are chosen: what can be said in most ways comes last. */
export const parts = ['opening', 'detail', 'lead', 'figure', 'closing', 'frame', 'twist', 'round', 'kind'] as const
export type Part = (typeof parts)[number]

/**
 * One thing that a part may say. `sentences` are what a reader recognises when it comes again; `pieces` are what it is put
 * together from, where it is put together.
 */
export type Choice = { text: string; sentences: readonly string[]; pieces: readonly string[] }

const said = (text: string, ...pieces: readonly string[]): Choice => ({
  text,
  sentences: text.split(/(?<=[.!?]) /),
  pieces,
})
const wholes = (texts: readonly string[]): Choice[] => texts.map((text) => said(text))

const tempers: Readonly<Record<string, Temper>> = {
  low: 'calm',
  'low-medium': 'calm',
  medium: 'any',
  'medium-high': 'rough',
  high: 'rough',
  'very-high': 'rough',
}

function audienceOf({ mechanic, figures }: GameRecord, { remarks }: DescriptionTexts): readonly string[] {
  const family = families[mechanic]
  if (family !== 'slots') return remarks.audience[family]
  const temper = tempers[figures.volatility ?? 'medium'] ?? 'any'
  return temper === 'any'
    ? remarks.audience.slots.any
    : [...remarks.audience.slots.any, ...remarks.audience.slots[temper]]
}

/** From so many times the stake on, the most that a round can pay is what hardly anybody sees. */
const rareFrom = 400

function mostOf(game: GameRecord, { most, seldom, besidePot }: DescriptionTexts['figures']): readonly string[] {
  const { maxWinMultiplier } = game.figures
  if (maxWinMultiplier === null) return []
  if (game.jackpot !== null) return besidePot
  return maxWinMultiplier < rareFrom ? most : [...most, ...seldom]
}

function figuresOf(game: GameRecord, { figures: texts }: DescriptionTexts): readonly string[] {
  const { mechanic, figures } = game
  const layout = layoutOf(mechanic, figures)
  return [
    ...(figures.rtp === null ? texts.noRtp : texts.rtp),
    ...(figures.volatility === null ? texts.limits : texts.volatility[figures.volatility]),
    ...(layout === null ? [] : texts.layout[layout]),
    ...mostOf(game, texts),
  ]
}

/** A lead is short; a detail may stand for one if it is too. */
const longestLead = 84

/** What a part may say of a game: nothing that contradicts its name or its layout. Empty where it says nothing. */
export function choicesOf(game: GameRecord, part: Part, texts: DescriptionTexts): Choice[] {
  const fits = ({ text }: Choice): boolean =>
    !(layoutOf(game.mechanic, game.figures) === 'ways' && texts.lines.test(text)) &&
    !(game.name.includes(':') && text.includes('{name}') && text.includes(':')) &&
    !texts.unfit.some(({ names, sentences }) => names.test(game.name) && sentences.test(text))
  return allOf(game, part, texts).filter(fits)
}

function allOf(game: GameRecord, part: Part, texts: DescriptionTexts): Choice[] {
  const theme = texts.themes[game.theme]
  const mechanic = texts.mechanics[game.mechanic] ?? texts.other
  const family = families[game.mechanic]
  if (mechanic === null)
    throw new Error(`Nothing is written of ${game.mechanic}: add it to the language in platform/demo/games/describe/.`)
  switch (part) {
    case 'opening':
      return wholes(theme.openings)
    case 'detail':
      return wholes(theme.details)
    case 'lead':
      return wholes([...theme.leads, ...theme.details.filter(({ length }) => length <= longestLead)])
    case 'kind':
      return texts.frames.flatMap((frame) =>
        mechanic.kinds.map((kind) => said(frame.replace('{kind}', kind), frame, kind)),
      )
    case 'round':
      return mechanic.starts.flatMap((start) => {
        const unsaid = apartFrom(start, texts.apart)
        return mechanic.settles
          .filter((settle) => !unsaid.some((words) => words.test(settle)))
          .map((settle) => said(`${start}${settle}.`, start, settle))
      })
    case 'twist':
      return wholes([
        ...mechanic.twists,
        ...texts.sharedTwists.filter(({ of }) => of.includes(game.mechanic)).flatMap(({ twists }) => twists),
      ])
    case 'figure':
      return wholes(figuresOf(game, texts))
    case 'frame':
      return family === 'slots' ? [] : wholes(texts.remarks.frames[family])
    case 'closing':
      return wholes([...audienceOf(game, texts), ...texts.remarks.studios, ...mechanic.kin])
  }
}
