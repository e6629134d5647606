import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import type { BrandMark, Ground } from './mark.ts'

/** A layer of a banner in the making. */
export interface Canvas {
  readonly sheet: Sheet
  /** The brand's own. */
  readonly art: { readonly palette: Palette; readonly mark: BrandMark }
  readonly random: Random
  readonly width: number
  readonly height: number
  /** A phone shows a band of its banner and puts the words below; a desk puts them at the left, where the picture is calm. */
  readonly device: 'desktop' | 'mobile'
  /** The part of it that pictures are for. */
  readonly room: Room
}

export interface Room {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Paint = (canvas: Canvas) => void

/** How a brand sets what a section shows: the most of its motifs, the largest first; how large; and from which side. */
export interface Staging {
  readonly most: number
  readonly scale: number
  readonly mirrored: boolean
}

/** How a brand draws its banners. */
export interface BannerArt {
  /** The tone of the ground that motifs stand on. */
  readonly tone: Ground
  /** The place that the banners of all sections but home have in common. */
  readonly ground: Paint
  /** Of its own: no two brands show a section in the same composition. */
  readonly staging: Staging
  /** Home's banner is a composition of the brand's own. */
  readonly home: { readonly background: Paint; readonly foreground: Paint }
}

/** A point of the room, given as shares of it. */
export const at = ({ room }: Canvas, x: number, y: number): readonly [number, number] => [
  Math.round(room.x + room.width * x),
  Math.round(room.y + room.height * y),
]

/** Fills the whole layer. */
export function fill({ sheet, width, height }: Canvas, paint: string): void {
  sheet.add(`<path fill="${paint}" d="M0 0H${width}V${height}H0Z"/>`)
}
