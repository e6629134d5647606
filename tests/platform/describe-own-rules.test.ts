import { describe, expect, it } from 'vitest'
import { cultures } from '../../locales/registry.ts'
import { mainCategoryIn } from '../../platform/demo/games/availability.ts'
import { buildGames } from '../../platform/demo/games/build-games.ts'
import { describerOf } from '../../platform/demo/games/describe/describe-games.ts'
import { writtenTexts } from '../../platform/demo/games/describe/written/by-language.ts'
import type { GameRecord } from '../../platform/demo/games/game-record.ts'
import type { CultureId } from '../../shared/site/ids.ts'

const games = buildGames(1200)
const describeGame = describerOf(games)

/** The names of a culture's games of a kind that were not described by hand, and those of them that use the words. */
function saying(culture: CultureId, isOfKind: (game: GameRecord) => boolean, words: RegExp) {
  const written = writtenTexts[cultures[culture].lang]
  const ofKind = games.filter(
    (game) => isOfKind(game) && mainCategoryIn(game, culture) !== null && written[game.slug] === undefined,
  )
  const told = ofKind.filter((game) => Object.values(describeGame(game, culture)).some((text) => words.test(text)))
  return { count: ofKind.length, told: told.map(({ name }) => name) }
}

describe('descriptions of games tell a game by its own rules', () => {
  it.each([
    ['en-GB', /five[ -]reel/i],
    ['fr-CA', /cinq rouleaux/i],
    ['de-DE', /fünf[ -]walzen/i],
    ['es', /cinco rodillos/i],
    ['sv', /fem hjul|femhjul/i],
  ] as const)('and speak in %s of five reels only where a slot has five', (culture, words) => {
    const { count, told } = saying(culture, ({ figures }) => figures.reels !== null && figures.reels !== 5, words)
    expect(told).toEqual([])
    expect(count).toBeGreaterThan(0)
  })

  // All bets of a square stand before the cards, and none is against the dealer's hand.
  it.each([
    ['en-GB', /second stake|\bfold\b/i],
    ['fr-CA', /seconde mise|une seconde permet|relancer/i],
    ['es', /segunda apuesta|retirarse/i],
    ['sv', /andra insats|lägga sig/i],
  ] as const)('and decide nothing in %s at a square of side bets', (culture, words) => {
    const { count, told } = saying(culture, ({ name }) => name.includes('Side Bet Square'), words)
    expect(told).toEqual([])
    expect(count).toBeGreaterThan(0)
  })
})
