import type { Volatility } from '../../../../shared/content/game.ts'
import type { Family } from '../families.ts'
import type { Mechanic, Theme } from '../themes.ts'

/** Whole sentences to choose from: at least so many. */
type Some<T extends string = string> = readonly [T, ...T[]]
type Two = readonly [string, string, ...string[]]
type Three = readonly [string, string, string, ...string[]]
type Four = readonly [string, string, string, string, ...string[]]
type Five = readonly [string, string, string, string, string, ...string[]]

/** A theme: a lead for the summary, scenes that open the text and details that follow them. None speaks of reels. */
export type ThemeTexts = { leads: Three; openings: Five; details: Five }

/**
 * A mechanic. `kinds` say what it is (a noun phrase with its article, as a subject), for the frames of a summary. A round is
 * told in one sentence of two halves: any of `starts` goes with any of `settles`, which bring the mark that joins them.
 * `twists` tell what makes a round exciting, `kin` which classic it resembles.
 */
export type MechanicTexts = { kinds: Three; starts: Four; settles: Four; twists: Four; kin: Two }

/** How the reels or the card are laid out: {reels} and {lines} are filled in, small numbers as words. */
export type Layout = 'lines' | 'line' | 'ways' | 'megaways' | 'cluster' | 'slingo'

export type FigureTexts = {
  /** {name} and {rtp}. */
  rtp: Five
  /** {name}, for a game whose return nobody stated. */
  noRtp: Two
  volatility: Readonly<Record<Volatility, Three>>
  layout: Readonly<Record<Layout, Two>>
  /** {times}: the most a round can pay. */
  most: Three
  /** {times}: the same, and that hardly any round does. Not for tables, where one number or one hand pays it. */
  seldom: Three
  /** {times}: the most a round can pay where a jackpot may come on top of it. Empty where no market offers one. */
  besidePot: readonly string[]
  /** For games without a volatility: where the limits stand. */
  limits: Three
}

/** Whom slots suit: everybody, those who like it calm, or those who like it rough. */
export type Temper = 'any' | 'calm' | 'rough'

export type RemarkTexts = {
  /** Ties the scene to a game that has no reels to put it on. */
  frames: Readonly<Record<Exclude<Family, 'slots'>, Three>>
  /** Whom the game suits. */
  audience: Readonly<Record<Exclude<Family, 'slots'>, Four> & Record<'slots', Readonly<Record<Temper, Two>>>>
  /** {studio} made it. */
  studios: Five
}

/** Two kinds of words, each found in texts before their names and figures are filled in. */
export type Apart = readonly [RegExp, RegExp]

export type DescriptionTexts = {
  themes: Readonly<Record<Theme, ThemeTexts>>
  /** Those that a market of the language offers. */
  mechanics: Partial<Readonly<Record<Mechanic, MechanicTexts>>>
  /** What is said of the others, for a market to come; null where the language tells of all. */
  other: MechanicTexts | null
  /** Frames of a summary: {name}, {kind} and {rtp}. */
  frames: Five
  /** What makes a round exciting in every game that the list names. */
  sharedTwists: readonly { of: readonly Mechanic[]; twists: Some }[]
  figures: FigureTexts
  remarks: RemarkTexts
  /** Finds sentences that speak of lines: they are left out where a game counts ways instead. */
  lines: RegExp
  /** Sentences that contradict what a game is called: no host where the wheel runs by itself. */
  unfit: readonly { names: RegExp; sentences: RegExp }[]
  /** What contradicts or repeats the other: no page says both halves of a row. */
  apart: readonly Apart[]
  /** Words for small numbers; digits for all others. */
  numerals: Readonly<Record<number, string>>
}
