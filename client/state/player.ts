import { createStore } from 'zustand/vanilla'
import { type AccountPosition, defaultView, positions } from '../../shared/account/position.ts'
import { type Segment, segments } from '../../shared/account/segment.ts'
import { lastLoginName } from '../../shared/storage/rare-table.ts'
import {
  arrivalAffiliate,
  arrivalDeeplink,
  arrivalDeeplinkId,
  bannerCode,
  lifetimeState,
  promosViewd,
} from '../../shared/storage/table.ts'
import type { TrackingInfo } from '../../shared/tracking/tracking-info.ts'
import { onConsent } from '../tracking/consent.ts'
import { onTracking } from '../tracking/ready.ts'
import { readVisitorData } from './page-data.ts'
import { readRecord, writeRecord } from './records.ts'
import { onPlayerElsewhere, showSegment } from './segment-label.ts'
import { readStored, writeStored } from './storage.ts'

/** The player (spec 3 "Player state"). */
export interface PlayerState {
  readonly browserCulture: string
  readonly accountMode: AccountPosition
  readonly newRegistration: boolean
  readonly tracking: { readonly info: TrackingInfo | null; readonly ready: boolean }
  readonly username: string | null
  readonly loginname: string | null
  readonly promosViewd: boolean
  readonly segment: Segment
  readonly userExternalId: string | null
  readonly sonLangCode: string | null
  /** What the visit came with. */
  readonly bt: string | null
  readonly aname: string | null
  readonly deeplink: string | null
  readonly deeplinkPrId: string | null
  /** The visitor has said that they are not in Ontario: its restriction does not hold then (rulings 4.3). */
  readonly notOntario: boolean
  readonly loading: boolean
}

/** The cookie that says so is for the server alone: seen by a restriction of the region that does not hold. */
const clearedOntario = (): boolean => {
  const visit = readVisitorData()
  const { country, region, restriction, geo } = visit ?? {}
  return country === 'CA' && region === 'ON' && geo?.restrictionLevel === 'region' && restriction === 'none'
}

const restored = (): PlayerState => {
  const kept = readRecord(lifetimeState)
  const segment = kept?.segment ?? segments.guest
  return {
    browserCulture: navigator.language,
    accountMode: positions[defaultView(segment)],
    newRegistration: false,
    tracking: { info: null, ready: false },
    username: kept?.username ?? null,
    loginname: readStored(lastLoginName),
    promosViewd: readStored(promosViewd) !== null,
    segment,
    userExternalId: kept?.userExternalId ?? null,
    sonLangCode: kept?.sonLangCode ?? null,
    bt: readStored(bannerCode),
    aname: readStored(arrivalAffiliate),
    deeplink: readStored(arrivalDeeplink),
    deeplinkPrId: readStored(arrivalDeeplinkId),
    notOntario: clearedOntario(),
    loading: false,
  }
}

/** The player of this page; what is remembered of them is restored and kept by the table of stored things. */
export const player = createStore<PlayerState>()(restored)
onTracking((tracking) => player.setState({ tracking }))

/** Remembers what is to outlast the visit, where functionality is agreed to, and shows the labels of the segment at once. */
const remember = (state: PlayerState): void => {
  const { segment, username, userExternalId, sonLangCode, loginname } = state
  showSegment(segment)
  if (segment === segments.guest && username === null) return
  writeRecord(lifetimeState, { version: 1, segment, username, userExternalId, sonLangCode })
  if (loginname !== null) writeStored(lastLoginName, loginname)
}

player.subscribe(remember)
// Somebody has logged in in another tab: it is the same player.
onPlayerElsewhere(() => {
  const kept = readRecord(lifetimeState)
  if (kept === null) return
  const { segment, username, userExternalId, sonLangCode } = kept
  player.setState({ segment, username, userExternalId, sonLangCode })
})
// What could not be kept before a choice is kept from it on.
onConsent(() => remember(player.getState()))
