import * as z from 'zod'

/** A picture's size in px. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** A raster picture in both formats; the paths begin with /img/. */
export const pictureSchema = z.object({
  avif: z.string(),
  webp: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string(),
})
export type Picture = z.infer<typeof pictureSchema>

/** Path of the picture for social tags, 1200 by 630, WebP (spec 9); null where none is made. */
export const socialImageSchema = z.string().nullable()
