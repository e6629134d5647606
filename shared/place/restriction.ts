/** Restrictions the geo service answers with (spec 3, "Blocks"). */
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
