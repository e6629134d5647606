import { fewFound } from '../../shared/search/ask.ts'
import { createSearch } from '../../shared/search/engine.ts'
import { gameAt, type SearchList } from '../../shared/search/list.ts'
import type { Found, GameResult, Question } from './messages.ts'

/** Popular games shown where a search finds few or none. */
const popularCount = 12

/** Answers questions over a list. */
export function createFinder(list: SearchList): (question: Question) => Found {
  const find = createSearch(list)
  const everything = list.names.map((_, at) => at)

  const shown = (places: readonly number[], count: number): GameResult[] =>
    places.slice(0, count).flatMap((at) => {
      const game = gameAt(list, at)
      if (game === null) return []
      const { slug, name, provider, href, image, categoryAt } = game
      return [{ slug, name, provider, href, image, type: list.categories[categoryAt]?.name ?? '' }]
    })
  /** How many of the games belong to each entry of a list, the most first. */
  const counted = (
    places: readonly number[],
    column: readonly number[],
    names: readonly { readonly name: string }[],
  ) => {
    const counts = new Map<number, number>()
    for (const place of places) {
      const at = column[place] ?? -1
      counts.set(at, (counts.get(at) ?? 0) + 1)
    }
    return [...counts]
      .flatMap(([at, count]) => (names[at] === undefined ? [] : [{ at, name: names[at].name, count }]))
      .sort((one, other) => one.name.localeCompare(other.name))
  }

  return ({ words, provider, category, count }) => {
    const all = words === '' ? everything : find(words)
    const ofProvider = (at: number) => provider === null || list.providerOf[at] === provider
    const ofCategory = (at: number) => category === null || list.categoryOf[at] === category
    const places = all.filter((at) => ofProvider(at) && ofCategory(at))
    return {
      games: shown(places, count),
      total: places.length,
      providers: counted(all.filter(ofCategory), list.providerOf, list.providers),
      categories: counted(all.filter(ofProvider), list.categoryOf, list.categories),
      popular:
        places.length > fewFound
          ? []
          : shown(
              everything.filter((at) => !places.includes(at)),
              popularCount,
            ),
    }
  }
}
