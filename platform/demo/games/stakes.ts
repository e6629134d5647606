import type { CurrencyIso } from '../../../shared/site/ids.ts'

/**
 * What stands for one euro on a game's price list in each currency. Stakes are round amounts of the currency they are placed
 * in and are never converted (rulings 7.12): £0.10, 0,10 €, 1 kr. *Assumed*, as studios commonly print them.
 */
const perEuro: Readonly<Record<CurrencyIso, number>> = {
  EUR: 1,
  GBP: 1,
  USD: 1,
  CAD: 1,
  NZD: 1,
  BRL: 5,
  DKK: 10,
  NOK: 10,
  SEK: 10,
  INR: 100,
}

/** A stake of the price list in euro as the price list of another currency has it; null stays null. */
export function stakeIn(currency: CurrencyIso, euro: number | null): number | null {
  return euro === null ? null : Math.round(euro * perEuro[currency] * 100) / 100
}
