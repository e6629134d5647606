import * as z from 'zod/mini'

/** A content page by its feed code (spec 7). The body is HTML; the site prints `heading` as its h1. */
export const simpleFeedSchema = z.object({
  version: z.int().check(z.positive()),
  title: z.string(),
  description: z.string(),
  heading: z.string(),
  body: z.string(),
})

/** Codes of the terms feed: the texts that a customer agrees to. */
export const termsCodes = ['terms', 'privacy', 'bonus-policy'] as const
export type TermsCode = (typeof termsCodes)[number]

/** Codes of the simple feeds that the content API has (spec 7); which of them a culture has is its content's word. */
export const simpleFeedCodes = [
  'about-us',
  'affiliates',
  'blog',
  'contact',
  'features',
  'help',
  'mobile-app',
  'pay-n-play',
  'payment-methods',
  'promotions',
  'regulation-requirements',
  'responsible-gaming',
  'self-assessment-test',
  'trustly-direct',
  'uploading-documents',
  'vip',
  'winners',
] as const
export type SimpleFeedCode = (typeof simpleFeedCodes)[number]

/** Codes whose answer is fixed and local: no call is made (spec 7 "simple feed"). */
export const fixedFeedCodes = ['authorizedGaming', 'impressum'] as const
export type FixedFeedCode = (typeof fixedFeedCodes)[number]

/** What a route may name as the feed of its page. */
export type FeedCode = SimpleFeedCode | TermsCode | FixedFeedCode

/** Every feed code that a culture has. */
export const feedIndexSchema = z.object({
  feeds: z.array(z.object({ code: z.string(), title: z.string(), version: z.int().check(z.positive()) })),
})

/** A category's own text (spec 2), by route key. */
export const categoryTextSchema = z.extend(simpleFeedSchema, {
  routeKey: z.string(),
  socialImage: z.nullable(z.string()),
})
