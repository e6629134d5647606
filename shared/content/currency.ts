import * as z from 'zod/mini'
import type { CurrencyIso } from '../site/ids.ts'

/** GET currency (spec 7): units of the currency for one EUR. */
export const currencyRateSchema = z.object({ rate: z.number().check(z.positive()) })

/** Rates for one EUR when the service fails (spec 9). EUR is always 1 and never asked for. */
export const fallbackRates: Readonly<Record<CurrencyIso, number>> = {
  EUR: 1,
  USD: 1.0155,
  CAD: 1.3194,
  GBP: 0.86778,
  DKK: 7.4365,
  SEK: 10.6368,
  NOK: 9.9718,
  BRL: 5.1933,
  INR: 80.692,
  NZD: 1.6499,
}
