import type { GeoInfo } from '../../shared/content/geo.ts'
import { clearableByNotOntario, effectiveRestriction, type Restriction } from '../../shared/place/restriction.ts'
import type { Content } from '../content/content.ts'
import { geoInfo } from '../content/feeds/place.ts'
import type { Visitor } from './visitor.ts'

export interface VisitorPlace {
  readonly geo: GeoInfo | null
  readonly restriction: Restriction
  readonly clearable: boolean
}

/** The visitor's geo info and the restriction that holds (rulings 4). An unknown place asks nothing and is not restricted. */
export async function visitorPlace(visitor: Visitor, brandCode: string, content: Content): Promise<VisitorPlace> {
  if (visitor.place === null) return { geo: null, restriction: 'none', clearable: false }
  const { country, region } = visitor.place
  const answer = await content.get(geoInfo, { brandCode, country, region, emulation: visitor.emulation })
  const geo = answer.value
  if (geo === null) return { geo: null, restriction: 'none', clearable: false }
  const known = { country, region, restriction: geo.restriction, level: geo.restriction_level }
  return {
    geo: answer.state === 'found' ? geo : null,
    restriction: effectiveRestriction({ ...known, notOntario: visitor.notOntario }),
    clearable: clearableByNotOntario(known),
  }
}
