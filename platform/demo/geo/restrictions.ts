import type { Restriction, RestrictionLevel } from '../../../shared/place/restriction.ts'
import type { BrandId } from '../../../shared/site/ids.ts'

type Rule = { countries: readonly string[]; regions?: readonly string[]; restriction: Restriction }

/** Regions of Canada outside Ontario. */
const restOfCanada = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'PE', 'QC', 'SK']

/** Where nobody may play with any brand. */
const everywhere: readonly Rule[] = [
  { countries: ['US'], restriction: 'blocked' },
  { countries: ['AU', 'SG'], restriction: 'fullyblocked' },
  { countries: ['NL'], restriction: 'blockedwithlogin' },
  { countries: ['FR'], restriction: 'accountblocked' },
  { countries: ['IT'], restriction: 'playblocked' },
  { countries: ['BE', 'FI', 'PT'], restriction: 'registerblocked' },
  { countries: ['NO', 'PL', 'TR'], restriction: 'blocked' },
]

/** What each brand refuses besides (rulings 4.2). The first rule that fits counts; a place without a rule is free. */
const byBrand: Readonly<Record<BrandId, readonly Rule[]>> = {
  // Ontario has its own brand; a visitor who is not there can say so (spec 4 "notOntario").
  uk: [
    { countries: ['CA'], regions: ['ON'], restriction: 'blocked' },
    { countries: ['DE', 'ES', 'SE', 'DK', 'BR'], restriction: 'blocked' },
  ],
  de: [
    { countries: ['AT', 'CH'], restriction: 'registerblocked' },
    { countries: ['GB', 'ES', 'SE', 'CA', 'DK', 'BR'], restriction: 'blocked' },
  ],
  se: [
    { countries: ['FI'], restriction: 'playblocked' },
    { countries: ['GB', 'DE', 'ES', 'CA', 'DK', 'BR'], restriction: 'blocked' },
  ],
  es: [
    { countries: ['AR', 'CL', 'MX', 'PE'], restriction: 'accountblocked' },
    { countries: ['GB', 'DE', 'SE', 'CA', 'DK', 'BR'], restriction: 'blocked' },
  ],
  on: [
    { countries: ['CA'], regions: restOfCanada, restriction: 'playblocked' },
    { countries: ['GB', 'IE', 'NZ', 'DE', 'ES', 'SE', 'DK', 'BR'], restriction: 'blocked' },
  ],
}

export function restrictionOf(
  brand: BrandId,
  country: string,
  region: string | null,
): { restriction: Restriction; level: RestrictionLevel } {
  const rule = [...byBrand[brand], ...everywhere].find(
    ({ countries, regions }) =>
      countries.includes(country) && (regions === undefined || (region !== null && regions.includes(region))),
  )
  if (rule === undefined) return { restriction: 'none', level: 'none' }
  return { restriction: rule.restriction, level: rule.regions === undefined ? 'country' : 'region' }
}
