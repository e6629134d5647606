import type { LimitType } from './reports.ts'

/** What a market asks for the protection of players who are logged in. Amounts are in the market's own currency. */
export interface PlayerProtection {
  readonly depositLimits: {
    /** Limits that a player must set before playing. */
    readonly required: readonly LimitType[]
    /** Limits that hold until the player sets others. */
    readonly standard: Partial<Readonly<Record<LimitType, number>>>
    /** The most that a limit may be. */
    readonly most: Partial<Readonly<Record<LimitType, number>>>
    /** A lower limit holds at once; a higher one once the player has confirmed it after this time. */
    readonly raiseAfterHours: number
  }
  /** Minutes of play between two reminders of the time. */
  readonly realityCheckMinutes: number
  /** Hours for which one button ends all play at once, or null where there is no such button. */
  readonly pauseHours: number | null
  readonly source: string
}
