import type { GameGroup } from '../content/game.ts'
import type { Lang } from './culture.ts'

/** A text in each language its market speaks. */
export type Localised = Partial<Readonly<Record<Lang, string>>>

/** Where a line comes from: a law or regulator's page, or 'assumed' (rulings 8). */
export type Source = string

export interface NamedLink {
  readonly name: string
  readonly url: string
}

/** A button of the beam: an address, or the platform's page wherever accounts are open. */
export interface BeamButton extends NamedLink {
  readonly key: string
  readonly page?: 'deposit-limits'
}

/** What a market's law and habit ask of the site (rulings 8). Data, never a branch in code. */
export interface Market {
  readonly id: string
  /** Off: its cultures answer 404 everywhere and appear in no hreflang or site map. */
  readonly enabled: boolean
  readonly licence: {
    /** {{licensee}} and {{account}} are filled from the brand. */
    readonly line: Localised
    /** Null where no regulator of the place answers for the brand: another's name would say what does not hold. */
    readonly regulator: NamedLink | null
    readonly source: Source
  }
  readonly age: { readonly minimum: 18 | 19; readonly source: Source }
  readonly helpline: {
    readonly name: string
    readonly phone: string | null
    readonly url: string
    readonly source: Source
  }
  readonly selfExclusion: (NamedLink & { readonly source: Source }) | null
  /** Further help, beside the helpline. */
  readonly safetyLinks: readonly NamedLink[]
  /** The responsible-gaming beam at the top of every page: its buttons, or null where there is none (spec 2, rulings 8). */
  readonly beam: {
    readonly buttons: readonly BeamButton[]
    readonly sticky: boolean
    readonly source: Source
  } | null
  /** The slogan under the main banner, in the languages that carry it. */
  readonly slogan: Localised
  readonly rules: {
    /** Whether a game's quick spin may be shown. */
    readonly quickSpin: boolean
    /** Most that one round of a slot, or of another game with reels, may cost, in the market’s own currency; null where it sets no limit. */
    readonly slotStakeLimit: number | null
    /** Points of percent by which the return of such a game is set lower than elsewhere because stakes are taxed; 0 where they are not. */
    readonly slotReturnReduction: number
    /** Whether titles, descriptions, social tags and JSON-LD may speak of an offer. */
    readonly offersInHead: boolean
    /** Groups that exist nowhere in this market. */
    readonly forbiddenGroups: readonly GameGroup[]
    /** Words that the site's own texts never use. */
    readonly forbiddenWords: readonly string[]
    /** 'strip': only licence, consent, terms, privacy and version remain of the footer. */
    readonly footer: 'full' | 'strip'
    /** Whether header, mobile bar and pages link to promotions. */
    readonly promotionLinks: boolean
    readonly source: Source
  }
}
