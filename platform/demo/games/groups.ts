import { markets } from '../../../markets/registry.ts'
import type { GameBadge, GameGroup } from '../../../shared/content/game.ts'
import type { CultureId } from '../../../shared/site/ids.ts'
import { mainCategoryIn } from './availability.ts'
import { type GameRecord, liveMechanics, slotMechanics } from './game-record.ts'
import { catalogueDay } from './mix.ts'
import type { Mechanic } from './themes.ts'

type Rule = {
  group: GameGroup
  has: (game: GameRecord, culture: CultureId) => boolean
  order: 'popular' | 'newest'
  /** A group that only shows the first of its order. */
  first?: number
}

const of =
  (...mechanics: readonly Mechanic[]) =>
  (game: GameRecord): boolean =>
    mechanics.includes(game.mechanic)

const isSlot = of(...slotMechanics)
const inCategory = (category: string) => (game: GameRecord, culture: CultureId) =>
  mainCategoryIn(game, culture) === category

/** What stands in each group (spec 2, 3 "Sliders"). Every rule is asked for every game that the culture offers. */
export const groupRules: readonly Rule[] = [
  { group: 'new_games', has: () => true, order: 'newest', first: 120 },
  { group: 'popular_games', has: () => true, order: 'popular', first: 240 },
  { group: 'exclusive_games', has: (game) => game.exclusive, order: 'popular' },
  { group: 'slots', has: (game, culture) => isSlot(game) || inCategory('slots')(game, culture), order: 'popular' },
  { group: 'new_slots', has: isSlot, order: 'newest', first: 120 },
  { group: 'popular_slots', has: isSlot, order: 'popular', first: 160 },
  { group: 'exclusive_slots', has: (game) => isSlot(game) && game.exclusive, order: 'popular' },
  { group: 'drop_wins', has: (game) => isSlot(game) && game.dropsAndWins, order: 'popular' },
  { group: 'megaways', has: of('megaways'), order: 'popular' },
  { group: 'jackpots', has: of('jackpot-slot', 'daily-jackpot-slot'), order: 'popular' },
  { group: 'daily_jackpots', has: of('daily-jackpot-slot'), order: 'popular' },
  { group: 'slingo', has: of('slingo'), order: 'popular' },
  { group: 'instant_win', has: inCategory('instant_win'), order: 'popular' },
  { group: 'scratch_cards', has: of('scratch'), order: 'popular' },
  { group: 'video_bingo', has: of('video-bingo'), order: 'popular' },
  { group: 'bingo', has: of('bingo'), order: 'popular' },
  { group: 'casino', has: inCategory('casino'), order: 'popular' },
  { group: 'roulette', has: of('roulette', 'live-roulette'), order: 'popular' },
  { group: 'blackjack', has: of('blackjack', 'live-blackjack'), order: 'popular' },
  { group: 'other_casino', has: of('baccarat', 'poker', 'dice', 'live-baccarat', 'live-poker'), order: 'popular' },
  { group: 'game_shows', has: of('game-show'), order: 'popular' },
  { group: 'live_casino', has: of(...liveMechanics, 'game-show'), order: 'popular' },
  { group: 'live_roulette', has: of('live-roulette'), order: 'popular' },
  { group: 'live_blackjack', has: of('live-blackjack'), order: 'popular' },
  { group: 'live_baccarat', has: of('live-baccarat'), order: 'popular' },
  { group: 'live_games', has: of('live-poker'), order: 'popular' },
]

/** Days for which a game is called new. */
const newFor = 45
const newSince = new Date(Date.parse(catalogueDay) - newFor * 86_400_000).toISOString().slice(0, 10)

type BadgeRule = { badge: GameBadge; has: (game: GameRecord) => boolean; needs?: GameGroup }

/** Badges in the order in which a card shows them; `needs` is a group that the market must allow (rulings 8). */
const badgeRules: readonly BadgeRule[] = [
  { badge: 'new', has: (game) => game.released >= newSince },
  { badge: 'slingo_original', has: (game) => game.original },
  { badge: 'jackpot', has: (game) => game.jackpot !== null, needs: 'jackpots' },
  { badge: 'live_casino', has: of(...liveMechanics, 'game-show'), needs: 'live_casino' },
  { badge: 'hot', has: (game) => game.hot },
  { badge: 'popular', has: (game) => game.popularity > 0.78 },
  { badge: 'rating', has: (game) => game.rating !== null && game.rating.rate >= 4.5 },
]

export const badgesOf = (game: GameRecord, culture: CultureId): GameBadge[] =>
  badgeRules
    .filter(({ has, needs }) => has(game) && !(needs !== undefined && isForbidden(needs, culture)))
    .map(({ badge }) => badge)

const isForbidden = (group: GameGroup, culture: CultureId): boolean =>
  markets[culture].rules.forbiddenGroups.includes(group)

const byNewest = (a: GameRecord, b: GameRecord): number => b.released.localeCompare(a.released) || a.id - b.id
const byPopularity = (a: GameRecord, b: GameRecord): number => b.popularity - a.popularity || a.id - b.id

/** The games that a culture offers, most popular first, and its groups with their games in order. */
export function groupsIn(
  games: readonly GameRecord[],
  culture: CultureId,
): { offered: GameRecord[]; groups: Map<GameGroup, GameRecord[]> } {
  const offered = games.filter((game) => mainCategoryIn(game, culture) !== null).sort(byPopularity)
  const newest = [...offered].sort(byNewest)
  const groups = new Map<GameGroup, GameRecord[]>()
  for (const { group, has, order, first } of groupRules) {
    if (isForbidden(group, culture)) continue
    const found = (order === 'newest' ? newest : offered).filter((game) => has(game, culture))
    if (found.length > 0) groups.set(group, first === undefined ? found : found.slice(0, first))
  }
  return { offered, groups }
}
