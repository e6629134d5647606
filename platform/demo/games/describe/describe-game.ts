import { type Random, randomFrom } from '../../../../drawing/random.ts'
import { cultures } from '../../../../locales/registry.ts'
import type { CultureId } from '../../../../shared/site/ids.ts'
import { families } from '../families.ts'
import type { GameRecord } from '../game-record.ts'
import { descriptionTexts } from './by-language.ts'
import { type Filler, fillerOf } from './fill.ts'
import { layoutOf } from './layout.ts'
import type { DescriptionTexts } from './texts.ts'
import { traitsOf } from './traits.ts'

/** Characters of a summary and words of a description that are not left. */
const summarySpan = [90, 200] as const
const wordSpan = [112, 188] as const
/** A description that has so many words gets no further extras; drawn for each game. */
const enoughWords = [138, 174] as const
/** Draws that a game has before its texts must fit. Tests hold that all do. */
const draws = 60

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

type Source = { game: GameRecord; culture: CultureId; texts: DescriptionTexts; filler: Filler; random: Random }

/** One of some sentences that suits the game: a game that counts ways has no lines, a name with a colon needs none. */
function pickFor({ game, texts, random }: Source, templates: readonly string[]): string {
  const noLines = layoutOf(game.mechanic, game.figures) === 'ways'
  const noColon = game.name.includes(':')
  return random.pick(
    templates.filter(
      (template) =>
        !(noLines && texts.lines.test(template)) && !(noColon && template.includes('{name}') && template.includes(':')),
    ),
  )
}

function summaryOf(source: Source): string {
  const { game, texts, filler, random } = source
  const lead = filler.sentence(random.pick(texts.themes[game.theme].leads))
  const kind = filler.sentence(pickFor(source, texts.mechanics[game.mechanic].summaries))
  return random.next() < 0.7 ? `${lead} ${kind}` : `${kind} ${lead}`
}

type Section = 'setting' | 'frame' | 'round' | 'figures' | 'remarks'
type Draft = Record<Section, string[]> & { list: string[] }

/** What may be added to a description, most wanted first. */
function* extrasOf(source: Source, shown: ReadonlySet<string>): Generator<[Section, string] | ['list', string[]]> {
  const { game, culture, texts, filler, random } = source
  const { figures, mechanic, theme } = game
  const family = families[mechanic]
  const layout = layoutOf(mechanic, figures)
  if (family !== 'slots') yield ['frame', random.pick(texts.remarks.frames[family])]
  const traits = traitsOf(game, cultures[culture].lang, filler)
  if (traits.length > 1 && random.next() < (family === 'slots' ? 0.4 : 0.8)) {
    const chosen = new Set(random.shuffle(traits).slice(0, random.int(2, 3)))
    yield ['list', traits.filter((trait) => chosen.has(trait))]
  } else {
    if (layout !== null) yield ['figures', random.pick(texts.figures.layout[layout])]
    if (figures.maxWinMultiplier !== null) yield ['figures', random.pick(texts.figures.most)]
  }
  const { kin, twists } = texts.mechanics[mechanic]
  const unseen = (sentences: readonly string[]) => sentences.filter((sentence) => !shown.has(sentence))
  yield ['remarks', pickFor(source, kin.some((sentence) => shown.has(sentence)) ? texts.remarks.studios : kin)]
  yield ['setting', random.pick(unseen(texts.themes[theme].details))]
  yield ['round', pickFor(source, unseen(twists))]
}

function draftOf(source: Source): { draft: Draft; words: number } {
  const { game, texts, filler, random } = source
  const { themes, mechanics, figures, remarks } = texts
  const { rounds, twists, kin } = mechanics[game.mechanic]
  const closings: readonly string[] = random.next() < 0.6 ? remarks.studios : kin
  const chosen: [Section, string][] = [
    ['setting', random.pick(themes[game.theme].openings)],
    ['setting', random.pick(themes[game.theme].details)],
    ['round', pickFor(source, rounds)],
    ['round', pickFor(source, twists)],
    ['figures', pickFor(source, game.figures.rtp === null ? figures.noRtp : figures.rtp)],
    [
      'figures',
      random.pick(game.figures.volatility === null ? figures.limits : figures.volatility[game.figures.volatility]),
    ],
    ['remarks', random.pick(remarks.audience[families[game.mechanic]])],
    ['remarks', pickFor(source, closings)],
  ]
  const draft: Draft = { setting: [], frame: [], round: [], figures: [], remarks: [], list: [] }
  for (const [section, template] of chosen) draft[section].push(filler.sentence(template))
  const { list: _, ...sections } = draft
  let words = wordsIn(Object.values(sections).flat().join(' '))
  const enough = random.int(...enoughWords)
  for (const [section, extra] of extrasOf(source, new Set(chosen.map(([, template]) => template)))) {
    if (words >= enough) break
    const added = section === 'list' ? extra : [filler.sentence(extra)]
    const more = wordsIn(added.join(' '))
    if (words + more > wordSpan[1]) continue
    draft[section].push(...added)
    words += more
  }
  return { draft, words }
}

function htmlOf({ draft, source: { game, random } }: { draft: Draft; source: Source }): string {
  const paragraph = (...sentences: readonly string[]): string => `<p>${escaped(sentences.join(' '))}</p>`
  const list =
    draft.list.length === 0 ? [] : [`<ul>${draft.list.map((entry) => `<li>${escaped(entry)}</li>`).join('')}</ul>`]
  const opening = [paragraph(...draft.setting, ...draft.frame), paragraph(...draft.round)]
  // A table may be explained before the room around it is described; reels come with their picture.
  if (families[game.mechanic] !== 'slots' && random.next() < 0.4) opening.reverse()
  const listFirst = random.next() < 0.5
  const closing =
    list.length === 0 && random.next() < 0.3
      ? [paragraph(...draft.figures, ...draft.remarks)]
      : [paragraph(...draft.figures), ...(listFirst ? [] : list), paragraph(...draft.remarks)]
  return [...opening, ...(listFirst ? list : []), ...closing].join('\n')
}

const within = (value: number, [low, high]: readonly [number, number]): boolean => value >= low && value <= high

/** Draws again, from the slug and the number of the draw, until a text fits. */
function firstFit<T>(
  game: GameRecord,
  culture: CultureId,
  draw: (source: Source) => T,
  fits: (drawn: T) => boolean,
): T {
  const texts = descriptionTexts[cultures[culture].lang]
  const filler = fillerOf(game, culture)
  for (let number = 1; ; number += 1) {
    const drawn = draw({ game, culture, texts, filler, random: randomFrom(`text ${number} ${game.slug}`) })
    if (fits(drawn) || number === draws) return drawn
  }
}

/**
 * A game's own text in a culture: a summary of one or two sentences as plain text, and paragraphs of HTML. It speaks of
 * the game's theme, mechanic and figures and is always the same for the same game. Both hold the game's name once, and
 * names are unique in a catalogue, so no two games can share a text; how much else they share, a test keeps low.
 */
export function describeGame(game: GameRecord, culture: CultureId): { summary: string; html: string } {
  const summary = firstFit(game, culture, summaryOf, ({ length }) => within(length, summarySpan))
  const { html } = firstFit(
    game,
    culture,
    (source) => {
      const { draft, words } = draftOf(source)
      return { words, html: htmlOf({ draft, source }) }
    },
    ({ words }) => within(words, wordSpan),
  )
  return { summary, html }
}
