import type { CurrencyIso } from '../../../shared/site/ids.ts'

/** Units of each currency for one EUR, as the currency service gives them. */
export const rates: Readonly<Record<CurrencyIso, number>> = {
  EUR: 1,
  USD: 1.0842,
  CAD: 1.4976,
  GBP: 0.8571,
  DKK: 7.4598,
  SEK: 11.2364,
  NOK: 11.6125,
  BRL: 6.0417,
  INR: 93.184,
  NZD: 1.8193,
}
