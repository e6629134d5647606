import type { BrandLook } from './brand-looks.ts'
import type { MotifName } from './motifs/all.ts'
import type { Trio } from './sections.ts'

/** What is drawn instead of a motif of the tables where a brand's market has none (rulings 8). */
const withoutTables: Readonly<Partial<Record<MotifName, MotifName>>> = {
  roulettewheel: 'bell',
  rouletteside: 'gemstar',
  acecards: 'cherries',
  spade: 'clover4',
  chip: 'star',
  chipstack: 'coins',
  croupier: 'lantern',
}

/** The motif that a brand draws for this one. */
export const motifFor = (look: BrandLook, motif: MotifName): MotifName =>
  look.tables ? motif : (withoutTables[motif] ?? motif)

/** The three motifs that a brand draws for these. */
export const trioFor = (look: BrandLook, [first, second, third]: Trio): Trio => [
  motifFor(look, first),
  motifFor(look, second),
  motifFor(look, third),
]
