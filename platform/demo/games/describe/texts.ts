import type { Volatility } from '../../../../shared/content/game.ts'
import type { Family } from '../families.ts'
import type { Mechanic, Theme } from '../themes.ts'

/** Whole sentences to choose from: at least so many. */
type Two = readonly [string, string, ...string[]]
type Three = readonly [string, string, string, ...string[]]
type Four = readonly [string, string, string, string, ...string[]]
type Five = readonly [string, string, string, string, string, ...string[]]

/** A theme: a lead for the summary, scenes that open the text and details that follow them. None speaks of reels. */
export type ThemeTexts = { leads: Three; openings: Five; details: Five }

/**
 * A mechanic. `summaries` name the game ({name}) with its {rtp}; `rounds` tell how a round goes, `twists` what is
 * special about it, `kin` which classic it resembles. Any of them goes with any other.
 */
export type MechanicTexts = { summaries: Three; rounds: Four; twists: Four; kin: Two }

/** How the reels or the card are laid out: {reels} and {lines} are filled in, small numbers as words. */
export type Layout = 'lines' | 'line' | 'ways' | 'megaways' | 'cluster' | 'slingo'

export type FigureTexts = {
  /** {name} and {rtp}; the one place where the text itself names the game. */
  rtp: Five
  /** {name}, for a game whose return nobody stated. */
  noRtp: Two
  volatility: Readonly<Record<Volatility, Three>>
  layout: Readonly<Record<Layout, Two>>
  /** {times}: the most a round can pay. */
  most: Four
  /** For games without a volatility: where the limits stand. */
  limits: Three
}

/** Short entries of the list of traits: a label and a value, or a few words. */
export type TraitTexts = {
  layout: Readonly<Record<Layout, string>>
  most: string
  sideBets: string
  statistics: string
  deck: string
  decks: string
  seat: string
  seats: string
  bingoVariant: string
  bingoTimes: string
  dealer: string
  jackpot: string
  dailyJackpot: string
  original: string
}

export type RemarkTexts = {
  /** Ties the scene to a game that has no reels to put it on. */
  frames: Readonly<Record<Exclude<Family, 'slots'>, Three>>
  /** Whom the game suits. */
  audience: Readonly<Record<Family, Four>>
  /** {studio} made it. */
  studios: Five
}

export type DescriptionTexts = {
  themes: Readonly<Record<Theme, ThemeTexts>>
  mechanics: Readonly<Record<Mechanic, MechanicTexts>>
  figures: FigureTexts
  traits: TraitTexts
  remarks: RemarkTexts
  /** Finds sentences that speak of lines: they are left out where a game counts ways instead. */
  lines: RegExp
  /** Words for small numbers; digits for all others. */
  numerals: Readonly<Record<number, string>>
}
