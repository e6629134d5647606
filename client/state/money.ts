import { moneyFormat } from '../../shared/i18n/format.ts'
import type { Visit } from '../../shared/site/visit.ts'
import { readPageInfo } from './visit.ts'

/** Prints bets, wins and jackpots in the currency of the visitor's country, where it is another than the page's (rulings 5.2). */
export function swapCurrency(visit: Visit, within: ParentNode = document): void {
  const page = readPageInfo()
  if (!page || page.currency === visit.currency) return
  const money = moneyFormat(page.htmlLang, visit.currency, visit.rate)
  for (const element of within.querySelectorAll<HTMLDataElement>('data[data-money]')) {
    const eur = Number(element.value)
    if (Number.isFinite(eur)) element.textContent = money(eur)
  }
}
