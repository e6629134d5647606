import { randomFrom } from '../../../drawing/random.ts'
import { mechanicPatterns, rooms, showKinds, showMoods, tablePatterns } from './table-names.ts'
import { themeNames } from './theme-names.ts'
import type { Mechanic, Theme } from './themes.ts'

/** A name's address: letters, digits and single dashes. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/&/g, ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Every base name of a theme in a random order: "Sunlit Scarab", "Pharaoh’s Tomb", "Lotus of Karnak". */
function themeBaseNames(theme: Theme): string[] {
  const { adjectives, nouns, owners, places } = themeNames[theme]
  const names: string[] = []
  for (const noun of nouns) {
    for (const adjective of adjectives) if (adjective !== noun) names.push(`${adjective} ${noun}`)
    for (const owner of owners)
      if (!owner.includes(noun.replace(/s$/, ''))) names.push(`${owner.replace("'", '’')} ${noun}`)
    for (const place of places) if (!place.endsWith(noun)) names.push(`${noun} of ${place}`)
  }
  for (const owner of owners) {
    for (const adjective of adjectives) {
      const noun = nouns[(owners.indexOf(owner) + adjectives.indexOf(adjective)) % nouns.length]
      if (noun !== undefined && noun !== adjective && !owner.includes(noun.replace(/s$/, '')))
        names.push(`${owner.replace("'", '’')} ${adjective} ${noun}`)
    }
  }
  return randomFrom(`names ${theme}`).shuffle(names)
}

const combined = (patterns: readonly string[], mechanic: Mechanic): string[] =>
  randomFrom(`names ${mechanic}`).shuffle(
    rooms.flatMap((room) => patterns.map((pattern) => pattern.replace('{room}', room))),
  )

/** Hands out names: each once, by theme and mechanic, always in the same order. */
export function createNamer(taken: readonly string[]): (theme: Theme, mechanic: Mechanic) => string {
  const used = new Set(taken.map(slugOf))
  const byTheme = new Map<Theme, string[]>()
  const byMechanic = new Map<Mechanic, string[]>()
  const pattern = randomFrom('name patterns')

  const poolOf = (theme: Theme, mechanic: Mechanic): string[] => {
    const table = tablePatterns[mechanic]
    if (table !== undefined || mechanic === 'game-show') {
      const pool =
        byMechanic.get(mechanic) ??
        (table !== undefined
          ? combined(table, mechanic)
          : randomFrom('names shows').shuffle(showMoods.flatMap((mood) => showKinds.map((kind) => `${mood} ${kind}`))))
      byMechanic.set(mechanic, pool)
      return pool
    }
    const pool = byTheme.get(theme) ?? themeBaseNames(theme)
    byTheme.set(theme, pool)
    return pool
  }

  return (theme, mechanic) => {
    const pool = poolOf(theme, mechanic)
    for (let base = pool.pop(); base !== undefined; base = pool.pop()) {
      const patterns = mechanicPatterns[mechanic]
      const name = patterns === undefined ? base : pattern.pick(patterns).replace('{name}', base)
      const slug = slugOf(name)
      // A slug that is also a word of the route table would never be reached (rulings 3.2).
      if (used.has(slug)) continue
      used.add(slug)
      return name
    }
    throw new Error(`No names are left for ${theme} ${mechanic}: add words to platform/demo/games/theme-names.ts.`)
  }
}
