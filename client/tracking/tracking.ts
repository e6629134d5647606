import type { Consent } from '../../shared/consent/categories.ts'
import { trackingInfo } from '../../shared/storage/rare-table.ts'
import { arrivalAffiliate } from '../../shared/storage/table.ts'
import { tagChange } from '../../shared/tracking/follow-tags.ts'
import { noVisits, type PageVisit, type PageVisitsCall, pageVisits } from '../../shared/tracking/page-visits.ts'
import type { TagVendor } from '../../shared/tracking/tag-calls.ts'
import type { TrackingInfo } from '../../shared/tracking/tracking-info.ts'
import { grantedVendors, type VendorData, vendorDataSchema } from '../../shared/tracking/vendor-data.ts'
import { readJson } from '../state/page-basics.ts'
import { readRecord, writeRecord } from '../state/records.ts'
import { readStored } from '../state/storage.ts'
import { beginVisit, logVisit, stopLogger } from './account-log.ts'
import { onConsent } from './consent.ts'
import { followGameClicks } from './game-clicks.ts'
import { settleTracking } from './ready.ts'
import { report } from './report.ts'
import { startTags, stopTags, tellTags } from './tag-thread.ts'
import { followVisits } from './visits.ts'
import { followVitals } from './vitals.ts'

const none: VendorData = { tags: '', vendors: [] }
let data: VendorData = none
let granted: Consent | null = null
let running: readonly TagVendor[] = []
let visits = noVisits

const failed = (what: string) => (error: unknown) => report('warn', what, String(error))

/** The visit that tracking begins with: the account logger numbers it, and its numbers are kept as long as tracking allows. */
async function number(visit: PageVisit, logger: string): Promise<TrackingInfo> {
  const info = await beginVisit(logger, visit, {
    info: readRecord(trackingInfo)?.info ?? null,
    arCode: readStored(arrivalAffiliate),
  })
  writeRecord(trackingInfo, { version: 1, info })
  return info
}

const carryOut = (call: PageVisitsCall): void => {
  if (call.type === 'log') {
    logVisit(call.visit)
    tellTags({ type: 'event', event: 'PageView', about: call.visit.path })
    return
  }
  const logger = granted && grantedVendors(data, granted).logger
  // Without a logger the visit has no number, and the tags are all there is to start.
  Promise.resolve(logger ? number(call.first, logger) : null).then(
    (info) => {
      settleTracking(info)
      happened('started')
    },
    (error: unknown) => {
      failed('The account logger could not be started.')(error)
      settleTracking(null)
      happened('failed')
    },
  )
}

function happened(event: Parameters<typeof pageVisits>[1]['type'], visit?: PageVisit): void {
  const occurrence = event === 'visited' ? visit && { type: event, visit } : { type: event }
  if (!occurrence) return
  const [next, calls] = pageVisits(visits, occurrence)
  visits = next
  for (const call of calls) carryOut(call)
}

/** Has the vendors run that may, and no other. */
function followTags(now: Consent): void {
  const { tags: allowed } = grantedVendors(data, now)
  const { kind } = tagChange(running, allowed)
  tellTags({ type: 'consent', granted: now })
  if (kind === 'none') return
  const counted = running.map(({ id }) => id)
  if (kind === 'stop' || kind === 'restart') {
    // Scripts that run in the page leave it with the page alone: it is loaded anew, as the choice now says.
    if (!stopTags()) {
      location.reload()
      return
    }
  }
  running = allowed
  const first = { type: 'start', vendors: allowed, granted: now, counted } as const
  if (kind === 'add') tellTags(first)
  else if (allowed.length > 0) startTags(data.tags, first).catch(failed('The tags could not be started.'))
}

const wants = (consent: Consent | null): boolean => consent !== null && (consent.tracking || consent.targeting)

function follow(now: Consent): void {
  const before = granted
  granted = now
  followTags(now)
  if (wants(before) === wants(now) && before?.tracking === now.tracking) return
  // Another choice on what counts visits begins them anew.
  if (wants(before)) {
    stopLogger()
    happened('withdrawn')
    settleTracking(null)
  }
  if (wants(now)) happened('granted')
}

/** Tracks as consent says, from the page's vendors (spec 4 "Page visits", 7 "Third parties"). */
export function track(): void {
  data = vendorDataSchema.safeParse(readJson('vendor-data')).data ?? none
  followVisits((visit) => happened('visited', visit))
  followGameClicks((game) => tellTags({ type: 'event', event: 'GameClick', about: game }))
  addEventListener('marquee:account', ({ detail }) => {
    if (detail.type === 'lead') tellTags({ type: 'event', event: 'Lead', about: location.pathname })
  })
  onConsent(follow)
  followVitals()
}
