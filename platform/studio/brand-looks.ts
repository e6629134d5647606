import type { Face } from '../../drawing/fonts.ts'
import type { Palette } from '../../drawing/palette.ts'
import type { MotifName } from './motifs/all.ts'
import type { Scenery } from './scenery.ts'

/** The brands that have art. */
export const artBrands = ['uk', 'de', 'se', 'es', 'on'] as const
export type ArtBrand = (typeof artBrands)[number]

/** What a brand's art is made of. */
export interface BrandLook {
  /** The wordmark: its main line, and the small line below it. */
  word: string
  below: string
  face: Face
  tracking: number
  /** Letters on a dark and on a light ground, and the colour of the small line on each. */
  onDark: readonly [string, string]
  onLight: readonly [string, string]
  /** The ground of icons. */
  icon: readonly [string, string]
  palette: Palette
  sceneries: readonly [Scenery, ...Scenery[]]
  /** Small things that belong to the brand and accompany its scenes. */
  companion: MotifName
  light: boolean
  /** Whether the brand's market has tables: if not, no wheel, card, chip or croupier is drawn. */
  tables: boolean
}

const brandLooks: Readonly<Record<ArtBrand, BrandLook>> = {
  uk: {
    word: 'Starling',
    below: 'CASINO',
    face: 'modern',
    tracking: -0.01,
    onDark: ['#fff', '#f4c95d'],
    onLight: ['#2a1140', '#8a5a00'],
    icon: ['#3c1a5e', '#170a26'],
    palette: {
      glow: '#8a5cf0',
      mid: '#43206c',
      edge: '#170a26',
      far: '#2f7f8f',
      near: '#1d0c33',
      ink: '#12061f',
      top: '#fff6dc',
      foot: '#f4c95d',
      accent: '#1fb5ae',
    },
    sceneries: ['flock'],
    companion: 'star',
    light: false,
    tables: true,
  },
  de: {
    word: 'STERNHAUS',
    below: '',
    face: 'plain',
    tracking: 0.06,
    onDark: ['#fff', '#ffb52e'],
    onLight: ['#0b2348', '#9a5b00'],
    icon: ['#123a70', '#081a38'],
    palette: {
      glow: '#4d86d0',
      mid: '#16407a',
      edge: '#081a38',
      far: '#22508c',
      near: '#0b2348',
      ink: '#06142c',
      top: '#fff8e6',
      foot: '#ffb52e',
      accent: '#2f6fbf',
    },
    sceneries: ['gables'],
    companion: 'star',
    light: false,
    tables: false,
  },
  se: {
    word: 'norrsken',
    below: '',
    face: 'light',
    tracking: 0.05,
    onDark: ['#f2fff9', '#3be0a0'],
    onLight: ['#06201c', '#0a7a55'],
    icon: ['#0c2a2a', '#040a0c'],
    palette: {
      glow: '#2fe0a0',
      mid: '#0b4a48',
      edge: '#05090c',
      far: '#0e3538',
      near: '#06171a',
      ink: '#02080a',
      top: '#eafff6',
      foot: '#5cf0b4',
      accent: '#18a08a',
    },
    sceneries: ['aurora', 'forest'],
    companion: 'snowflake',
    light: false,
    tables: true,
  },
  es: {
    word: 'Casa Brava',
    below: '',
    face: 'chunky',
    tracking: 0,
    onDark: ['#fff3dc', '#ffb52e'],
    onLight: ['#9c1226', '#9a4a00'],
    icon: ['#c2182f', '#7a0a1e'],
    palette: {
      glow: '#ffb347',
      mid: '#c8283a',
      edge: '#560b1c',
      far: '#a31d32',
      near: '#420814',
      ink: '#2c040d',
      top: '#fff8e8',
      foot: '#ffc24a',
      accent: '#f0722a',
    },
    sceneries: ['village'],
    companion: 'sun',
    light: false,
    tables: true,
  },
  on: {
    word: 'Maple Row',
    below: '',
    face: 'classic',
    tracking: 0,
    onDark: ['#fff', '#ffd9d2'],
    onLight: ['#173f2b', '#c8102e'],
    icon: ['#fff', '#f3e9e2'],
    palette: {
      glow: '#fff',
      mid: '#fbf4ee',
      edge: '#f6ece4',
      far: '#a9cdb2',
      near: '#3f8a60',
      ink: '#123524',
      top: '#fff',
      foot: '#ffe3c8',
      accent: '#d7263d',
    },
    sceneries: ['forest', 'hills'],
    companion: 'leaf',
    light: true,
    tables: true,
  },
}

/** The look of a brand by its id; unknown brands take the first one's. */
export function brandLook(brandId: string): BrandLook {
  return isArtBrand(brandId) ? brandLooks[brandId] : brandLooks.uk
}

function isArtBrand(id: string): id is ArtBrand {
  return Object.hasOwn(brandLooks, id)
}
