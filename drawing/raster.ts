import sharp from 'sharp'

/** What a drawing is turned into. */
export interface RasterOptions {
  format: 'avif' | 'webp' | 'png'
  width: number
  height: number
}

/** Turns an SVG into a picture of exactly the given size. */
export async function toRaster(svg: string, { format, width, height }: RasterOptions): Promise<Uint8Array> {
  const natural = Number(/<svg[^>]*\swidth="([\d.]+)"/.exec(svg)?.[1] ?? width)
  const density = Math.min(2400, Math.max(1, (72 * width) / natural))
  const picture = sharp(Buffer.from(svg), { density }).resize(width, height, { fit: 'fill' })
  const coded =
    format === 'avif'
      ? picture.avif({ effort: 2, quality: 58 })
      : format === 'webp'
        ? picture.webp({ quality: 82 })
        : picture.png({ compressionLevel: 9 })
  return new Uint8Array(await coded.toBuffer())
}
