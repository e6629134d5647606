import { parseStored } from '../../shared/storage/stored.ts'
import { bannerCode, bannerValue } from '../../shared/storage/table.ts'
import { readStored, removeStored, writeStored } from '../state/storage.ts'
import type { Campaign } from './bt.ts'

/** The campaign of this address, else that of the session. Where storage is denied the address alone counts. */
const campaign = (): Campaign | null => {
  const query = new URLSearchParams(location.search)
  const named = parseStored(bannerCode, query.get('bt'))
  if (named === null) {
    const bt = readStored(bannerCode)
    return bt === null ? null : { bt, r: readStored(bannerValue) }
  }
  const r = parseStored(bannerValue, query.get('r'))
  writeStored(bannerCode, named)
  if (r === null) removeStored(bannerValue)
  else writeStored(bannerValue, r)
  return { bt: named, r }
}

/**
 * Keeps `bt` and `r` of the address for the session, and puts the campaign's words in place of the banner's while they are
 * kept: the code that does so is loaded where there is a campaign.
 */
export function followBannerTracking(): void {
  const kept = campaign()
  if (kept === null || !document.querySelector('[data-bt]')) return
  import('./bt.ts').then(
    ({ showCampaign }) => showCampaign(kept),
    // Without the network the page keeps its own words.
    () => undefined,
  )
}
