import { z } from 'zod'

/** A content page by its feed code (spec 7). The body is HTML; the site prints `heading` as its h1. */
export const simpleFeedSchema = z.object({
  version: z.int().positive(),
  title: z.string(),
  description: z.string(),
  heading: z.string(),
  body: z.string(),
})

/** Codes of the terms feed: the texts that a customer agrees to. */
export const termsCodes = ['terms', 'privacy', 'bonus-policy'] as const
export type TermsCode = (typeof termsCodes)[number]

/** Every feed code that a culture has. */
export const feedIndexSchema = z.object({
  feeds: z.array(z.object({ code: z.string(), title: z.string(), version: z.int().positive() })),
})

/** A category's own text (spec 2), by route key. */
export const categoryTextSchema = simpleFeedSchema.extend({
  routeKey: z.string(),
  socialImage: z.string().nullable(),
})
