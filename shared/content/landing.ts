import { z } from 'zod'
import type { RouteKey } from '../routes/table.ts'
import { pictureSchema, socialImageSchema } from './picture.ts'

/** Where a landing page's call to action leads. */
export const landingTargets = ['account', 'newGames', 'games', 'tables', 'gameShows', 'contact'] as const
export type LandingTarget = (typeof landingTargets)[number]

/** The routes that a target stands for: the first that the culture has is meant. The account is no page of this site. */
const landingRoutes: Readonly<Record<Exclude<LandingTarget, 'account'>, readonly RouteKey[]>> = {
  newGames: ['newSlots', 'slots'],
  games: ['slots'],
  tables: ['liveCasino', 'casino'],
  gameShows: ['liveGameShows', 'casinoGameShows'],
  contact: ['contact'],
}

/** The route of a target among those that `has` says yes to; null for the account, undefined where none is there. */
export const landingRoute = (target: LandingTarget, has: (key: RouteKey) => boolean): RouteKey | null | undefined =>
  target === 'account' ? null : landingRoutes[target].find(has)

/** A landing page; body and terms stand beside its one call to action. */
export const landingSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  heading: z.string(),
  cta: z.string(),
  target: z.enum(landingTargets),
  terms: z.string(),
  /** HTML. */
  body: z.string(),
  picture: pictureSchema.nullable(),
  socialImage: socialImageSchema,
})
export type Landing = z.infer<typeof landingSchema>
