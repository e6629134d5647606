import { cultures } from '../../../../locales/registry.ts'
import type { Lang } from '../../../../shared/site/culture.ts'
import { cultureIds } from '../../../../shared/site/ids.ts'
import type { GameRecord } from '../game-record.ts'
import { groupsIn } from '../groups.ts'

/** Games so far apart or nearer in a list are read in one sitting: no sentence stands in more than two of so many. */
export const sitting = 30

/** How often a sentence may stand in a sitting, and how many sentences two of its games may share. */
export const limits = { uses: 2, shared: 2 } as const

/** Every list that a visitor of a language walks through, each once: the whole range and each group, in default order. */
export function listsIn(games: readonly GameRecord[], lang: Lang): GameRecord[][] {
  const lists = new Map<string, GameRecord[]>()
  for (const culture of cultureIds.filter((id) => cultures[id].lang === lang)) {
    const { offered, groups } = groupsIn(games, culture)
    for (const list of [offered, ...groups.values()]) lists.set(list.map(({ id }) => id).join(), list)
  }
  return [...lists.values()]
}

type Use = { at: number; slug: string }

/** What a sentence would be in the sittings around a game: how far past the limit of uses, and repeated from whom. */
type Answer = { excess: number; saidBy: Set<string> }

/** How many uses stand before the place: found by halves, as a long list knows thousands. */
function before(known: readonly Use[], at: number): number {
  let low = 0
  let high = known.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((known[middle]?.at ?? Infinity) < at) low = middle + 1
    else high = middle
  }
  return low
}

/** The uses so near to the place that they stand in a sitting with it, in order. */
function nearest(known: readonly Use[], at: number): readonly Use[] {
  const from = before(known, at - sitting + 1)
  const to = before(known, at + sitting)
  return from === to ? [] : known.slice(from, to)
}

/** How many sittings pass the limit of uses if the place says it too. */
function excessOf(near: readonly Use[], at: number): number {
  if (near.length < limits.uses) return 0
  const places = [...near.map((use) => use.at), at].sort((a, b) => a - b)
  return places.filter((first, index) => (places[index + limits.uses] ?? Infinity) - first < sitting).length
}

/** Who says what in all lists of a language. Uses are kept in a list's order. */
export function createReaders(lists: readonly (readonly GameRecord[])[]) {
  const places = new Map<string, { at: number; uses: Map<string, Use[]> }[]>()
  for (const list of lists) {
    const uses = new Map<string, Use[]>()
    for (const [at, { slug }] of list.entries()) places.set(slug, [...(places.get(slug) ?? []), { at, uses }])
  }
  const placesOf = (slug: string) => places.get(slug) ?? []
  return {
    ask(slug: string, sentence: string): Answer {
      const answer: Answer = { excess: 0, saidBy: new Set() }
      for (const { at, uses } of placesOf(slug)) {
        const known = uses.get(sentence)
        if (known === undefined) continue
        const near = nearest(known, at)
        for (const use of near) answer.saidBy.add(use.slug)
        answer.excess += excessOf(near, at)
      }
      return answer
    },
    say(slug: string, sentence: string): void {
      for (const { at, uses } of placesOf(slug)) {
        const known = uses.get(sentence)
        if (known === undefined) uses.set(sentence, [{ at, slug }])
        else known.splice(before(known, at), 0, { at, slug })
      }
    },
    unsay(slug: string, sentence: string): void {
      for (const { at, uses } of placesOf(slug)) {
        const known = uses.get(sentence) ?? []
        const index = before(known, at)
        if (known[index]?.slug === slug) known.splice(index, 1)
      }
    },
  }
}
export type Readers = ReturnType<typeof createReaders>
