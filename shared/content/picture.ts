import * as z from 'zod/mini'

/** A picture's size in px. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** A raster picture in both formats; the paths begin with /img/. */
export const pictureSchema = z.object({
  avif: z.string(),
  webp: z.string(),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  alt: z.string(),
})
export type Picture = z.infer<typeof pictureSchema>

/** Path of the picture for social tags, 1200 by 630, WebP (spec 9); null where none is made. */
export const socialImageSchema = z.nullable(z.string())
