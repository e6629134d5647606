import { describe, expect, test } from 'vitest'
import { type GameInfo, gameInfoSchema } from '../../../shared/content/game.ts'
import { factsOf } from '../../../worker/parts/game-facts.ts'
import { viewOf } from '../pages/support.ts'

const game = (mainCategory: 'slots' | 'casino'): GameInfo =>
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
      ...{ minBetEur: 0.2, maxBetEur: 100, maxWinMultiplier: null, biggestWinEur: null, rtp: null, paylines: null },
      ...{ reels: 5, volatility: null, liveDealer: false, quickSpin: true, seats: null, decks: null, specialBets: [] },
      ...{
        statistics: null,
        theme: null,
        bingoVariant: null,
        bingoTimes: null,
        minTicketEur: null,
        maxTicketEur: null,
      },
    },
  })

const texts = (culture: 'en-GB' | 'en-IE' | 'de-DE', category: 'slots' | 'casino'): readonly string[] =>
  factsOf(viewOf(culture), game(category)).map(({ pieces }) => pieces.map(({ text }) => text).join(''))

describe('the stakes of a game', () => {
  test('of a slot end at the £5 of British law', () => {
    expect(texts('en-GB', 'slots').slice(0, 3)).toEqual(['£0.20', '£5', '£0.20 to £5'])
  })

  test('of a slot are the studio’s own where the market sets no limit', () => {
    expect(texts('en-IE', 'slots').slice(0, 3)).toEqual(['€0.20', '€100', '€0.20 to €100'])
  })

  test('of a table are not touched by the limit for slots', () => {
    expect(texts('en-GB', 'casino')[1]).toBe('£100')
  })
})
