import type { CurrencyIso } from '../site/ids.ts'

/** Formatters of one culture; amounts go in as EUR and come out in the culture's currency (rulings 5.2). */
export interface Format {
  /** An amount stored in EUR, in the culture's currency, e.g. "£1,234.50"; whole amounts lose their decimals. */
  readonly money: (eur: number) => string
  /** An amount that is fixed in the culture's own currency. */
  readonly own: (amount: number) => string
  readonly number: (value: number) => string
  /** A share in per cent, 96.21 → "96.21%". */
  readonly percent: (value: number) => string
  /** An ISO date or date-time as a long date. */
  readonly date: (iso: string) => string
  readonly dateTime: (iso: string) => string
  /** "a, b and c". */
  readonly list: (items: readonly string[]) => string
}

/** Rounds a converted amount to what a price list would say: no cents from 100 up. */
const rounded = (amount: number): number => (amount >= 100 ? Math.round(amount) : Math.round(amount * 100) / 100)

/** Prints an amount of EUR in a currency: converted at `rate` units for one EUR. */
export function moneyFormat(htmlLang: string, currency: string, rate: number): Format['money'] {
  const whole = new Intl.NumberFormat(htmlLang, { style: 'currency', currency, maximumFractionDigits: 0 })
  const exact = new Intl.NumberFormat(htmlLang, { style: 'currency', currency })
  return (eur) => {
    const amount = rounded(eur * rate)
    return (Number.isInteger(amount) ? whole : exact).format(amount)
  }
}

/**
 * Writes dates and times, in UTC: a language of no country writes them as Europe does ("2 November 2026, 08:00"), not as its
 * largest country.
 */
export function dateFormat(htmlLang: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const tag = new Intl.Locale(htmlLang).region === undefined ? `${htmlLang}-150` : htmlLang
  return new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
}

/** What the runtime leaves out: a language that counts a month's first day, "1er décembre 2026". */
const firstDays: Readonly<Record<string, string>> = { fr: '1er' }

/** Writes days as `dateFormat` does, a month's first one as the language counts it. */
export function dayWriter(htmlLang: string, options: Intl.DateTimeFormatOptions): (day: Date) => string {
  const format = dateFormat(htmlLang, options)
  const first = firstDays[new Intl.Locale(htmlLang).language]
  if (first === undefined) return (day) => format.format(day)
  return (day) => format.format(day).replace(/^1(?=\s\p{L})/u, first)
}

/** The formatters of a culture. `rate` is units of the currency for one EUR. Dates are UTC days. */
export function createFormat(htmlLang: string, currency: CurrencyIso, rate: number): Format {
  const number = new Intl.NumberFormat(htmlLang)
  const percent = new Intl.NumberFormat(htmlLang, { style: 'percent', maximumFractionDigits: 2 })
  const date = dayWriter(htmlLang, { dateStyle: 'long' })
  const dateTime = dayWriter(htmlLang, { dateStyle: 'long', timeStyle: 'short' })
  const list = new Intl.ListFormat(htmlLang)
  return {
    money: moneyFormat(htmlLang, currency, rate),
    own: moneyFormat(htmlLang, currency, 1),
    number: (value) => number.format(value),
    percent: (value) => percent.format(value / 100),
    date: (iso) => date(new Date(iso)),
    dateTime: (iso) => dateTime(new Date(iso)),
    list: (items) => list.format(items),
  }
}
