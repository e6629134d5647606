import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCulture } from '../../scripts/run/platform-addresses.ts'
import type { RunningPlatform } from '../../scripts/run/throwaway-platform.ts'
import { gameFacetsSchema, gameListSchema, gamesPageSchema } from '../../shared/content/game.ts'
import { createSearch } from '../../shared/search/engine.ts'
import { startSeeded } from '../support/seeded-platform.ts'

let platform: RunningPlatform
beforeAll(async () => {
  platform = await startSeeded()
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

describe('a list that is filtered', () => {
  const list = async (query: string) =>
    gamesPageSchema.parse(await ask(`/v1/games/for-groups/?groups=slots&page_size=96${query}`, 'uk', 'en-GB'))
  const facets = async (query: string) =>
    gameFacetsSchema.parse(await ask(`/v1/games/facets/?groups=slots${query}`, 'uk', 'en-GB'))

  it('has as many games as its facets said, whichever is chosen', async () => {
    const { total } = await list('')
    const { providers, features, volatilities } = await facets('')
    for (const [part, values] of [
      ['provider', providers],
      ['feature', features],
      ['volatility', volatilities],
    ] as const) {
      for (const { key, games } of values) expect((await list(`&${part}=${key}`)).total, key).toBe(games)
      // Every slot has a provider and a mechanic, and a volatility where it has reels.
      expect(values.reduce((sum, { games }) => sum + games, 0)).toBe(total)
    }
  })

  it('counts a part beside the other parts, and not beside itself', async () => {
    const all = await facets('')
    const high = await facets('&volatility=high')
    expect(high.volatilities).toEqual(all.volatilities)
    for (const { key, games } of high.features)
      expect((await list(`&volatility=high&feature=${key}`)).total, key).toBe(games)
    expect(high.features.reduce((sum, { games }) => sum + games, 0)).toBe((await list('&volatility=high')).total)
  })

  it('keeps to what a text finds, in the order of the search, and counts the same', async () => {
    const slots = new Set<string>()
    for (let page = 1; slots.size < (await list('')).total; page++)
      for (const { slug } of (await list(`&page=${page}`)).games) slots.add(slug)
    const all = gameListSchema.parse(await ask('/v1/games/list/', 'uk', 'en-GB'))
    for (const text of ['egypt', 'bok of ded', 'driftline', 'roulette']) {
      const found = createSearch(all)(text).flatMap((at) => all.slugs[at] ?? [])
      const { games, total } = await list(`&q=${encodeURIComponent(text)}`)
      const wanted = found.filter((slug) => slots.has(slug))
      expect(total, text).toBe(wanted.length)
      expect(
        games.map(({ slug }) => slug),
        text,
      ).toEqual(wanted.slice(0, 96))
      const { providers } = await facets(`&q=${encodeURIComponent(text)}`)
      for (const { key, games: said } of providers)
        expect((await list(`&q=${encodeURIComponent(text)}&provider=${key}`)).total, key).toBe(said)
    }
    const named = (await list('&q=egypt&sort=name')).games.map(({ name }) => name.toLowerCase())
    expect(named).toEqual([...named].sort())
  })

  it('names features in the language of the culture', async () => {
    const { features } = gameFacetsSchema.parse(await ask('/v1/games/facets/?groups=slots', 'es', 'es'))
    expect(features.map(({ name }) => name)).not.toEqual((await facets('')).features.map(({ name }) => name))
  })

  it('is in the order of names, of return to player, and of release as new slots are', async () => {
    const names = (await list('&sort=name')).games.map(({ name }) => name.toLowerCase())
    expect(names).toEqual([...names].sort())
    const rates = (await list('&sort=rtp')).games.map(({ figures }) => figures?.rtp ?? 0)
    expect(rates).toEqual([...rates].sort((one, other) => other - one))
    const newest = (await list('&sort=newest')).games.map(({ slug }) => slug).slice(0, 24)
    const { games } = gamesPageSchema.parse(await ask('/v1/games/for-groups/?groups=new_slots', 'uk', 'en-GB'))
    expect(new Set(newest)).toEqual(new Set(games.map(({ slug }) => slug)))
  })
})
