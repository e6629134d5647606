import type { AccountLogger } from '../../shared/tracking/account-log.ts'
import type { PageVisit } from '../../shared/tracking/page-visits.ts'
import { type TrackingInfo, trackingInfoSchema } from '../../shared/tracking/tracking-info.ts'
import { scriptAddress } from '../state/trusted-script.ts'

/** Longest wait for the logger's script; then the visit is not counted. */
const longestLoad = 10_000

const logger = (): AccountLogger | null => {
  const known: unknown = Reflect.get(window, 'marqueeAccountLogger')
  // The platform's script makes it so (docs/contracts/vendors.md).
  return typeof known === 'object' && known !== null ? (known as AccountLogger) : null
}

const load = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = scriptAddress(address)
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('The account logger could not be fetched.'))
    setTimeout(() => reject(new Error('The account logger did not come in time.')), longestLoad)
    document.head.append(script)
  })

/** Loads the account logger and begins a visit with it: the numbers of browser and visit. */
export async function beginVisit(
  address: string,
  { path, title }: PageVisit,
  known: { readonly info: TrackingInfo | null; readonly arCode: string | null },
): Promise<TrackingInfo> {
  if (logger() === null) await load(address)
  const answer = await logger()?.start({ ...known, path, title: title.slice(0, 300) })
  return trackingInfoSchema.parse(answer)
}

export const logVisit = ({ path, title }: PageVisit): void => logger()?.page({ path, title: title.slice(0, 300) })

export function stopLogger(): void {
  logger()?.stop()
  Reflect.deleteProperty(window, 'marqueeAccountLogger')
}
