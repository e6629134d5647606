import * as z from 'zod/mini'
import { pictureSchema, socialImageSchema } from './picture.ts'

export const featureCardSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  summary: z.string(),
  picture: z.nullable(pictureSchema),
})
export const featureSchema = z.extend(featureCardSchema, {
  title: z.string(),
  description: z.string(),
  /** HTML. */
  body: z.string(),
  socialImage: socialImageSchema,
})
export const featuresSchema = z.object({ features: z.array(featureCardSchema) })
export type FeatureCard = z.infer<typeof featureCardSchema>
export type Feature = z.infer<typeof featureSchema>
