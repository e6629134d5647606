import { z } from 'zod'

/** Providers with at least one game in the culture; marks for light and dark ground, 57 pixels high. */
export const providersSchema = z.object({
  providers: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      games: z.int().positive(),
      light_img_url: z.string(),
      dark_img_url: z.string(),
    }),
  ),
})
export type Providers = z.infer<typeof providersSchema>
