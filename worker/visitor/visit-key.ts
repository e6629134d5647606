import { notOntario } from '../../shared/storage/rare-table.ts'
import { chosenCulture, consentChoice } from '../../shared/storage/table.ts'

/** The cookies on which a page's answer depends; no other reaches one. */
const cookies = [chosenCulture, consentChoice, notOntario] as const
const ownCookie = new RegExp(`(?<=^|;)\\s*(?:${cookies.map(({ name }) => name).join('|')})\\s*=[^;]*`, 'g')

/** What is read of a request to name its visit. */
export interface VisitRequest {
  readonly method: string
  readonly url: string
  readonly headers: Pick<Headers, 'get'>
  /** The runtime's metadata. */
  readonly cf?: { readonly country?: unknown; readonly regionCode?: unknown }
}

/**
 * Names all of a request that a page's answer may depend on: address, place, GPC and the cookies above (design "The way of a
 * request"). Two requests of one key get the same answer. Null for what goes the long way each time: forms, and addresses
 * with a query, whose parameters each page filters by itself. The metadata is read where it is real (`hosted`): elsewhere it
 * is a placeholder (rulings 4.1).
 */
export function visitKey(request: VisitRequest, hosted: boolean): string | null {
  const { method, url, headers } = request
  if ((method !== 'GET' && method !== 'HEAD') || url.includes('?')) return null
  const sent = headers.get('cookie')
  const own = sent === null ? '' : (sent.match(ownCookie)?.join(';') ?? '')
  const place = `${headers.get('cf-ipcountry')} ${headers.get('cf-region-code')}`
  const metadata = hosted ? `${String(request.cf?.country)} ${String(request.cf?.regionCode)}` : ''
  return `${url}\n${place}\n${metadata}\n${headers.get('sec-gpc')}\n${own}`
}
