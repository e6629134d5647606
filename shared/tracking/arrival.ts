import { parseStored, type StoredText } from '../storage/stored.ts'
import { arrivalAffiliate, arrivalDeeplink, arrivalDeeplinkId } from '../storage/table.ts'

/** What an address brings with it, by the names of its query and the row that keeps it for the session (spec 9). */
const parameters = {
  aname: arrivalAffiliate,
  dl: arrivalDeeplink,
  prid: arrivalDeeplinkId,
} as const satisfies Readonly<Record<string, StoredText>>

export type ArrivalRow = (typeof parameters)[keyof typeof parameters]

/** The values of an address that fit their rows; others are no value. */
export function arrivalOf(query: URLSearchParams): readonly (readonly [row: ArrivalRow, value: string])[] {
  return Object.entries(parameters).flatMap(([name, row]) => {
    const value = parseStored(row, query.get(name))
    return value === null ? [] : [[row, value] as const]
  })
}
