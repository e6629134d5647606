import type { CultureId } from '../shared/site/ids.ts'
import type { Market } from '../shared/site/market.ts'
import { ca } from './ca.ts'
import { caFr } from './ca-fr.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { gb } from './gb.ts'
import { ie } from './ie.ts'
import { nz } from './nz.ts'
import { on } from './on.ts'
import { onFr } from './on-fr.ts'
import { row } from './row.ts'
import { se } from './se.ts'

/** The market each culture speaks to. */
export const markets: Readonly<Record<CultureId, Market>> = {
  'en-GB': gb,
  'en-ROW': row,
  'en-IE': ie,
  'en-CA': ca,
  'en-NZ': nz,
  'fr-CA': caFr,
  frca: onFr,
  ca: on,
  'de-DE': de,
  sv: se,
  es,
}
