import type { MotifSource } from '../motif.ts'
import { ancient } from './ancient.ts'
import { everyday } from './everyday.ts'
import { nature } from './nature.ts'
import { play } from './play.ts'
import { revels } from './revels.ts'
import { tales } from './tales.ts'

const all = { ...ancient, ...nature, ...tales, ...revels, ...play, ...everyday } as const
export type MotifName = keyof typeof all

/** Three motifs from first to least. */
export type Trio = readonly [MotifName, MotifName, MotifName]

/** All motifs by name. */
export const motifs: Readonly<Record<MotifName, MotifSource>> = all

/** Whether a word names a motif. */
export function isMotif(word: string): word is MotifName {
  return Object.hasOwn(all, word)
}
