import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import { swapped, wordsIn } from './words.ts'

/** A theme or a mechanic: its name, and what people type who mean it. */
export interface Facet {
  readonly name: string
  readonly words: string
}

/** What is searched: columns of equal length, the most popular game first. -1 stands for none. */
export interface SearchableGames {
  readonly names: readonly string[]
  readonly providers: readonly { readonly name: string }[]
  readonly themes: readonly Facet[]
  readonly mechanics: readonly Facet[]
  readonly providerOf: readonly number[]
  readonly themeOf: readonly number[]
  readonly mechanicOf: readonly number[]
}

/** Finds games: their places in the list, best first. A text without a word finds none. */
export type FindGames = (text: string) => readonly number[]

/** Most words of a text that count. */
const mostWords = 6
/** A word of at most so many letters ("the", "der", "les") is left out where nothing is found with it. */
const shortWord = 3
/** How much a word weighs in a game's own name; what a theme is called never precedes a name. */
const nameWeight = 6

/** Beginnings count, and near misses: but a number is meant as it stands, and a short word is not misspelt ("777" is not "77"). */
const lenient: SearchOptions = {
  prefix: (word) => word.length > 1,
  fuzzy: (word) => (word.length < 3 || /\d/.test(word) ? false : 0.25),
  weights: { prefix: 0.7, fuzzy: 0.2 },
}

/** The spellings of a word that are looked for: its own, and those with two neighbours swapped. */
const spellingsOf = (word: string): Query[] => [
  { queries: [word], ...lenient },
  ...swapped(word).map((spelling) => ({ queries: [spelling], prefix: true, fuzzy: false, boostDocument: () => 0.5 })),
]

/**
 * Providers, themes and mechanics are few and shared by many games: they have a small index of their own, and a game only
 * carries their marks. `weight`: of a word that means one, beside a word of a name.
 */
const kinds = {
  p: { weight: 3, of: ({ providers }: SearchableGames) => providers.map(({ name }) => ({ name, words: '' })) },
  t: { weight: 1, of: ({ themes }: SearchableGames) => themes },
  m: { weight: 1, of: ({ mechanics }: SearchableGames) => mechanics },
} as const

const asIs = { processTerm: (term: string) => term } as const

/** Builds the index of a list: about 130 ms for 8,000 games, so a page does it in a worker. */
export function createSearch(games: SearchableGames): FindGames {
  const kindIndex = new MiniSearch({ ...asIs, tokenize: wordsIn, fields: ['name', 'words'] })
  const weightOf = new Map<string, number>()
  for (const [letter, { weight, of }] of Object.entries(kinds))
    of(games).forEach((facet, at) => {
      weightOf.set(`${letter}${at}`, weight)
      kindIndex.add({ id: `${letter}${at}`, ...facet })
    })

  const index = new MiniSearch({
    ...asIs,
    tokenize: (text, field) => (field === 'marks' ? text.split(' ') : wordsIn(text)),
    fields: ['name', 'marks'],
  })
  const count = games.names.length
  const wholeNames = games.names.map((name) => wordsIn(name).join(' '))
  const carriers = new Map<string, number>()
  games.names.forEach((name, id) => {
    const marks = [`p${games.providerOf[id]}`, `t${games.themeOf[id]}`, `m${games.mechanicOf[id]}`]
    for (const mark of marks) carriers.set(mark, (carriers.get(mark) ?? 0) + 1)
    index.add({ id, name, marks: marks.join(' ') })
  })
  /** How rare a mark is, as the library reckons it (BM25): a word that means many games shall weigh what one does that means few. */
  const rarity = (mark: string): number => {
    const carrying = carriers.get(mark) ?? 0
    return Math.log(1 + (count - carrying + 0.5) / (carrying + 0.5))
  }

  /** A word as a query: part of a name, or what a provider, theme or mechanic is called. */
  const queryOf = (word: string): Query => {
    const meant = kindIndex.search({ combineWith: 'OR', queries: spellingsOf(word) }, { boost: { name: 3 } })
    const best = meant[0]?.score ?? 1
    return {
      combineWith: 'OR',
      queries: [
        { combineWith: 'OR', queries: spellingsOf(word), fields: ['name'], boost: { name: nameWeight } },
        ...meant.map(({ id, score }) => {
          const mark = String(id)
          const weight = ((weightOf.get(mark) ?? 0) * score) / best / rarity(mark)
          return { queries: [mark], fields: ['marks'], tokenize: () => [mark], boost: { marks: weight } }
        }),
      ],
    }
  }
  const find = (words: readonly string[]) =>
    words.length === 0
      ? []
      : index.search(
          { combineWith: 'AND', queries: words.map(queryOf) },
          // Among games that fit alike the popular ones come first.
          { boostDocument: (id) => 1 + 0.2 * (1 - id / count) },
        )
  return (text) => {
    const words = wordsIn(text).slice(0, mostWords)
    const all = find(words)
    const found = all.length > 0 ? all : find(words.filter((word) => word.length > shortWord))
    const whole = words.join(' ')
    const isNamed = (id: number): number => (wholeNames[id] === whole ? 1 : 0)
    return found
      .sort((one, other) => isNamed(other.id) - isNamed(one.id) || other.score - one.score || one.id - other.id)
      .map(({ id }) => Number(id))
  }
}
