import type { PlayerRules } from '../../shared/account/player-rules.ts'
import type { CultureId } from '../../shared/site/ids.ts'
import { ca } from './ca.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { gb } from './gb.ts'
import { ie } from './ie.ts'
import { nz } from './nz.ts'
import { on } from './on.ts'
import { row } from './row.ts'
import { se } from './se.ts'

/** What the platform asks of the players of each culture's market. */
export const playerRules: Readonly<Record<CultureId, PlayerRules>> = {
  'en-GB': gb,
  'en-ROW': row,
  'en-IE': ie,
  'en-CA': ca,
  'en-NZ': nz,
  'fr-CA': ca,
  frca: on,
  ca: on,
  'de-DE': de,
  sv: se,
  es,
}
