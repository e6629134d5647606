import { z } from 'zod'
import { pictureSchema, socialImageSchema } from './picture.ts'

/** A landing page; body and terms stand beside its one call to action. */
export const landingSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  heading: z.string(),
  cta: z.string(),
  terms: z.string(),
  /** HTML. */
  body: z.string(),
  picture: pictureSchema.nullable(),
  socialImage: socialImageSchema,
})
export type Landing = z.infer<typeof landingSchema>
