import type { CultureId } from '../../shared/site/ids.ts'

/** Folders in the order in which a culture reads them (docs/contracts/content-files.md). */
export const contentChains: Readonly<Record<CultureId, readonly CultureId[]>> = {
  'en-GB': ['en-GB'],
  'en-ROW': ['en-ROW', 'en-GB'],
  'en-IE': ['en-IE', 'en-GB'],
  'en-CA': ['en-CA', 'en-GB'],
  'en-NZ': ['en-NZ', 'en-GB'],
  'fr-CA': ['fr-CA'],
  frca: ['frca', 'fr-CA'],
  ca: ['ca', 'en-CA', 'en-GB'],
  'de-DE': ['de-DE'],
  sv: ['sv'],
  es: ['es'],
}
