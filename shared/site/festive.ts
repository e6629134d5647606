/** First and last day of the festive theme in December, both included, in UTC (spec 4, rulings 5.3). */
const festiveDays = { first: 1, last: 26 } as const

/** Whether the festive theme is on; `emulated` is the query's `dem`, an ISO date, where emulation is allowed. */
export function isFestive(emulated: string | null, now: Date): boolean {
  const stated = emulated === null ? Number.NaN : Date.parse(emulated)
  const day = Number.isNaN(stated) ? now : new Date(stated)
  return day.getUTCMonth() === 11 && day.getUTCDate() >= festiveDays.first && day.getUTCDate() <= festiveDays.last
}
