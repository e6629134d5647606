// The account logger: counts browsers and visits for the platform (spec 7 "Third parties"). It keeps nothing on the device
// itself; the page that loads it does, where its visitor agrees to that.
import type { AccountLog, AccountLogger } from '../../../shared/tracking/account-log.ts'
import type { TrackingInfo } from '../../../shared/tracking/tracking-info.ts'
import type { LoggerConfig } from '../logger-config.ts'

declare const config: LoggerConfig

/** Of this visit; null before it began and after it was stopped. */
let info: TrackingInfo | null = null

const send = (log: AccountLog): Promise<Response> =>
  fetch(config.address, {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    // A plain text asks the platform for no leave beforehand.
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(log),
    // Limit: 5 s; the visit then begins with the next page.
    signal: AbortSignal.timeout(5000),
  })

const logger: AccountLogger = {
  start: async (begin) => {
    const answer = await send({ type: 'start', ...begin })
    if (!answer.ok) throw new Error(`The account logger was refused: ${answer.status}.`)
    info = await answer.json()
    return info
  },
  page: (visit) => {
    if (info) send({ type: 'page', info, ...visit }).catch(() => undefined)
  },
  stop: () => {
    info = null
  },
}

Object.assign(window, { marqueeAccountLogger: logger })
