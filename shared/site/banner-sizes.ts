import type { BannerDevice, BannerLayer } from '../content/banner.ts'
import type { PictureSize } from '../content/picture.ts'
import type { BrandDefinition } from './brand.ts'

/** Sizes of a section's banner by screen and layer. */
export type BannerSizes = Readonly<Record<BannerDevice, Readonly<Record<BannerLayer, PictureSize>>>>

/** Sizes of banner pictures in px where a brand says nothing else (spec 9). */
const usual = {
  desktop: { background: { width: 1920, height: 472 }, foreground: { width: 1920, height: 292 } },
  mobile: { background: { width: 750, height: 360 }, foreground: { width: 750, height: 360 } },
  game: { width: 750, height: 145 },
} as const satisfies BannerSizes & { readonly game: PictureSize }

/** A brand's sizes of a section's banner. What the banner feed says of a banner goes before them. */
export const bannerSizesOf = ({ bannerSizes = {} }: Pick<BrandDefinition, 'bannerSizes'>): BannerSizes => ({
  desktop: { ...usual.desktop, ...bannerSizes.desktop },
  mobile: { ...usual.mobile, ...bannerSizes.mobile },
})

/** A brand's size of a game's banner. */
export const gameBannerSizeOf = ({ bannerSizes = {} }: Pick<BrandDefinition, 'bannerSizes'>): PictureSize =>
  bannerSizes.game ?? usual.game
