import { moneyFormat } from '../../shared/i18n/format.ts'
import type { VisitorData } from '../../shared/site/page-data.ts'
import { readPageData } from './page-data.ts'

/** Prints bets, wins and jackpots in the currency of the visitor's country, where it is another than the page's (rulings 5.2). */
export function swapCurrency(visit: VisitorData, within: ParentNode = document): void {
  const page = readPageData()
  if (!page || page.currency === visit.currency) return
  const money = moneyFormat(page.htmlLang, visit.currency, visit.rate)
  for (const element of within.querySelectorAll<HTMLDataElement>('data[data-money]')) {
    const eur = Number(element.value)
    if (Number.isFinite(eur)) element.textContent = money(eur)
  }
}
