import type { Random } from '../../../drawing/random.ts'
import type { Volatility } from '../../../shared/content/game.ts'
import type { GameFigures } from './game-record.ts'
import type { Mechanic } from './themes.ts'

const none: GameFigures = {
  minBetEur: null,
  maxBetEur: null,
  maxWinMultiplier: null,
  biggestWinEur: null,
  rtp: null,
  paylines: null,
  reels: null,
  volatility: null,
  liveDealer: false,
  quickSpin: false,
  seats: null,
  decks: null,
  specialBets: [],
  statistics: null,
  bingoVariant: null,
  bingoTimes: null,
  minTicketEur: null,
  maxTicketEur: null,
}

const rtp = (low: number, high: number, random: Random): number =>
  Math.round((low + random.next() * (high - low)) * 100) / 100

/** The most a round paid so far: never more than stake limit times the most it can pay. */
const biggestWin = (maxBet: number, multiplier: number, random: Random): number =>
  Math.round(maxBet * multiplier * (0.01 + random.next() * 0.12) * 100) / 100

const multiplierRanges: Readonly<Record<Volatility, readonly [number, number]>> = {
  low: [4, 10],
  'low-medium': [8, 20],
  medium: [15, 45],
  'medium-high': [40, 80],
  high: [70, 150],
  'very-high': [120, 500],
}

/** Ways instead of lines: one of three rows on each reel, 243 on five and 729 on six. */
const waysCounted = (figures: GameFigures): GameFigures =>
  figures.paylines === 243 && figures.reels !== null ? { ...figures, paylines: 3 ** figures.reels } : figures

const slot =
  (options: {
    volatility: readonly Volatility[]
    reels: readonly number[]
    /** Null where symbols connect without lines or ways. */
    lines: readonly (number | null)[]
    rtp: readonly [number, number]
  }) =>
  (random: Random): GameFigures => {
    const volatility = random.pick(options.volatility)
    const [low, high] = multiplierRanges[volatility]
    const maxBetEur = random.pick([20, 50, 60, 75, 100, 100, 125])
    const maxWinMultiplier = random.int(low, high) * 100
    return waysCounted({
      ...none,
      minBetEur: random.pick([0.1, 0.1, 0.2, 0.2, 0.25]),
      maxBetEur,
      maxWinMultiplier,
      biggestWinEur: biggestWin(maxBetEur, maxWinMultiplier, random),
      rtp: rtp(options.rtp[0], options.rtp[1], random),
      paylines: random.pick(options.lines),
      reels: random.pick(options.reels),
      volatility,
      quickSpin: random.next() < 0.8,
    })
  }

const table =
  (
    figures: Partial<GameFigures>,
    limits: {
      min: readonly number[]
      max: readonly number[]
      times: readonly number[]
      rtp: readonly [number, number]
      decks?: readonly number[]
      seats?: readonly number[]
    },
  ) =>
  (random: Random): GameFigures => {
    const maxBetEur = random.pick(limits.max)
    const maxWinMultiplier = random.pick(limits.times)
    return {
      ...none,
      minBetEur: random.pick(limits.min),
      maxBetEur,
      maxWinMultiplier,
      biggestWinEur: biggestWin(maxBetEur, maxWinMultiplier, random),
      rtp: rtp(limits.rtp[0], limits.rtp[1], random),
      decks: limits.decks === undefined ? null : random.pick(limits.decks),
      seats: limits.seats === undefined ? null : random.pick(limits.seats),
      ...figures,
    }
  }

const ticket =
  (figures: (random: Random) => Partial<GameFigures>, span: readonly [number, number]) =>
  (random: Random): GameFigures => {
    const maxTicketEur = random.pick([5, 10, 20, 25])
    const maxWinMultiplier = random.int(5, 40) * 250
    return {
      ...none,
      minTicketEur: random.pick([0.1, 0.2, 0.25, 0.5]),
      maxTicketEur,
      maxWinMultiplier,
      biggestWinEur: biggestWin(maxTicketEur, maxWinMultiplier, random),
      rtp: rtp(span[0], span[1], random),
      ...figures(random),
    }
  }

const live = { liveDealer: true }

/** The figures of a game by its mechanic (spec 3 "Game"): plausible for the mechanic, always the same for the same game. */
export const figuresOf: Readonly<Record<Mechanic, (random: Random) => GameFigures>> = {
  'video-slot': slot({
    volatility: ['low', 'low-medium', 'medium', 'medium', 'medium-high', 'high', 'very-high'],
    reels: [5, 5, 5, 6],
    lines: [9, 10, 15, 20, 20, 25, 30, 40, 50, 243],
    rtp: [94.0, 97.1],
  }),
  megaways: slot({
    volatility: ['medium-high', 'high', 'very-high'],
    reels: [6],
    // All reels at full height: seven symbols on each of six, six on the outer two, six on each.
    lines: [117_649, 117_649, 86_436, 46_656],
    rtp: [95.3, 96.8],
  }),
  cluster: slot({
    volatility: ['low-medium', 'medium', 'medium-high', 'high'],
    reels: [6, 7, 8],
    lines: [null],
    rtp: [95.1, 96.9],
  }),
  'hold-and-win': slot({
    volatility: ['medium', 'medium-high', 'high'],
    reels: [5],
    lines: [10, 20, 25, 30],
    rtp: [94.6, 96.6],
  }),
  'classic-slot': slot({
    volatility: ['low', 'low-medium', 'medium'],
    reels: [3],
    lines: [1, 3, 5, 9],
    rtp: [94.2, 97.6],
  }),
  'jackpot-slot': slot({
    volatility: ['medium-high', 'high', 'very-high'],
    reels: [5],
    lines: [20, 25, 30, 50],
    rtp: [92.1, 95.4],
  }),
  'daily-jackpot-slot': slot({
    volatility: ['medium', 'medium-high', 'high'],
    reels: [5, 6],
    lines: [20, 25, 40],
    rtp: [93.5, 95.6],
  }),
  slingo: (random) => ({
    ...slot({ volatility: ['low-medium', 'medium', 'medium-high'], reels: [5], lines: [12], rtp: [94.5, 96.3] })(
      random,
    ),
    quickSpin: false,
  }),
  scratch: ticket((random) => ({ volatility: random.pick(['low', 'medium', 'high'] as const) }), [90.2, 95.2]),
  instant: (random) => ({
    ...table(
      {},
      { min: [0.1, 0.2, 0.5], max: [50, 100, 200], times: [500, 1000, 2500, 5000], rtp: [95, 98.6] },
    )(random),
    volatility: random.pick(['low', 'medium', 'high', 'very-high'] as const),
  }),
  'video-bingo': ticket(
    (random) => ({
      bingoVariant: 'video-4-cards',
      bingoTimes: 'on-demand',
      volatility: random.pick(['low', 'medium', 'medium-high'] as const),
    }),
    [93.1, 95.8],
  ),
  bingo: ticket(
    (random) => ({
      bingoVariant: random.pick(['bingo-90', 'bingo-75', 'bingo-80'] as const),
      bingoTimes: random.pick(['round-the-clock', 'afternoons', 'evenings'] as const),
      statistics: 'hot-cold',
    }),
    [82.5, 91.5],
  ),
  roulette: table(
    { specialBets: ['neighbours', 'orphelins', 'voisins'], statistics: 'last-20' },
    { min: [0.1, 0.5, 1], max: [500, 1000, 2500], times: [35], rtp: [97.3, 97.3] },
  ),
  blackjack: table(
    { specialBets: ['insurance', 'perfect-pairs', 'twenty-one-plus-three'] },
    {
      min: [1, 2, 5],
      max: [250, 500, 1000],
      times: [25, 25, 100],
      rtp: [99.1, 99.65],
      decks: [1, 2, 6, 8],
      seats: [1, 3, 5],
    },
  ),
  baccarat: table(
    { specialBets: ['pair-bets', 'big-small'], statistics: 'roads' },
    { min: [1, 2, 5], max: [500, 1000, 2500], times: [11, 11, 25], rtp: [98.76, 98.94], decks: [6, 8] },
  ),
  poker: table(
    { specialBets: ['ante-bonus', 'pair-plus'] },
    { min: [0.5, 1, 2], max: [100, 250, 500], times: [40, 50, 100, 1000], rtp: [96.6, 99.5], decks: [1] },
  ),
  dice: table(
    { specialBets: ['field', 'any-triple'], statistics: 'last-20' },
    { min: [0.5, 1], max: [250, 500, 1000], times: [30, 60, 180], rtp: [97.2, 98.6] },
  ),
  'live-roulette': table(
    { ...live, specialBets: ['neighbours', 'orphelins', 'voisins'], statistics: 'last-500' },
    { min: [0.2, 0.5, 1], max: [2500, 5000, 10000], times: [35], rtp: [97.3, 97.3] },
  ),
  'live-blackjack': table(
    { ...live, specialBets: ['perfect-pairs', 'twenty-one-plus-three'] },
    { min: [1, 5, 10, 25], max: [1000, 2500, 5000], times: [25, 100], rtp: [99.28, 99.5], decks: [6, 8], seats: [7] },
  ),
  'live-baccarat': table(
    { ...live, specialBets: ['pair-bets', 'big-small'], statistics: 'roads' },
    { min: [1, 2, 5], max: [2500, 5000, 10000], times: [11, 25, 200], rtp: [98.76, 98.94], decks: [8], seats: [7] },
  ),
  'live-poker': table(
    { ...live, specialBets: ['ante-bonus', 'pair-plus'] },
    { min: [0.5, 1, 2], max: [500, 1000, 2500], times: [100, 1000], rtp: [96.3, 98.2], decks: [1], seats: [7] },
  ),
  'game-show': table(
    { ...live, specialBets: ['multiplier', 'bonus-round'], statistics: 'last-shows' },
    { min: [0.1, 0.2], max: [1000, 2500, 5000], times: [500, 2000, 10000, 20000], rtp: [94.1, 96.6] },
  ),
}
