/** Restrictions the geo service answers with (spec 3 "Blocks"). */
export const restrictions = [
  'none',
  'blocked',
  'fullyblocked',
  'blockedwithlogin',
  'accountblocked',
  'playblocked',
  'registerblocked',
] as const
export type Restriction = (typeof restrictions)[number]

export const restrictionLevels = ['none', 'country', 'region'] as const
export type RestrictionLevel = (typeof restrictionLevels)[number]

/** One line of a geo service's data: where it holds, and what holds there. Without regions, in the whole country. */
export interface PlaceRule {
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[]
  readonly regions?: readonly string[]
  readonly restriction: Restriction
}

/** What the geo service and the visitor's own word say. */
export interface RestrictionFacts {
  readonly country: string | null
  readonly region: string | null
  readonly restriction: Restriction
  readonly level: RestrictionLevel
  /** The visitor pressed "I am not in Ontario" in this session (cookie `xnoton`). */
  readonly notOntario: boolean
}

/** A restriction of Ontario's region can be cleared by the visitor's word that they are elsewhere (rulings 4.3). */
export function clearableByNotOntario(facts: Omit<RestrictionFacts, 'notOntario'>): boolean {
  return facts.country === 'CA' && facts.region === 'ON' && facts.level === 'region' && facts.restriction !== 'none'
}

/** The restriction that holds for the visit (spec 4, rulings 4.3). */
export function effectiveRestriction(facts: RestrictionFacts): Restriction {
  return facts.notOntario && clearableByNotOntario(facts) ? 'none' : facts.restriction
}

/** Restrictions under which a page shows the blocking screen instead of the cookie notice (spec 2, rulings 4.4). */
export function blocksPage(restriction: Restriction): boolean {
  return restriction === 'blocked' || restriction === 'fullyblocked' || restriction === 'blockedwithlogin'
}
