import type { Face } from '../../drawing/fonts.ts'
import type { MotifName } from '../../drawing/motifs/all.ts'
import type { Scenery } from '../../drawing/scenery/scenery.ts'
import type { Composition } from './composition.ts'

/** The art of a game that is composed by hand. */
interface SpecialGame {
  palette: string
  scenery: Scenery
  composition: Composition
  motifs: readonly [MotifName, MotifName, MotifName]
  face: Face
}

export const special: Readonly<Record<string, SpecialGame>> = {
  'book-of-dead': {
    palette: 'ember 40 75 35 90',
    scenery: 'columns',
    composition: 'trio',
    motifs: ['book', 'pharaoh', 'scarab'],
    face: 'epic',
  },
  thor: {
    palette: 'night 250 210 255 215',
    scenery: 'peaks',
    composition: 'duo',
    motifs: ['hammer', 'bolt', 'helmet'],
    face: 'epic',
  },
  'big-bass-bonanza': {
    palette: 'rich 225 95 240 95',
    scenery: 'sea',
    composition: 'slash',
    motifs: ['bass', 'float', 'reel'],
    face: 'chunky',
  },
  'sahara-riches-cash-collect': {
    palette: 'ember 30 80 50 90',
    scenery: 'dunes',
    composition: 'trio',
    motifs: ['camel', 'coins', 'chest'],
    face: 'epic',
  },
  'mystery-genie-fortunes-of-the-lamp': {
    palette: 'night 295 325 285 85',
    scenery: 'domes',
    composition: 'duo',
    motifs: ['lamp', 'carpet', 'genie'],
    face: 'chunky',
  },
}
