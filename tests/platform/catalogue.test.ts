import { describe, expect, it } from 'vitest'
import { brandIds, brands } from '../../brands/registry.ts'
import { cultures } from '../../locales/registry.ts'
import { markets } from '../../markets/registry.ts'
import { mainCategoryIn, quickSpinIn } from '../../platform/demo/games/availability.ts'
import { buildGames } from '../../platform/demo/games/build-games.ts'
import { describerOf } from '../../platform/demo/games/describe/describe-games.ts'
import { families } from '../../platform/demo/games/families.ts'
import { badgesOf, groupRules, groupsIn } from '../../platform/demo/games/groups.ts'
import { figuresIn } from '../../platform/demo/games/market-figures.ts'
import { providers } from '../../platform/demo/games/providers.ts'
import { mechanics, themes } from '../../platform/demo/games/themes.ts'
import { fallbackRates } from '../../shared/content/currency.ts'
import { gameSpecsSchema } from '../../shared/content/game.ts'
import { sortsOf } from '../../shared/games/game-filter.ts'
import { compileRoutes } from '../../shared/routes/compile.ts'
import { cultureIds } from '../../shared/site/ids.ts'

const games = buildGames(1200)
const many = buildGames(8000)

describe('the catalogue', () => {
  it('is the same at every build, and a longer one begins with a shorter one', () => {
    expect(buildGames(1200)).toEqual(games)
    expect(many.slice(0, 1200)).toEqual(games)
  })

  it('has 8,000 distinct names and addresses, none with a running number', () => {
    expect(new Set(many.map((game) => game.slug)).size).toBe(8000)
    expect(new Set(many.map((game) => game.name)).size).toBe(8000)
    expect(many.filter((game) => /\s\d+$/.test(game.name))).toEqual([])
  })

  it('holds every theme, mechanic and provider, and the five games that the specification names', () => {
    expect(new Set(games.map((game) => game.theme)).size).toBe(themes.length)
    expect(new Set(games.map((game) => game.mechanic)).size).toBe(mechanics.length)
    expect(new Set(games.map((game) => game.provider))).toEqual(new Set(providers.map(({ key }) => key)))
    expect(providers.length).toBe(40)
    const named = [
      'book-of-dead',
      'thor',
      'big-bass-bonanza',
      'sahara-riches-cash-collect',
      'mystery-genie-fortunes-of-the-lamp',
    ]
    expect(games.slice(0, 5).map((game) => game.slug)).toEqual(named)
  })

  it('takes a free spin of 0.10 on each game that offers name: no offer gives spins below the smallest stake', () => {
    for (const { slug, figures } of games.slice(0, 5)) expect(figures.minBetEur, slug).toBe(0.1)
  })

  it('orders each group as its page says', () => {
    for (const { group, order } of groupRules) expect(sortsOf(group)[0], group).toBe(order)
  })

  it('has figures that fit their bounds and each other', () => {
    for (const { figures, slug } of many) {
      const { minBetEur: minBet, maxBetEur: maxBet, minTicketEur: minTicket, maxTicketEur: maxTicket } = figures
      const texts = { specialBets: [], statistics: null, bingoVariant: null, bingoTimes: null, theme: null }
      const specs = { ...figures, ...texts, minBet, maxBet, minTicket, maxTicket }
      expect(gameSpecsSchema.safeParse(specs).error, slug).toBeUndefined()
      if (figures.minBetEur !== null && figures.maxBetEur !== null)
        expect(figures.minBetEur).toBeLessThan(figures.maxBetEur)
    }
  })

  it('has no Megaways game with more ways than the texts count: seven symbols on each of six reels', () => {
    const ways = many.flatMap(({ mechanic, figures }) => (mechanic === 'megaways' ? (figures.paylines ?? 0) : []))
    expect(Math.max(...ways)).toBe(7 ** 6)
  })

  it('counts a way for each of three rows on every reel: 243 on five, 729 on six', () => {
    const ways = many.filter(
      ({ figures: { paylines }, mechanic }) => mechanic === 'video-slot' && (paylines ?? 0) > 200,
    )
    expect(new Set(ways.map(({ figures }) => figures.paylines))).toEqual(new Set([243, 729]))
    for (const { slug, figures } of ways) expect(figures.paylines, slug).toBe(3 ** (figures.reels ?? 0))
  })

  it('prints no number of lines or ways for a game whose symbols count by touching', () => {
    const clusters = many.filter(({ mechanic }) => mechanic === 'cluster')
    expect(clusters.length).toBeGreaterThan(0)
    for (const { slug, figures } of clusters) expect(figures.paylines, slug).toBeNull()
  })

  it.each([
    [/European Roulette|Live Speed Roulette|Live Roulette Gold/, { maxWinMultiplier: 35, rtp: 97.3 }],
    [/French Roulette/, { maxWinMultiplier: 35, rtp: 98.65 }],
    [/Auto Roulette/, { liveDealer: false }],
    [/Thunder Wheel/, { maxWinMultiplier: 499, rtp: 97.3 }],
    [/Twin Ball/, { maxWinMultiplier: 1300 }],
    [/Single Deck/, { decks: 1, specialBets: ['insurance', 'twenty-one-plus-three'] }],
    [/Craps|Dice Duel/, { maxWinMultiplier: 30, specialBets: ['field'] }],
    [/Sic Bo/, { maxWinMultiplier: 180, specialBets: ['any-triple'] }],
    [/Three Card Poker/, { maxWinMultiplier: 100, specialBets: ['ante-bonus', 'pair-plus'] }],
    [/Casino Hold’em|Hold’em Heads Up/, { maxWinMultiplier: 100, specialBets: ['ante-bonus'] }],
    [/Texas Duel/, { specialBets: ['ante-bonus'] }],
    [/Jacks or Better/, { maxWinMultiplier: 800 }],
    [/Caribbean Stud|Jacks or Better|Pai Gow|Side Bet Square/, { specialBets: [] }],
  ] as const)('has of a table called %s the figures that such a table has', (name, figures) => {
    const called = games.filter((game) => name.test(game.name))
    expect(called.length).toBeGreaterThan(1)
    for (const game of called) expect(game.figures, game.slug).toMatchObject(figures)
  })

  it('says of no table that it paid more than its highest stake times the most that a round pays', () => {
    for (const { slug, figures } of many) {
      const { maxBetEur, maxWinMultiplier, biggestWinEur } = figures
      if (maxBetEur !== null) expect(biggestWinEur ?? 0, slug).toBeLessThanOrEqual(maxBetEur * (maxWinMultiplier ?? 0))
    }
  })

  it('uses every figure of the specification somewhere', () => {
    const [first] = games
    for (const key of Object.keys(first?.figures ?? {})) {
      const used = games.some(({ figures }) => {
        const value = figures[key as keyof typeof figures]
        return Array.isArray(value) ? value.length > 0 : value !== null && value !== false
      })
      expect(used, key).toBe(true)
    }
  })

  it.each(brandIds.flatMap((brand) => brands[brand].domain.cultures.map((culture) => [brand, culture] as const)))(
    'fills every group of every route of %s in %s with at least twelve games',
    (brand, culture) => {
      const { groups } = groupsIn(games, culture)
      for (const route of compileRoutes(culture, brand).byKey.values()) {
        if (!route.available) continue
        const lists = route.entry.gameGroups
        for (const group of lists?.[culture] ?? lists?.default ?? []) {
          expect(groups.get(group)?.length ?? 0, `${route.key} ${group}`).toBeGreaterThanOrEqual(12)
        }
      }
    },
  )

  it('never says that a game of reels paid more than its market lets a round stake and pay, nor a return that its tax forbids', () => {
    for (const culture of cultureIds) {
      const { slotStakeLimit, slotReturnReduction } = markets[culture].rules
      const limitEur = (slotStakeLimit ?? Infinity) / fallbackRates[cultures[culture].currency]
      for (const game of games.filter(({ figures }) => figures.reels !== null)) {
        const { rtp, biggestWinEur, maxBetEur } = figuresIn(game.figures, culture)
        const mostEur = Math.min(maxBetEur ?? 0, limitEur) * (game.figures.maxWinMultiplier ?? 0)
        expect(biggestWinEur ?? 0, `${game.slug} in ${culture}`).toBeLessThanOrEqual(mostEur)
        expect(rtp ?? 0, `${game.slug} in ${culture}`).toBeLessThanOrEqual(98 - slotReturnReduction)
      }
    }
    const figures = { reels: 5, maxBetEur: 100, maxWinMultiplier: 2000, biggestWinEur: 2000, rtp: 96.21 }
    expect(figuresIn(figures, 'de-DE')).toEqual({ ...figures, biggestWinEur: 200, rtp: 88.21 })
    expect(figuresIn(figures, 'sv')).toEqual(figures)
    const table = { ...figures, reels: null }
    expect(figuresIn(table, 'en-GB')).toEqual(table)
  })

  it('gives reels to every slot and every Slingo, and to no other game', () => {
    for (const { slug, mechanic, figures } of games)
      expect(figures.reels !== null, slug).toBe(families[mechanic] === 'slots' || mechanic === 'slingo')
  })

  it('offers in Germany slots only: no jackpot, no table, no live game, no quick spin', () => {
    const { offered, groups } = groupsIn(games, 'de-DE')
    expect(offered.every((game) => mainCategoryIn(game, 'de-DE') === 'slots' && game.jackpot === null)).toBe(true)
    expect(offered.some((game) => quickSpinIn(game, 'de-DE'))).toBe(false)
    expect(offered.some((game) => badgesOf(game, 'de-DE').includes('jackpot'))).toBe(false)
    for (const group of markets['de-DE'].rules.forbiddenGroups) expect(groups.has(group), group).toBe(false)
  })

  it('shows no quick spin in Great Britain, bingo rooms nowhere else, and live games under their own category in Ontario', () => {
    expect(games.some((game) => quickSpinIn(game, 'en-GB'))).toBe(false)
    expect(games.some((game) => quickSpinIn(game, 'en-IE'))).toBe(true)
    for (const culture of cultureIds) {
      expect(groupsIn(games, culture).groups.has('bingo'), culture).toBe(culture === 'en-GB')
      const live = games.find((game) => game.mechanic === 'live-roulette')
      const category = live && mainCategoryIn(live, culture)
      const expected = culture === 'de-DE' ? null : ['ca', 'frca'].includes(culture) ? 'live_casino' : 'casino'
      expect(category, culture).toBe(expected)
    }
  })

  const describeGame = describerOf(games)
  it.each(cultureIds)('gives no two games of %s the same description, and leaves no template open', (culture) => {
    const offered = games.filter((game) => mainCategoryIn(game, culture) !== null)
    const texts = offered.map((game) => describeGame(game, culture))
    expect(new Set(texts.map((text) => text.html)).size).toBe(offered.length)
    expect(new Set(texts.map((text) => text.summary)).size).toBe(offered.length)
    const faulty = texts.filter((text) => /[{}]|undefined|NaN|>null|null</.test(text.summary + text.html))
    expect(faulty.slice(0, 3)).toEqual([])
    const forbidden = markets[culture].rules.forbiddenWords
    const names = new Set(offered.flatMap((game) => game.name.split(' ')))
    const words = forbidden.filter((word) => !names.has(word) && texts.some((text) => text.html.includes(word)))
    expect(words, cultures[culture].name).toEqual([])
  })
})
