import type { PlaceRule, Restriction, RestrictionLevel } from '../../../shared/place/restriction.ts'
import type { BrandDefinition } from '../../../shared/site/brand.ts'

/** Where nobody may play with any brand. */
const everywhere: readonly PlaceRule[] = [
  { countries: ['US'], restriction: 'blocked' },
  { countries: ['AU', 'SG'], restriction: 'fullyblocked' },
  { countries: ['NL'], restriction: 'blockedwithlogin' },
  { countries: ['FR'], restriction: 'accountblocked' },
  { countries: ['IT'], restriction: 'playblocked' },
  { countries: ['BE', 'FI', 'PT'], restriction: 'registerblocked' },
  { countries: ['NO', 'PL', 'TR'], restriction: 'blocked' },
]

/**
 * What holds in a place for a brand: what the brand refuses there (`restrictions` in its brand.ts), then what holds for
 * every brand (rulings 4.2). The first rule that fits counts; a place without a rule is free.
 */
export function restrictionOf(
  brand: Pick<BrandDefinition, 'restrictions'>,
  country: string,
  region: string | null,
): { restriction: Restriction; level: RestrictionLevel } {
  const rule = [...brand.restrictions, ...everywhere].find(
    ({ countries, regions }) =>
      countries.includes(country) && (regions === undefined || (region !== null && regions.includes(region))),
  )
  if (rule === undefined) return { restriction: 'none', level: 'none' }
  return { restriction: rule.restriction, level: rule.regions === undefined ? 'country' : 'region' }
}
