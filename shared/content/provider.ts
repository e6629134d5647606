import * as z from 'zod/mini'
import { slugSchema } from './slug-schema.ts'

/** Providers with at least one game in the culture; marks for light and dark ground, 57 pixels high. */
export const providersSchema = z.object({
  providers: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      games: z.int().check(z.positive()),
      light_img_url: z.string(),
      dark_img_url: z.string(),
    }),
  ),
})
export type Providers = z.infer<typeof providersSchema>
export type ListedProvider = Providers['providers'][number]

const words = z.string().check(z.minLength(1))

/** What a provider is and what it makes: its story in the culture's language, and its mechanics with how many games of each. */
export const providerStorySchema = z.object({
  key: z.string(),
  /** Town and country. */
  home: words,
  /** One or two sentences that stand on their own: the page opens with them, and they describe it elsewhere. */
  lead: words,
  /** What the provider says of its work. */
  motto: words,
  /** HTML. */
  body: words,
  /** The mechanics of its games in the culture by their names, the most frequent first. */
  makes: z.array(z.object({ key: slugSchema, name: z.string(), games: z.int().check(z.positive()) })),
})
export type ProviderStory = z.infer<typeof providerStorySchema>
