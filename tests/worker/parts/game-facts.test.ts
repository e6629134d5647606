import { describe, expect, test } from 'vitest'
import { stakeIn } from '../../../platform/demo/demo.ts'
import { type GameInfo, gameInfoSchema } from '../../../shared/content/game.ts'
import { currencyIsos } from '../../../shared/site/ids.ts'
import { factsOf } from '../../../worker/parts/game-facts.ts'
import { viewOf } from '../pages/support.ts'

type Category = 'slots' | 'instant_win' | 'casino'

const game = (mainCategory: Category, reels: number | null): GameInfo =>
  gameInfoSchema.parse({
    slug: 'book-of-dead',
    name: 'Book of Dead',
    provider: { key: 'driftline', name: 'Driftline' },
    mainCategory,
    image: { url: '/img/tile.svg', width: 300, height: 200 },
    wideImage: { url: '/img/wide.svg', width: 600, height: 200 },
    badges: [],
    groups: [],
    jackpotEur: null,
    rating: null,
    updatedAt: '2026-11-01T00:00:00Z',
    specs: {
      ...{ minBet: 0.2, maxBet: 100, maxWinMultiplier: null, biggestWinEur: null, rtp: null, paylines: null },
      ...{ reels, volatility: null, liveDealer: false, quickSpin: true, seats: null, decks: null, specialBets: [] },
      ...{
        statistics: null,
        theme: null,
        bingoVariant: null,
        bingoTimes: null,
        minTicket: null,
        maxTicket: null,
      },
    },
  })

const texts = (
  culture: 'en-GB' | 'en-IE' | 'de-DE' | 'sv',
  category: Category,
  reels: number | null = 5,
): readonly string[] =>
  factsOf(viewOf(culture), game(category, reels)).map(({ pieces }) => pieces.map(({ text }) => text).join(''))

describe('the stakes of a game', () => {
  test('of a slot end at the £5 of British law', () => {
    expect(texts('en-GB', 'slots').slice(0, 3)).toEqual(['£0.20', '£5', '£0.20 to £5'])
  })

  test('of a slot are the studio’s own where the market sets no limit', () => {
    expect(texts('en-IE', 'slots').slice(0, 3)).toEqual(['€0.20', '€100', '€0.20 to €100'])
  })

  test('are amounts of the culture’s currency, at any rate and for any visitor', () => {
    expect(texts('sv', 'slots').slice(0, 3)).toEqual(['0,20 kr', '100 kr', '0,20 kr till 100 kr'])
    const stakes = factsOf(viewOf('sv'), game('slots', 5)).slice(0, 3)
    expect(stakes.flatMap(({ pieces }) => pieces.map(({ eur }) => eur))).toEqual([null, null, null])
  })

  test('of Slingo end there too, wherever it is listed: it has reels', () => {
    expect(texts('en-GB', 'instant_win')[1]).toBe('£5')
  })

  test('of a table or an instant win without reels are not touched by the limit for slots', () => {
    expect(texts('en-GB', 'casino', null)[1]).toBe('£100')
    expect(texts('en-GB', 'instant_win', null)[1]).toBe('£100')
  })
})

test('a price list is round in every currency: 0.10 is £0.10, 0,10 € and 1 kr', () => {
  expect(stakeIn('GBP', 0.1)).toBe(0.1)
  expect(stakeIn('SEK', 0.1)).toBe(1)
  expect(stakeIn('SEK', null)).toBeNull()
  for (const iso of currencyIsos)
    for (const euro of [0.1, 0.2, 0.25, 0.5, 1, 20, 125])
      expect(Number.isInteger(((stakeIn(iso, euro) ?? Number.NaN) * 100) / 5), `${euro} in ${iso}`).toBe(true)
})
