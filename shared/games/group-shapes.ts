// Data: how each group of games is shown on home.
import type { GameBadge, GameGroup } from '../content/game.ts'
import type { CultureId } from '../site/ids.ts'

/**
 * `ranked`: in order, with large numerals. `lead`: one wide card before the tiles. `live`: wide cards with least bet and seats.
 * `compact`: two rows of small tiles, without words; up to three such groups stand side by side. `jackpot`: a band with the
 * largest amount. `row`: tiles.
 */
export type GroupShape = 'ranked' | 'lead' | 'live' | 'compact' | 'jackpot' | 'row'

type Shapes = Partial<Readonly<Record<GameGroup, GroupShape>>>

const usual: Shapes = {
  new_games: 'lead',
  new_slots: 'lead',
  popular_games: 'ranked',
  game_shows: 'live',
  live_casino: 'live',
  jackpots: 'jackpot',
  megaways: 'compact',
  instant_win: 'compact',
  roulette: 'compact',
  blackjack: 'compact',
  casino: 'compact',
}

/** Where a culture shows a group in another way: one that has few groups lets the first ones be larger. */
const ofCultures: Partial<Readonly<Record<CultureId, Shapes>>> = {
  'en-GB': { slots: 'compact', bingo: 'compact' },
  'en-CA': { slots: 'compact' },
  'fr-CA': { slots: 'compact' },
  ca: { slots: 'ranked', casino: 'lead' },
  frca: { slots: 'ranked', casino: 'lead' },
  sv: { slots: 'ranked', slingo: 'lead', casino: 'compact' },
  'de-DE': { slots: 'lead' },
  es: { new_slots: 'lead', instant_win: 'ranked' },
  'en-ROW': { slots: 'ranked', instant_win: 'lead', casino: 'compact' },
  'en-IE': { slots: 'lead', instant_win: 'ranked', casino: 'compact' },
  'en-NZ': { slots: 'ranked', instant_win: 'compact', casino: 'lead' },
}

/** How a culture shows a group. */
export const shapeOf = (group: GameGroup, culture: CultureId): GroupShape =>
  ofCultures[culture]?.[group] ?? usual[group] ?? 'row'

/** What every game of a group is: its cards need not say so. */
const said: Partial<Readonly<Record<GameGroup, GameBadge>>> = {
  new_games: 'new',
  new_slots: 'new',
  popular_games: 'popular',
  popular_slots: 'popular',
  jackpots: 'jackpot',
  daily_jackpots: 'jackpot',
  slingo: 'slingo_original',
  game_shows: 'live_casino',
  live_casino: 'live_casino',
  live_roulette: 'live_casino',
  live_blackjack: 'live_casino',
  live_baccarat: 'live_casino',
  live_games: 'live_casino',
}

/** The badge that a group's own name says already, or null. */
export const badgeSaidBy = (group: GameGroup | null): GameBadge | null =>
  group === null ? null : (said[group] ?? null)
