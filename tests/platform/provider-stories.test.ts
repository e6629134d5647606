import { describe, expect, test } from 'vitest'
import { brandIds, brands } from '../../brands/registry.ts'
import { cultures } from '../../locales/registry.ts'
import { buildItems } from '../../platform/content-files/build-items.ts'
import { mainCategoryIn } from '../../platform/demo/games/availability.ts'
import { buildGames } from '../../platform/demo/games/build-games.ts'
import type { Mechanic } from '../../platform/demo/games/themes.ts'

/** What a story calls the games of a mechanic, in each language. Where a studio comes from is not what it makes: a bingo hall. */
const calledIn = [
  { of: ['bingo', 'video-bingo'], word: /(?<!(?:bingo|salle de) )\bbingos?\b(?! hall)/i },
  { of: ['instant'], word: /\binstant games?\b|\bjeux instantanés|\bjuegos instantáneos|\bSofortspiele|\bsnabbspel/i },
  { of: ['scratch'], word: /\bscratch ?cards?\b|\bà gratter|\brasca\b|\bRubbellos|\bskraplott/i },
  { of: ['slingo'], word: /\bslingo/i },
] as const satisfies readonly { of: readonly Mechanic[]; word: RegExp }[]

const catalogue = buildGames(1200)
const places = brandIds.flatMap((brand) => brands[brand].domain.cultures.map((culture) => ({ brand, culture })))

describe.each(places)('the story of a studio in $culture', ({ brand, culture }) => {
  test('speaks of no kind of game that the studio has none of there', async () => {
    const { items } = await buildItems(brand, culture, new Map())
    const stories = items.filter(({ feed }) => feed === 'provider')
    expect(stories.length, cultures[culture].name).toBeGreaterThan(30)
    const promised = stories.flatMap(({ id, data }) => {
      const makes = new Set(
        catalogue
          .filter((game) => game.provider === id && mainCategoryIn(game, culture) !== null)
          .map(({ mechanic }) => mechanic),
      )
      return calledIn
        .filter(({ of, word }) => word.test(JSON.stringify(data)) && !of.some((mechanic) => makes.has(mechanic)))
        .map(({ of }) => `${id}: ${of[0]}`)
    })
    expect(promised).toEqual([])
  })
})
