import { expect, test } from 'vitest'
import { buildGames } from '../../platform/demo/games/build-games.ts'
import { gamesMedia } from '../../platform/seed/game-media.ts'

test('games beyond 1,200 reuse art, each under its own name; those before have their own (quality 3.3)', () => {
  const games = buildGames(1203)
  const media = [...gamesMedia(games)]
  const [first, beyond, last] = [media[2], media[1202], media[1199]]
  expect(media.length).toBe(1203)
  expect(beyond?.map(({ name }) => name)).toContain(`tile/${games[1202]?.slug}`)
  expect(beyond?.map(({ bytes, stem }) => [bytes, stem])).toEqual(first?.map(({ bytes, stem }) => [bytes, stem]))
  expect(last?.[0]?.stem).toBe(games[1199]?.slug)
  expect(new Set(media.flat().map(({ name }) => name)).size).toBe(1203 * (first?.length ?? 0))
  expect(new Set(media.flat().map(({ stem }) => stem)).size).toBe(1200 * (first?.length ?? 0))
})
