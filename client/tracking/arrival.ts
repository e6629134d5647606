import {
  affiliateLink,
  affiliateName,
  affiliateZone,
  arrivalAffiliate,
  bannerCode,
} from '../../shared/storage/table.ts'
import { arrivalOf } from '../../shared/tracking/arrival.ts'
import { readStored, writeStored } from '../state/storage.ts'
import { onConsent } from './consent.ts'

/**
 * Keeps for the session what the address says of where the visitor comes from. The affiliate's cookies are written once
 * tracking is granted; until then the name waits here and in the session (rulings 6.6). That Dyn_id is the banner-tracking
 * code, where one came, is assumed.
 */
export function keepArrival(): void {
  const arrival = arrivalOf(new URLSearchParams(location.search))
  for (const [row, value] of arrival) writeStored(row, value)
  const named = arrival.find(([row]) => row === arrivalAffiliate)?.[1]
  onConsent(({ tracking }) => {
    const affiliate = named ?? readStored(arrivalAffiliate)
    if (!tracking || affiliate === null) return
    writeStored(affiliateName, affiliate)
    writeStored(affiliateZone, '1')
    const link = readStored(bannerCode)
    if (link !== null) writeStored(affiliateLink, link)
  })
}
