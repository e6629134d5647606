import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import sharp, { type OutputInfo } from 'sharp'
import { hashOf } from './source.ts'

/** Encoded pictures by the hash of their drawing: a drawing that comes back is not encoded again. */
const cache = new URL('../../.data/pictures/', import.meta.url)

/** Part of the cache's key: raised when the settings below change. */
const settings = 'avif 58/1, webp 82/2'

export type Encoded = { avif: Uint8Array; webp: Uint8Array }

let parts = 0

async function kept(name: string, encode: () => Promise<Buffer>): Promise<Uint8Array> {
  const file = new URL(name, cache)
  try {
    return new Uint8Array(await readFile(file))
  } catch {
    const bytes = await encode()
    // Written beside and moved: a run that is stopped leaves no half picture behind. Two drawings that are the same may be
    // encoded at once, so each part has a name of its own.
    const part = new URL(`${name}.${process.pid}.${parts++}`, cache)
    await writeFile(part, bytes)
    await rename(part, file)
    return new Uint8Array(bytes)
  }
}

/** A drawing as AVIF and WebP of the given size. Drawn once for both. */
export async function encodePicture(
  svg: string,
  { width, height }: { width: number; height: number },
  formats: readonly (keyof Encoded)[] = ['avif', 'webp'],
): Promise<Partial<Encoded>> {
  await mkdir(cache, { recursive: true })
  const key = hashOf(`${settings} ${width} ${height} ${svg}`)
  let drawn: Promise<{ data: Buffer; info: OutputInfo }> | undefined
  const pixels = async () => {
    drawn ??= sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true })
    const { data, info } = await drawn
    return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  }
  const encoded: Partial<Encoded> = {}
  for (const format of formats) {
    encoded[format] = await kept(`${key}.${format}`, async () =>
      format === 'avif'
        ? (await pixels()).avif({ quality: 58, effort: 1 }).toBuffer()
        : (await pixels()).webp({ quality: 82, effort: 2 }).toBuffer(),
    )
  }
  return encoded
}
