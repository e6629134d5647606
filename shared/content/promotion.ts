import * as z from 'zod/mini'
import { pictureSchema, socialImageSchema } from './picture.ts'

export const promotionKinds = [
  'welcome',
  'reload',
  'cashback',
  'spotlight',
  'tournament',
  'referral',
  'loyalty',
  'seasonal',
] as const

/**
 * How a promotion is shown in a list: by its amount, by places of a table, by the game it is about, or by the days on which it
 * runs.
 */
export const promotionTemplates = ['amount', 'leaderboard', 'game', 'calendar'] as const
export type PromotionTemplate = (typeof promotionTemplates)[number]

export const promotionCardSchema = z.object({
  id: z.string(),
  slug: z.string(),
  /** Slugs that it had before: their addresses lead to it. */
  formerSlugs: z._default(z.array(z.string()), []),
  kind: z.enum(promotionKinds),
  /** Expired ones stay readable and say so (rulings 3.10); scheduled ones are seen in previews only. */
  state: z.enum(['active', 'expired', 'scheduled']),
  /** UTC days, both inclusive; `ends` null runs until further notice. */
  starts: z.iso.date(),
  ends: z.nullable(z.iso.date()),
  caption: z.string(),
  /** Names the promotion without its offer, for titles and social tags where the law asks for it (rulings 8). */
  neutralName: z.string(),
  summary: z.string(),
  template: z._default(z.enum(promotionTemplates), 'amount'),
  /** The amount, number or day that is set in large letters; null where an offer may not be put so, and where there is none. */
  figure: z._default(z.nullable(z.string()), null),
  /** The game that it is about, or null. */
  gameSlug: z._default(z.nullable(z.string()), null),
  claimLabel: z.string(),
  moreInfoLabel: z.string(),
  picture: z.nullable(pictureSchema),
})

export const promotionSchema = z.extend(promotionCardSchema, {
  title: z.string(),
  description: z.string(),
  bonusCode: z.nullable(z.string()),
  eligible: z.string(),
  when: z.string(),
  get: z.string(),
  /** HTML. */
  body: z.string(),
  /** HTML: a list of the significant conditions. */
  terms: z.string(),
  socialImage: socialImageSchema,
})

/** Active promotions first, then the expired ones; one of them alone when asked by slug. */
export const promotionsSchema = z.object({ promotions: z.array(promotionCardSchema) })
export type PromotionCard = z.infer<typeof promotionCardSchema>
export type Promotion = z.infer<typeof promotionSchema>
export type Promotions = z.infer<typeof promotionsSchema>
