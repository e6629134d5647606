import { type GameGroup, type Volatility, volatilities } from '../content/game.ts'
import { isSlug } from '../content/slug.ts'
import { searchWords } from '../search/ask.ts'

/** Orders of a list of games; the first stands for the list's own, which is no part of an address. */
export const gameSorts = ['popular', 'newest', 'name', 'rtp'] as const
export type GameSort = (typeof gameSorts)[number]

/** Groups of the latest games: their own order is by date. */
const latest: readonly GameGroup[] = ['new_games', 'new_slots']
const byDate: readonly GameSort[] = ['newest', 'name', 'rtp']

/** The orders in which a group's list can be had, its own first. */
export const sortsOf = (group: GameGroup): readonly GameSort[] => (latest.includes(group) ? byDate : gameSorts)

/** What the games of a category are narrowed to, and their order. Null: all of them. */
export interface GameFilter {
  readonly provider: string | null
  /** A mechanic by key. */
  readonly feature: string | null
  readonly volatility: Volatility | null
  /** Words that are looked for as search does: what they find stands in search's order, unless another is asked for. */
  readonly words: string | null
  readonly sort: GameSort
}

/** Nothing is narrowed, and the order is the list's own. */
export const wholeList: GameFilter = {
  provider: null,
  feature: null,
  volatility: null,
  words: null,
  sort: gameSorts[0],
}

/** The filter's parts as parameters of a category's address and of the content API's calls. */
export const filterNames = ['q', 'provider', 'feature', 'volatility', 'sort'] as const
export type FilterName = (typeof filterNames)[number]

const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | null =>
  words.find((word) => word === text) ?? null
const slugOrNull = (text: string | null): string | null => (text !== null && isSlug(text) ? text : null)

/** The filter that an address asks for. What is no value of a part leaves that part as it is without one. */
export const gameFilterOf = (query: Pick<URLSearchParams, 'get'>): GameFilter => ({
  provider: slugOrNull(query.get('provider')),
  feature: slugOrNull(query.get('feature')),
  volatility: oneOf(volatilities, query.get('volatility')),
  words: searchWords(query.get('q')),
  sort: oneOf(gameSorts, query.get('sort')) ?? gameSorts[0],
})

/** The parts that are set, as the address carries them, in one order. */
export function filterQuery(filter: GameFilter): Readonly<Partial<Record<FilterName, string>>> {
  const { provider, feature, volatility, words, sort } = filter
  return {
    ...(words !== null && { q: words }),
    ...(provider !== null && { provider }),
    ...(feature !== null && { feature }),
    ...(volatility !== null && { volatility }),
    ...(sort !== gameSorts[0] && { sort }),
  }
}

/** Whether it asks for anything but the whole list in its own order. */
export const isFiltered = (filter: GameFilter): boolean => Object.keys(filterQuery(filter)).length > 0
