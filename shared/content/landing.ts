import * as z from 'zod/mini'
import type { RouteKey } from '../routes/table.ts'
import { pictureSchema, socialImageSchema } from './picture.ts'

/** Targets that are no page of this site: the account, and the popup where a deal code is entered (rulings 6.4). */
const landingPopups = ['account', 'dealCode'] as const
type LandingPopup = (typeof landingPopups)[number]

/** Where a landing page's call to action leads. */
export const landingTargets = [...landingPopups, 'newGames', 'games', 'tables', 'gameShows', 'contact'] as const
export type LandingTarget = (typeof landingTargets)[number]

const isPopup = (target: LandingTarget): target is LandingPopup => landingPopups.some((popup) => popup === target)

/** The routes that a target stands for: the first that the culture has is meant. */
const landingRoutes: Readonly<Record<Exclude<LandingTarget, LandingPopup>, readonly RouteKey[]>> = {
  newGames: ['newSlots', 'slots'],
  games: ['slots'],
  tables: ['liveCasino', 'casino'],
  gameShows: ['liveGameShows', 'casinoGameShows'],
  contact: ['contact'],
}

export type LandingWay =
  | { readonly kind: LandingPopup }
  | { readonly kind: 'page'; readonly route: RouteKey }
  /** None of its pages is there. */
  | { readonly kind: 'nowhere' }

/** Where a target leads among the routes that `has` says yes to. */
export function landingWay(target: LandingTarget, has: (key: RouteKey) => boolean): LandingWay {
  if (isPopup(target)) return { kind: target }
  const route = landingRoutes[target].find(has)
  return route === undefined ? { kind: 'nowhere' } : { kind: 'page', route }
}

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
  picture: z.nullable(pictureSchema),
  socialImage: socialImageSchema,
})
export type Landing = z.infer<typeof landingSchema>
