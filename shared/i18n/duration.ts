/** Formatters that were used: making one costs far more than using it. Few: a language, four units, two lengths. */
const formats = new Map<string, Intl.NumberFormat>()

function unit(
  htmlLang: string,
  value: number,
  name: 'year' | 'day' | 'hour' | 'minute',
  display: 'long' | 'short',
): string {
  const key = `${htmlLang} ${name} ${display}`
  let format = formats.get(key)
  if (format === undefined) {
    format = new Intl.NumberFormat(htmlLang, { style: 'unit', unit: name, unitDisplay: display })
    formats.set(key, format)
  }
  return format.format(value)
}

/** The time left in words: "7 hr 12 min", or "12 minutes" under an hour; a started minute counts whole. */
export function timeLeft(htmlLang: string, ms: number): string {
  const minutes = Math.max(0, Math.ceil(ms / 60_000))
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return unit(htmlLang, minutes, 'minute', 'long')
  if (minutes % 60 === 0) return unit(htmlLang, hours, 'hour', 'long')
  return `${unit(htmlLang, hours, 'hour', 'short')} ${unit(htmlLang, minutes % 60, 'minute', 'short')}`
}

/** The time left in whole hours, rounded up: what a page says that may be a few minutes old. */
export function hoursLeft(htmlLang: string, ms: number): string {
  return unit(htmlLang, Math.max(1, Math.ceil(ms / 3_600_000)), 'hour', 'long')
}

/** How long a thing is kept, in words: "1 year" where it is whole years, else days, rounded up. */
export function daysInWords(htmlLang: string, seconds: number): string {
  const days = Math.ceil(seconds / 86_400)
  return days % 365 === 0 ? unit(htmlLang, days / 365, 'year', 'long') : unit(htmlLang, days, 'day', 'long')
}
