import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCulture } from '../../scripts/run/platform-addresses.ts'
import { type RunningPlatform, startPlatform } from '../../scripts/run/throwaway-platform.ts'
import { gameListSchema, gamesPageSchema } from '../../shared/content/game.ts'
import { createSearch } from '../../shared/search/engine.ts'

let platform: RunningPlatform
beforeAll(async () => {
  platform = await startPlatform({ games: 240 })
}, 120_000)
afterAll(() => platform?.stop())

const ask = async (address: string, brand: 'uk' | 'es', culture: 'en-GB' | 'es'): Promise<unknown> => {
  const answer = await fetch(platform.origin + inCulture(address, brand, culture))
  expect(answer.status).toBe(200)
  return answer.json()
}

describe.each([
  ['uk', 'en-GB', ['777', 'egypt', 'tohr', 'cascades', 'bok of ded', 'megawyas', 'driftline', 'zzzzzz']],
  ['es', 'es', ['777', 'egipto', 'cascadas', 'tragaperras', 'tohr']],
] as const)('search of %s in %s', (brand, culture, texts) => {
  it('finds what the site’s own search finds over the list, in the same order, page by page', async () => {
    const list = gameListSchema.parse(await ask('/v1/games/list/', brand, culture))
    const find = createSearch(list)
    for (const text of texts) {
      const wanted = find(text).map((at) => list.slugs[at])
      const found: string[] = []
      for (let page = 1; found.length < wanted.length || page === 1; page++) {
        const query = `q=${encodeURIComponent(text)}&page=${page}&page_size=96`
        const { games, total } = gamesPageSchema.parse(await ask(`/v1/games/?${query}`, brand, culture))
        expect(total, text).toBe(wanted.length)
        found.push(...games.map(({ slug }) => slug))
      }
      expect(found, text).toEqual(wanted)
    }
  })

  it('keeps to one provider where it is asked to', async () => {
    const query = 'q=777&provider=driftline&page_size=96'
    const { games, total } = gamesPageSchema.parse(await ask(`/v1/games/?${query}`, brand, culture))
    expect(games.length).toBe(total)
    for (const { provider } of games) expect(provider.key).toBe('driftline')
  })
})
