import { beforeAll, describe, expect, it } from 'vitest'
import { cultures } from '../../locales/registry.ts'
import { mainCategoryIn } from '../../platform/demo/games/availability.ts'
import { buildGames } from '../../platform/demo/games/build-games.ts'
import { descriptionTexts } from '../../platform/demo/games/describe/by-language.ts'
import { describerOf } from '../../platform/demo/games/describe/describe-games.ts'
import { writtenTexts } from '../../platform/demo/games/describe/written/by-language.ts'
import { families } from '../../platform/demo/games/families.ts'
import type { GameRecord } from '../../platform/demo/games/game-record.ts'
import { groupsIn } from '../../platform/demo/games/groups.ts'
import { figuresIn } from '../../platform/demo/games/market-figures.ts'
import { providers } from '../../platform/demo/games/providers.ts'
import { type CultureId, cultureIds } from '../../shared/site/ids.ts'
import { literally } from './support/literally.ts'

type Described = { game: GameRecord; summary: string; html: string }

const games = buildGames(1200)
const describeGame = describerOf(games)
const describedIn = (culture: CultureId): Described[] =>
  games
    .filter((game) => mainCategoryIn(game, culture) !== null)
    .map((game) => ({ game, ...describeGame(game, culture) }))

const escaped = (text: string): string => text.replace(/&/g, '&amp;')
const studios = new Map(providers.map(({ key, name }) => [key, name]))
const textOf = (html: string): string => html.replace(/<[^>]+>/g, ' ')
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
const repeated = (texts: readonly string[]): string[] => texts.filter((text, index) => texts.indexOf(text) !== index)

/** A text without what belongs to its game alone. */
const anonymous = (text: string, game: GameRecord): string => {
  const studio = studios.get(game.provider) ?? game.provider
  return [game.name, studio]
    .flatMap((name) => [escaped(name), name])
    .reduce((result, name) => result.replaceAll(name, 'X'), text)
}

const simpleHtml = /^<p>[^<>]+<\/p>(?:\n<p>[^<>]+<\/p>)+$/

describe.each(cultureIds)('descriptions of games in %s', (culture) => {
  let described: Described[] = []
  beforeAll(() => {
    described = describedIn(culture)
  })

  it('give no two games the same summary or the same text', () => {
    expect(repeated(described.map(({ summary }) => summary))).toEqual([])
    expect(repeated(described.map(({ html }) => html))).toEqual([])
  })

  it('differ by more than the names of game and studio', () => {
    expect(repeated(described.map(({ html, game }) => anonymous(html, game)))).toEqual([])
    expect(repeated(described.map(({ summary, game }) => anonymous(summary, game))).length).toBeLessThan(
      described.length / 100,
    )
  })

  it('have summaries of 90 to 200 characters that name the game', () => {
    for (const { summary, game } of described) {
      expect(summary.length, summary).toBeGreaterThanOrEqual(90)
      expect(summary.length, summary).toBeLessThanOrEqual(200)
      expect(summary.split(game.name).length, summary).toBe(2)
    }
  })

  it('begin with the game where it is a table or live, and not with scenery that its name does not know', () => {
    const tables = described.filter(({ game }) => ['tables', 'live'].includes(families[game.mechanic]))
    const late = tables.filter(({ summary, game }) => /[.!] /.test(summary.slice(0, summary.indexOf(game.name))))
    expect(late.map(({ summary }) => summary)).toEqual([])
  })

  it('have 40 to 190 words in two to four paragraphs', () => {
    for (const { html } of described) {
      const words = wordsIn(textOf(html))
      expect(words, html).toBeGreaterThanOrEqual(40)
      expect(words, html).toBeLessThanOrEqual(190)
      expect([2, 3, 4], html).toContain(html.split('<p>').length - 1)
    }
  })

  it('are plain HTML of closed paragraphs with every placeholder filled', () => {
    for (const { html, summary, game } of described) {
      expect(html).toMatch(simpleHtml)
      expect(html.replace(/&(?:amp|lt|gt);/g, ''), html).not.toContain('&')
      expect(anonymous(html, game) + anonymous(summary, game)).not.toMatch(/[{}]|undefined|NaN| {2}|\.\.|['"]| [.,;]/)
    }
  })

  it('state the return as the panel of figures does', () => {
    const percent = new Intl.NumberFormat(cultures[culture].htmlLang, { style: 'percent', maximumFractionDigits: 2 })
    for (const { game, summary } of described) {
      const { rtp } = figuresIn(game.figures, culture)
      if (rtp !== null) expect(summary).toContain(percent.format(rtp / 100))
    }
  })

  it('are the same whenever they are asked for', () => {
    for (const { game, summary, html } of described.slice(0, 100)) {
      expect(describeGame(game, culture)).toEqual({ summary, html })
    }
  })

  it('never promise winnings or a gift', () => {
    const promises =
      /\b(?:free|guaranteed?|risk-free|gratuits?|garantis?|gratis|garantiert\w*|kostenlos\w*|garantizad\w+|garanterad\w*)\b/i
    for (const { game, html, summary } of described) expect(anonymous(html + summary, game)).not.toMatch(promises)
  })
})

describe('descriptions of games', () => {
  it('never use the words that German slots must not be sold with', () => {
    const forbidden = /casino|kasino|jackpot|roulette|blackjack|baccarat|auto-?play|autospiel|quick ?spin|schnellspiel/i
    for (const { html, summary } of describedIn('de-DE')) expect(html + summary).not.toMatch(forbidden)
    const { themes, mechanics, frames, figures, remarks } = descriptionTexts.de
    const sentences = JSON.stringify([themes, Object.values(mechanics), frames, figures, remarks])
    expect(sentences).not.toMatch(forbidden)
  })

  // Three cards make no four; what is dealt at once waits for none; a draw and a Pai Gow hand are played to the end.
  it.each([
    ['en-GB', /four to a flush|straight draw/i, /royal flush/i, /stay in or fold|side bet/i],
    ['fr-CA', /quatre cartes|tirage à la suite/i, /quinte royale/i, /on reste ou on laisse|mise annexe/i],
    ['es', /cuatro cartas|proyecto de escalera/i, /escalera real/i, /se sigue o se deja|apuesta lateral/i],
    ['sv', /fyra kort|drag till stege/i, /royal/i, /lägger sig|sidoinsats/i],
  ] as const)('say of a poker game in %s only what its kind has', (culture, drawn, five, folded) => {
    const told = describedIn(culture).map(({ game, summary, html }) => ({
      name: game.name,
      text: `${summary} ${html}`,
    }))
    const strange = (kind: RegExp, words: RegExp): string[] =>
      told.filter(({ name, text }) => kind.test(name) && words.test(text)).map(({ name }) => name)
    expect(strange(/Three Card|Caribbean Stud|Pai Gow/, drawn)).toEqual([])
    expect(strange(/Three Card/, five)).toEqual([])
    expect(strange(/Jacks or Better|Pai Gow/, folded)).toEqual([])
  })

  it.each([
    ['en-GB', /triple/i, /return is the same for both/, /\bthe ball\b/i, /ante bonus/i, /\bslow(?:ly)?\b/i],
    [
      'fr-CA',
      /triple/i,
      /le retour est le même/,
      /\bla bille\b/i,
      /prime de première mise/i,
      /lentement|plus lents?\b/i,
    ],
    ['es', /triple/i, /el retorno es el mismo/, /\bla bola\b/i, /premio de la primera apuesta/i, /\blent[ao]s?\b/i],
    ['sv', /trippel/i, /återbetalningen är densamma/, /\bkulan\b/i, /premien på första insatsen/i, /långsam/i],
  ] as const)('say of a table in %s nothing that its figures deny', (culture, triple, same, ball, ante, slow) => {
    const told = describedIn(culture).filter(
      ({ game }) => writtenTexts[cultures[culture].lang][game.slug] === undefined,
    )
    const strange = (kind: RegExp, words: RegExp): string[] =>
      told.filter(({ game, html }) => kind.test(game.name) && words.test(html)).map(({ game }) => game.name)
    expect(strange(/Craps|Dice Duel/, triple)).toEqual([])
    expect(strange(/French Roulette|Thunder Wheel/, same)).toEqual([])
    expect(strange(/Twin Ball/, ball)).toEqual([])
    expect(strange(/Caribbean Stud|Side Bet Square/, ante)).toEqual([])
    expect(strange(/Speed/, slow)).toEqual([])
  })

  it.each([
    ['en-GB', /wheel clicks|fairground wheel|pointer creeps/i],
    ['fr-CA', /roue claque|roue de fête|aiguille se traîne/i],
    ['es', /rueda chasquea|rueda de feria|aguja se arrastra/i],
    ['sv', /hjulet knäpper|tivolihjul|pilen kryper/i],
  ] as const)('speak of a wheel in %s only where a show has one', (culture, wheel) => {
    const shows = describedIn(culture).filter(({ game }) => game.mechanic === 'game-show')
    const turning = shows.filter(({ html }) => wheel.test(html)).map(({ game }) => game.name)
    expect(turning.length).toBeGreaterThan(0)
    expect(turning.filter((name) => !/Wheel|Spin-Off/.test(name))).toEqual([])
  })

  it('follow the spelling of the market', () => {
    const canadian = describedIn('en-CA')
      .map(({ html, game }) => anonymous(html, game))
      .join(' ')
    expect(canadian).not.toMatch(/recognise|organise|memorise|synthesiser|liquorice/)
    expect(canadian).not.toMatch(/scratchcard|fruit[ -]machine|picture cards|ladybird|presenter|plectrum|for ever\b/i)
    expect(canadian).toMatch(/recognize/)
    const newZealand = describedIn('en-NZ')
      .map(({ html }) => html)
      .join(' ')
    expect(newZealand).not.toMatch(/\bslots?\b|scratchcard/i)
    expect(newZealand).toMatch(/\bpokies?\b/)
    expect(
      describedIn('en-GB')
        .map(({ html }) => html)
        .join(' '),
    ).toMatch(/recognise/)
  })

  it('set French colons with a space that does not break', () => {
    for (const { html, game } of describedIn('fr-CA')) expect(anonymous(html, game)).not.toMatch(/[^\u00a0]: | [:;!?]/)
  })

  it('promise no calm where results are rare, and speak of no bonus where a head may not', () => {
    const hours =
      /quiet hours|unhurried players|ruhige Stunden|heures tranquilles|ratos tranquilos|videoslot för lugna stunder/i
    for (const culture of ['en-GB', 'frca', 'de-DE', 'es', 'sv'] as const) {
      const { calm } = descriptionTexts[cultures[culture].lang].remarks.audience.slots
      const isCalm = (text: string): boolean => hours.test(text) || calm.some((sentence) => text.includes(sentence))
      const rough = describedIn(culture).filter(({ game }) => /high/.test(game.figures.volatility ?? ''))
      expect(rough.filter(({ summary, html }) => isCalm(summary + html)).map(({ game }) => game.slug)).toEqual([])
    }
    for (const culture of ['ca', 'frca'] as const)
      for (const { summary, game } of describedIn(culture)) expect(anonymous(summary, game)).not.toMatch(/bonus/i)
  })

  it.each(['en-GB', 'fr-CA', 'es', 'sv'] as const)(
    'call the most of a round rare in %s only where it is: a number of roulette comes up every evening',
    (culture) => {
      const said = descriptionTexts[cultures[culture].lang].figures.seldom.map(
        (text) => new RegExp(text.split('{times}').map(literally).join('[\\d\\s.,]+')),
      )
      const isSaid = ({ html }: Described): boolean => said.some((text) => text.test(html))
      const described = describedIn(culture)
      const tables = described.filter(({ game }) => (game.figures.maxWinMultiplier ?? 400) < 400)
      expect(tables.filter(isSaid).map(({ game }) => game.slug)).toEqual([])
      expect(tables.length).toBeGreaterThan(0)
      expect(described.some(isSaid)).toBe(true)
    },
  )

  it.each(['en-GB', 'fr-CA', 'frca', 'de-DE', 'es', 'sv'] as const)(
    'are written by hand in %s for the games that are named and the 40 most shown',
    (culture) => {
      const written = writtenTexts[cultures[culture].lang]
      const shown = groupsIn(games, culture).offered.slice(0, 45)
      expect(shown.filter(({ slug }) => written[slug] === undefined).map(({ slug }) => slug)).toEqual([])
      expect(Object.keys(written).filter((slug) => !games.some((game) => game.slug === slug))).toEqual([])
    },
  )

  it('elide the French "de" before a vowel', () => {
    for (const { html, summary } of describedIn('fr-CA'))
      expect(html + summary).not.toMatch(/ de (?:Amber|Ember|Aster|Eighth|Opal|Iron|Anvil)/)
  })
})
