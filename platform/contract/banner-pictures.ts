import type { BannerDevice, BannerLayer } from '../../shared/content/banner.ts'
import type { BrandId } from '../../shared/site/ids.ts'

/** Formats of a banner's pictures, the smaller first. */
export const bannerFormats = ['avif', 'webp'] as const
export type BannerFormat = (typeof bannerFormats)[number]

/** The name under which a banner's picture is stored. */
export const bannerName = (
  of: { brand: BrandId; section: string; device: BannerDevice; layer: BannerLayer },
  format: BannerFormat,
): string => `banner/${of.brand}/${of.section}/${of.device}/${of.layer}/${format}`

/** The name under which a game's own banner is stored: one drawing for all brands of a height. */
export const gameBannerName = (height: number, gameSlug: string): string => `game-banner/${height}/${gameSlug}`

/** The content's hash in the path of a stored file. */
const hashInPath = /\.([0-9a-f]{10})\.\w+$/

/** Characters of each file's hash in that of a picture. */
const share = 6

/**
 * The content hash of a picture that is stored in one or more formats: another one when a byte of any of them is. Null where
 * a file is missing.
 */
export function pictureHash(paths: readonly (string | undefined)[]): string | null {
  const hashes = paths.map((path) => hashInPath.exec(path ?? '')?.[1])
  return hashes.length === 0 || hashes.includes(undefined) ? null : hashes.map((hash) => hash?.slice(0, share)).join('')
}
