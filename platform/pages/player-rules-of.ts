import { playerRules } from '../../markets/players/registry.ts'
import type { PlayerRules } from '../../shared/account/player-rules.ts'
import type { BrandDefinition } from '../../shared/site/brand.ts'
import type { CultureId } from '../../shared/site/ids.ts'
import { restrictionOf } from '../demo/demo.ts'
import { countryCodes } from '../registration/fields.ts'
import { isRefused } from './place-rules.ts'

/**
 * What the culture's market asks of a brand's players. Where it names no countries of residence, they are all countries but
 * those in which nobody may play with the brand.
 */
export function playerRulesOf(brand: Pick<BrandDefinition, 'restrictions'>, culture: CultureId): PlayerRules {
  const { registration, protection } = playerRules[culture]
  if (registration.countries.length > 0) return { registration, protection }
  const countries = countryCodes.filter((code) => !isRefused(restrictionOf(brand, code, null).restriction, 'play'))
  return { registration: { ...registration, countries }, protection }
}
