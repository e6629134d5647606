import { expect, test } from 'vitest'
import { buildGames } from '../../platform/demo/games/build-games.ts'
import { namedGames } from '../../platform/demo/games/mix.ts'

/** Figures of nurseries, fairy tales and sweet shops (CAP Code 16.3.12, AGCO Registrar's Standards 2.03). */
const forChildren =
  /candyman|lolli|lolly|gumdrop|sherbet|sprinkles|cupcake|jell(?:y|ies)|marshmallow|gingerbread|piglet|snowman|saint nick|santa|teddy|\btoy|jack frost|snow queen|\bfair(?:y|ies)\b/i
/** Games, programmes and people that belong to somebody. */
const marks =
  /drake['’]s fortune|plinko|crazy (?:hour|time)|monopoly|infinite blackjack|immersive roulette|lightning (?:wheel )?roulette|double ball|free bet|side bet city|treasure island live|macbarley|\b(?:elsa|nala|jasmine?|monroe|ziggy|zorg)\b/i

test('no invented name appeals to children or is somebody’s mark; the names of the specification stay', () => {
  const given = new Set(namedGames.map(({ slug }) => slug))
  const names = buildGames(8000)
    .filter(({ slug }) => !given.has(slug))
    .map(({ name }) => name)
  expect(names.length).toBeGreaterThan(7900)
  expect(names.filter((name) => forChildren.test(name) || marks.test(name))).toEqual([])
})
