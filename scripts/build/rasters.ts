import sharp from 'sharp'
import type { DrawnBrand } from '../../drawing/brand/art.ts'
import { brandIcon } from '../../drawing/brand/logo.ts'
import { placeSizes, placeSvg } from '../../drawing/brand/place.ts'
import { brandSocialSvg, socialSize } from '../../drawing/brand/social.ts'
import type { PictureSize } from '../../shared/content/picture.ts'
import { kept } from './kept.ts'

/** An SVG as a raster picture of that size. */
function raster(svg: string, size: PictureSize, format: 'png' | 'webp'): Promise<Uint8Array> {
  return kept(`${format} ${size.width}x${size.height}`, [svg], async () => {
    const drawn = sharp(Buffer.from(svg), { density: 144 }).resize(size.width, size.height)
    return (format === 'png' ? drawn.png({ compressionLevel: 9 }) : drawn.webp({ quality: 82 })).toBuffer()
  })
}

const square = (size: number): PictureSize => ({ width: size, height: size })

/**
 * A brand's pictures that must be raster: icons for home screens (a maskable one fills its ground), the social picture of pages
 * without one of their own (spec 9), and the brand's place.
 */
export async function brandRasters(art: DrawnBrand) {
  const icon = (size: number, maskable: boolean) => raster(brandIcon(art, size, { maskable }), square(size), 'png')
  const [touch, icon192, icon512, maskable192, maskable512, social, place, placeOfPhone] = await Promise.all([
    icon(180, true),
    icon(192, false),
    icon(512, false),
    icon(192, true),
    icon(512, true),
    raster(brandSocialSvg(art), socialSize, 'webp'),
    raster(placeSvg(art, 'desktop'), placeSizes.desktop, 'webp'),
    raster(placeSvg(art, 'mobile'), placeSizes.mobile, 'webp'),
  ])
  return { touch, icon192, icon512, maskable192, maskable512, social, place, placeOfPhone }
}
