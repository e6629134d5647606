import { randomFrom } from '../../../drawing/random.ts'
import { families } from './families.ts'
import { figuresOf } from './figures.ts'
import type { GameRecord } from './game-record.ts'
import { catalogueDay, mechanicShares, namedGames } from './mix.ts'
import { createNamer, slugOf } from './names.ts'
import { providers } from './providers.ts'
import { type Mechanic, mechanics, type Theme, themes } from './themes.ts'
import { figuresCalled } from './variant-figures.ts'

const day = 86_400_000
const catalogueTime = Date.parse(`${catalogueDay}T00:00:00Z`)

/** Mechanics for `count` games, spread so that any stretch of the list holds the whole mix. */
function* mechanicSequence(): Generator<Mechanic> {
  const owed = new Map<Mechanic, number>(mechanics.map((mechanic) => [mechanic, 0]))
  for (;;) {
    let next: Mechanic = 'video-slot'
    for (const mechanic of mechanics) {
      owed.set(mechanic, (owed.get(mechanic) ?? 0) + mechanicShares[mechanic])
      if ((owed.get(mechanic) ?? 0) > (owed.get(next) ?? 0)) next = mechanic
    }
    owed.set(next, (owed.get(next) ?? 0) - 1000)
    yield next
  }
}

function record(id: number, name: string, slug: string, theme: Theme, mechanic: Mechanic): GameRecord {
  const random = randomFrom(`game ${slug}`)
  const named = id <= namedGames.length
  const candidates = providers.filter((provider) => provider.makes.includes(families[mechanic]))
  // Squared: releases lie closer together the nearer they are to today.
  const age = named ? 500 + id * 90 : Math.floor(random.next() ** 2 * 2600)
  const released = catalogueTime - age * day
  const votes = Math.floor(random.next() ** 3 * 4000) + random.int(3, 60)
  const jackpot =
    mechanic === 'jackpot-slot' ? { base: random.int(40, 2400) * 1000, hourly: random.int(20, 400) } : null
  const daily =
    mechanic === 'daily-jackpot-slot' ? { base: random.int(8, 60) * 500, hourly: random.int(60, 300) } : null
  return {
    id,
    slug,
    name,
    provider: random.pick(candidates).key,
    mechanic,
    theme,
    released: new Date(released).toISOString().slice(0, 10),
    updatedAt: new Date(released + Math.floor(age * random.next()) * day + random.int(6, 17) * 3_600_000).toISOString(),
    popularity: named ? 1 - id / 100 : random.next() ** 1.5 * 0.94,
    hot: random.next() < 0.07,
    exclusive: !named && random.next() < 0.08,
    dropsAndWins: random.next() < 0.14,
    original: mechanic === 'slingo' && random.next() < 0.5,
    rating:
      age < 10 || random.next() < 0.08
        ? null
        : { rate: Math.round((3.4 + random.next() * 1.5) * 10) / 10, count: votes },
    jackpot: jackpot ?? daily,
    figures: figuresCalled(name, mechanic, figuresOf[mechanic](random)),
  }
}

/**
 * The catalogue: the games that the specification names and invented ones. Deterministic, and a longer catalogue begins
 * with the games of a shorter one.
 */
export function buildGames(count: number): GameRecord[] {
  const name = createNamer(namedGames.map((game) => game.name))
  const games: GameRecord[] = namedGames.slice(0, count).map((game, index) => {
    const built = record(index + 1, game.name, game.slug, game.theme, game.mechanic)
    return { ...built, rating: game.rating, figures: { ...built.figures, ...game.figures } }
  })
  const sequence = mechanicSequence()
  const random = randomFrom('themes')
  let order: Theme[] = []
  while (games.length < count) {
    const mechanic = sequence.next().value as Mechanic
    if (order.length === 0) order = random.shuffle(themes)
    const theme = order.pop() ?? 'fruit'
    const called = name(theme, mechanic)
    games.push(record(games.length + 1, called, slugOf(called), theme, mechanic))
  }
  return games
}
