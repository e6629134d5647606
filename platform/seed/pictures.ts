import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import sharp from 'sharp'
import type { DrawnBrand } from '../../drawing/brand/art.ts'
import type { BrandId } from '../../shared/site/ids.ts'
import { readShared } from '../content-files/reader.ts'
import { promotionPlanFile, structureFile } from '../content-files/schemas.ts'
import { encodePicture } from './encode.ts'
import { inParallel, type MediaFile, storeMedia } from './media-store.ts'
import { planPictures } from './picture-plan.ts'
import type { SocialTitles } from './social-titles.ts'

/** Pictures between two lines of progress. */
const stride = 60

/** Draws, encodes and stores every raster picture, or those whose names are `wanted`. */
export async function seedPictures(
  db: D1Database,
  media: R2Bucket,
  { titles, art }: { titles: SocialTitles; art: Readonly<Record<BrandId, DrawnBrand>> },
  wanted: ((name: string) => boolean) | undefined,
  onProgress: (message: string) => void,
): Promise<void> {
  const all = planPictures({
    promotions: await readShared('promotions.yaml', promotionPlanFile),
    structure: await readShared('structure.yaml', structureFile),
    titles,
    art,
  })
  const plan = wanted === undefined ? all : all.filter(({ name }) => wanted(name))
  // One thread a picture and several pictures at a time: faster than many threads in one picture.
  sharp.concurrency(1)
  const files: MediaFile[] = []
  let done = 0
  await inParallel(plan, 3, async ({ name, folder, stem, size, formats, draw }) => {
    const encoded = await encodePicture(draw(), size, formats)
    for (const format of formats) {
      const bytes = encoded[format]
      if (bytes === undefined) continue
      files.push({ name: formats.length === 1 ? name : `${name}/${format}`, folder, stem, extension: format, bytes })
    }
    done += 1
    if (done % stride === 0 || done === plan.length) onProgress(`Pictures: ${done} of ${plan.length}`)
  })
  await storeMedia(db, media, 'pictures', files)
}
