import { randomFrom } from '../../../../drawing/random.ts'
import type { Lang } from '../../../../shared/site/culture.ts'
import type { GameRecord } from '../game-record.ts'
import { apartFrom } from './apart.ts'
import { descriptionTexts } from './by-language.ts'
import { type Choice, choicesOf, type Part, parts } from './choices.ts'
import { createReaders, limits, listsIn, type Readers } from './neighbours.ts'
import type { DescriptionTexts } from './texts.ts'

/** What each part of a game's description says, before names and figures are filled in. */
export type Plan = Partial<Readonly<Record<Part, string>>>

const planOf = (chosen: Partial<Record<Part, Choice>>): Plan =>
  Object.fromEntries(Object.entries(chosen).map(([part, { text }]) => [part, text]))

/** Characters that a summary may have, its placeholders filled. */
const summarySpan = [90, 200] as const

/** Characters of the longest return, as in "about 97.77 %". */
const longestReturn = 13

const summaryFits = (lead: string, kind: string, { name }: GameRecord): boolean => {
  const length = `${lead} ${kind.replace('{name}', name).replace('{rtp}', '')}`.length
  return length + 4 >= summarySpan[0] && length + longestReturn <= summarySpan[1]
}

/** What a text pictures, by the beginnings of its longer words: "lantern" and "lanterns" are one. */
const picturesOf = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 5)))

/** A part that may be left out is, before anything is said too often. */
const optional: readonly Part[] = ['frame']

/** So often a game that still repeats its neighbours chooses again. */
const rounds = 8

const byPopularity = (a: GameRecord, b: GameRecord): number =>
  b.popularity - a.popularity || a.slug.localeCompare(b.slug, 'en')

type Chosen = Partial<Record<Part, Choice>>

/** How a game would sound among its neighbours: `cost` orders its choices, `faults` is what a reader would notice. */
type Judged = { choice: Choice; cost: number; faults: number }

function judge(choice: Choice, shared: ReadonlyMap<string, number>, ask: Readers['ask'], slug: string): Judged {
  const answers = choice.sentences.map((sentence) => ask(slug, sentence))
  const others = answers.flatMap(({ saidBy }) => [...saidBy])
  const excess = answers.reduce((sum, answer) => sum + answer.excess, 0)
  const again = new Map<string, number>()
  for (const other of others) again.set(other, (again.get(other) ?? 0) + 1)
  const pairs = [...again].filter(([other, more]) => (shared.get(other) ?? 0) + more > limits.shared).length
  const pieces = choice.pieces.reduce((sum, piece) => sum + ask(slug, piece).saidBy.size, 0)
  return { choice, cost: excess * 10_000 + pairs * 1000 + others.length * 60 + pieces, faults: excess + pairs }
}

/** What a lead costs that pictures what the scene pictures: less than a neighbour's sentences, more than their pieces. */
const pictureAgain = 500

/** The lead stands on one page with the scene. */
function againIn(lead: string, { opening, detail }: Chosen): boolean {
  const scene = picturesOf(`${opening?.text ?? ''} ${detail?.text ?? ''}`)
  return [...picturesOf(lead)].some((picture) => scene.has(picture))
}

/** Chooses part by part what the games around say least. */
function choose(game: GameRecord, texts: DescriptionTexts, readers: Readers): { chosen: Chosen; faults: number } {
  const { slug } = game
  const chosen: Chosen = {}
  const shared = new Map<string, number>()
  const unsaid: RegExp[] = []
  let faults = 0
  // Pieces are asked for once a game: each stands in many choices.
  const answers = new Map<string, ReturnType<Readers['ask']>>()
  const ask: Readers['ask'] = (asker, said) => {
    const answer = answers.get(said) ?? readers.ask(asker, said)
    answers.set(said, answer)
    return answer
  }
  for (const part of parts) {
    const offered = randomFrom(`text ${part} ${slug}`)
      .shuffle(choicesOf(game, part, texts))
      .filter(({ text }) => !(part === 'lead' && text === chosen.detail?.text))
      .filter(({ text }) => !unsaid.some((words) => words.test(text)))
    const fitting =
      part === 'kind' ? offered.filter(({ text }) => summaryFits(chosen.lead?.text ?? '', text, game)) : offered
    let best: Judged | undefined
    for (const choice of fitting.length > 0 ? fitting : offered) {
      const judged = judge(choice, shared, ask, slug)
      if (part === 'lead' && againIn(choice.text, chosen)) judged.cost += pictureAgain
      if (best === undefined || judged.cost < best.cost) best = judged
      if (judged.cost === 0) break
    }
    if (best === undefined || (best.faults > 0 && optional.includes(part))) continue
    chosen[part] = best.choice
    unsaid.push(...apartFrom(best.choice.text, texts.apart))
    faults += best.faults
    for (const sentence of best.choice.sentences) {
      for (const other of ask(slug, sentence).saidBy) shared.set(other, (shared.get(other) ?? 0) + 1)
    }
  }
  return { chosen, faults }
}

const wordsOf = (chosen: Chosen): string[] =>
  Object.values(chosen).flatMap(({ sentences, pieces }) => [...sentences, ...pieces])

/**
 * Chooses what every game says in a language so that neighbours sound different (decision 0029). The most popular game
 * chooses first; each next one takes, part by part, what the games around it in any list say least; those that still repeat
 * a neighbour choose again. It depends on the games alone: in whatever order they are handed in, each says the same.
 */
export function planDescriptions(
  games: readonly GameRecord[],
  lang: Lang,
  written: ReadonlySet<string>,
): Map<string, Plan> {
  const texts = descriptionTexts[lang]
  const lists = listsIn(games, lang)
  const readers = createReaders(lists)
  const listed = new Set(lists.flat().map(({ slug }) => slug))
  const chosen = new Map<string, Chosen>()
  let open = games.filter(({ slug }) => listed.has(slug) && !written.has(slug)).sort(byPopularity)
  for (let round = 0; round < rounds && open.length > 0; round += 1) {
    open = open.filter((game) => {
      for (const said of wordsOf(chosen.get(game.slug) ?? {})) readers.unsay(game.slug, said)
      const made = choose(game, texts, readers)
      for (const said of wordsOf(made.chosen)) readers.say(game.slug, said)
      chosen.set(game.slug, made.chosen)
      return made.faults > 0
    })
  }
  return new Map([...chosen].map(([slug, said]) => [slug, planOf(said)]))
}
