import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { DrawnBrand } from '../../drawing/brand/art.ts'
import { brandIcon } from '../../drawing/brand/logo.ts'
import { brandSocialSvg, socialSize } from '../../drawing/brand/social.ts'
import type { PictureSize } from '../../shared/content/picture.ts'

/** Drawn pictures are kept here between builds, under the hash of what they are drawn from. */
const folder = 'build/rasters'

/** An SVG as a raster picture of that size; encoded once, then read from `folder`. */
async function raster(svg: string, size: PictureSize, format: 'png' | 'webp'): Promise<Uint8Array> {
  const name = createHash('sha256').update(`${size.width}x${size.height} ${svg}`).digest('hex').slice(0, 16)
  const file = `${folder}/${name}.${format}`
  try {
    return await readFile(file)
  } catch {
    const drawn = sharp(Buffer.from(svg), { density: 144 }).resize(size.width, size.height)
    const bytes = await (format === 'png' ? drawn.png({ compressionLevel: 9 }) : drawn.webp({ quality: 82 })).toBuffer()
    await mkdir(folder, { recursive: true })
    await writeFile(file, bytes)
    return bytes
  }
}

const square = (size: number): PictureSize => ({ width: size, height: size })

/**
 * A brand's pictures that must be raster: icons for home screens (a maskable one fills its ground) and the social picture of
 * pages without one of their own (spec 9).
 */
export async function brandRasters(art: DrawnBrand) {
  const icon = (size: number, maskable: boolean) => raster(brandIcon(art, size, { maskable }), square(size), 'png')
  const [touch, icon192, icon512, maskable192, maskable512, social] = await Promise.all([
    icon(180, true),
    icon(192, false),
    icon(512, false),
    icon(192, true),
    icon(512, true),
    raster(brandSocialSvg(art), socialSize, 'webp'),
  ])
  return { touch, icon192, icon512, maskable192, maskable512, social }
}
