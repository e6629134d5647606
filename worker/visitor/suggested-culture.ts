import type { GeoInfo } from '../../shared/content/geo.ts'
import type { CultureId } from '../../shared/site/ids.ts'

/** The culture to suggest at the bare home page: the geo service's, where this domain has it and it is another (rulings 2.5). */
export function suggestedCulture(
  geo: GeoInfo | null,
  current: CultureId,
  cultures: readonly { readonly culture: { readonly id: CultureId } }[],
): CultureId | null {
  if (geo === null) return null
  const wanted = [geo.region?.prime_culture, geo.country.prime_culture, geo.country.native_culture]
  const found = cultures.find(({ culture }) => wanted.includes(culture.id))
  return found && found.culture.id !== current ? found.culture.id : null
}
