import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { socialSvg } from '../../platform/studio/banner.ts'
import { brandIcon } from '../../platform/studio/brand-art.ts'
import type { BrandId } from '../../shared/site/ids.ts'

/** Drawn pictures are kept here between builds, under the hash of what they are drawn from. */
const folder = 'build/rasters'

interface Size {
  readonly width: number
  readonly height: number
}

/** An SVG as a raster picture of that size; encoded once, then read from `folder`. */
async function raster(svg: string, size: Size, format: 'png' | 'webp'): Promise<Uint8Array> {
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

const square = (size: number): Size => ({ width: size, height: size })

/**
 * A brand's pictures that must be raster: icons for home screens (a maskable one fills its ground) and the social picture of
 * pages without one of their own (spec 9).
 */
export async function brandRasters(brand: BrandId) {
  const icon = (size: number, maskable: boolean) => raster(brandIcon(brand, size, { maskable }), square(size), 'png')
  const [touch, icon192, icon512, maskable192, maskable512, social] = await Promise.all([
    icon(180, true),
    icon(192, false),
    icon(512, false),
    icon(192, true),
    icon(512, true),
    raster(socialSvg({ brandId: brand, motif: 'home' }), { width: 1200, height: 630 }, 'webp'),
  ])
  return { touch, icon192, icon512, maskable192, maskable512, social }
}
