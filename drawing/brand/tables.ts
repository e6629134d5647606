import type { MotifName, Trio } from '../motifs/all.ts'
import type { BrandArt } from './art.ts'

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
export const motifFor = (art: Pick<BrandArt, 'tables'>, motif: MotifName): MotifName =>
  art.tables ? motif : (withoutTables[motif] ?? motif)

/** The three motifs that a brand draws for these. */
export const trioFor = (art: Pick<BrandArt, 'tables'>, [first, second, third]: Trio): Trio => [
  motifFor(art, first),
  motifFor(art, second),
  motifFor(art, third),
]
