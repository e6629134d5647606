import { describe, expect, it } from 'vitest'
import { cultures } from '../../locales/registry.ts'
import { mainCategoryIn } from '../../platform/demo/games/availability.ts'
import { buildGames } from '../../platform/demo/games/build-games.ts'
import { descriptionTexts } from '../../platform/demo/games/describe/by-language.ts'
import { describerOf } from '../../platform/demo/games/describe/describe-games.ts'
import { writtenTexts } from '../../platform/demo/games/describe/written/by-language.ts'
import type { GameRecord } from '../../platform/demo/games/game-record.ts'
import type { CultureId } from '../../shared/site/ids.ts'
import { literally } from './support/literally.ts'

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

  it.each([
    ['en-GB', /the middle reel\b|third reel/i],
    ['fr-CA', /rouleau du milieu|troisième rouleau/i],
    ['de-DE', /mittleren Walze\b|dritten Walze/i],
    ['es', /rodillo central|tercer rodillo/i],
    ['sv', /mittersta hjulet|tredje hjulet/i],
  ] as const)('and know in %s no reel in the middle of six', (culture, words) => {
    const { count, told } = saying(culture, ({ figures }) => figures.reels === 6, words)
    expect(told).toEqual([])
    expect(count).toBeGreaterThan(0)
  })

  // All bets of a square stand before the cards, and none is against the dealer's hand.
  it.each([
    ['en-GB', /second stake|\bfold\b|\bthe dealer|for the decision/i],
    ['fr-CA', /seconde mise|relancer|(?:du|le) croupier|pour décider/i],
    ['es', /segunda apuesta|retirarse|\bd?el crupier|para decidir/i],
    ['sv', /andra insats|lägga sig|dealern|betänketid/i],
  ] as const)('and decide nothing in %s at a square of side bets', (culture, words) => {
    const { count, told } = saying(culture, ({ name }) => name.includes('Side Bet Square'), words)
    expect(told).toEqual([])
    expect(count).toBeGreaterThan(0)
  })

  it.each([
    ['en-GB', /single reel|reel beneath|wastes the reel|the reel is|on the reel\b/i],
    ['fr-CA', /un seul rouleau|avec un rouleau|gaspille simplement le rouleau|\bdu rouleau\b/i],
    ['es', /un solo rodillo|un rodillo debajo|\b(?:d?el) rodillo\b/i],
    ['sv', /ett enda hjul|ett hjul under|bort hjulet|hjulet med blicken|på hjulet/i],
  ] as const)('and turn in %s all reels of a Slingo', (culture, words) => {
    const { count, told } = saying(culture, ({ mechanic }) => mechanic === 'slingo', words)
    expect(told).toEqual([])
    expect(count).toBeGreaterThan(0)
  })

  // A ball that falls through pegs is neither stopped on its way nor sent on.
  it.each([
    ['en-GB', /value in view|further a round goes|last step/i],
    ['es', /cerrar la ronda|avanza la ronda|último paso/i],
  ] as const)('and stop nothing in %s that falls through pegs', (culture, words) => {
    const { count, told } = saying(culture, ({ name }) => name.endsWith('Pegs'), words)
    expect(told).toEqual([])
    expect(count).toBeGreaterThan(0)
  })

  it.each([
    ['en-GB', /liveliest|prefer people|say hello|enjoy the company/i],
    ['es', /se anima|personas|saluda|compañía/i],
    ['sv', /livligast|människor|hälsa|sällskap/i],
  ] as const)('and promise no company in %s at a wheel that turns by itself', (culture, words) => {
    const { count, told } = saying(culture, ({ name }) => /\bAuto\b/.test(name), words)
    expect(told).toEqual([])
    expect(count).toBeGreaterThan(0)
  })

  it.each([
    ['en-GB', /never rushes|mind waiting/i],
    ['es', /metan prisa|esperar la ronda/i],
    ['sv', /jagad|vänta på nästa/i],
  ] as const)('and promise no waiting in %s at a quick table', (culture, words) => {
    const { count, told } = saying(culture, ({ name }) => name.includes('Speed'), words)
    expect(told).toEqual([])
    expect(count).toBeGreaterThan(0)
  })

  it.each([
    ['en-GB', /even-money/i],
    ['fr-CA', /chances simples/i],
    ['es', /suertes sencillas/i],
    ['sv', /jämna chanser/i],
  ] as const)('and know in %s no even chances of two balls', (culture, words) => {
    const { count, told } = saying(culture, ({ name }) => name.includes('Twin Ball'), words)
    expect(told).toEqual([])
    expect(count).toBeGreaterThan(0)
  })

  it.each([
    ['en-GB', /poker table|\bth(?:e|is) table/],
    ['sv', /\bbord/i],
  ] as const)('and know in %s no table where a machine deals the draw', (culture, words) => {
    const { count, told } = saying(culture, ({ name }) => name.includes('Jacks or Better'), words)
    expect(told).toEqual([])
    expect(count).toBeGreaterThan(0)
  })

  it.each([
    ['en-GB', /refreshingly brief|over so quickly|how brief|rounds pass quickly/],
    ['fr-CA', /agréablement court|si vite terminé|sa brièveté|manches passent vite/],
    ['sv', /behagligt kort|över så fort|går fort/],
  ] as const)('and hurry in %s through no Slingo, which its page calls the slower game', (culture, words) => {
    const { count, told } = saying(culture, ({ mechanic }) => mechanic === 'slingo', words)
    expect(told).toEqual([])
    expect(count).toBeGreaterThan(0)
  })

  it.each(['en-GB', 'fr-CA', 'es', 'sv'] as const)(
    'and set in %s no ceiling over a jackpot, only beside it',
    (culture) => {
      const { most, seldom } = descriptionTexts[cultures[culture].lang].figures
      const ceilings = [...most, ...seldom].map((text) => text.split('{times}').map(literally).join('[\\d\\s.,]+'))
      const { count, told } = saying(culture, ({ jackpot }) => jackpot !== null, new RegExp(ceilings.join('|')))
      expect(told).toEqual([])
      expect(count).toBeGreaterThan(0)
    },
  )
})
