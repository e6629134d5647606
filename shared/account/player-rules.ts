import type { PlayerProtection } from './player-protection.ts'
import type { RegistrationSheet } from './registration-sheet.ts'

/** What a market's law and habit ask of the secure platform, each with its source or "assumed". */
export interface PlayerRules {
  readonly registration: RegistrationSheet
  readonly protection: PlayerProtection
}
