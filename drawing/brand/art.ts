import type { Face } from '../fonts.ts'
import type { MotifName } from '../motifs/all.ts'
import type { Palette } from '../palette.ts'
import type { Draw } from '../scenery/parts.ts'
import type { BannerArt } from './banner.ts'
import type { BrandMark } from './mark.ts'

/** What a brand's art is made of: `brands/<id>/art.ts` says it, for the logo, the icons and every picture of the brand. */
export interface BrandArt {
  readonly mark: BrandMark
  /** The wordmark: its main line, and the small line below it. */
  readonly word: string
  readonly below: string
  readonly face: Face
  /** The face of headlines and amounts, on pages and in pictures. */
  readonly display: Face
  readonly tracking: number
  /** The letters, and the small line, on a dark and on a light ground. */
  readonly onDark: readonly [string, string]
  readonly onLight: readonly [string, string]
  /** The ground of icons, from top to foot. */
  readonly icon: readonly [string, string]
  readonly palette: Palette
  /** The places of its pictures; each picture has one of them. */
  readonly sceneries: readonly [Draw, ...Draw[]]
  /** How its banners are composed. */
  readonly banner: BannerArt
  /** Small things that belong to the brand and accompany its scenes. */
  readonly companion: MotifName
  /** Whether its pictures are light. */
  readonly light: boolean
  /** Whether its markets have tables: if not, no wheel, card, chip or croupier is drawn. */
  readonly tables: boolean
}

/** A registered brand's art with the id that its pictures are named by and drawn from. */
export interface DrawnBrand extends BrandArt {
  readonly id: string
}
