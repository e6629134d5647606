import { moneyFormat } from '../../shared/i18n/format.ts'
import { pageBasics, type visitorMoney } from './page-basics.ts'

/** Prints bets, wins and jackpots in the currency of the visitor's country, where it is another than the page's (rulings 5.2). */
export function swapCurrency(visit: NonNullable<ReturnType<typeof visitorMoney>>, within: ParentNode = document): void {
  const page = pageBasics()
  if (!page || page.currency === visit.currency) return
  const money = moneyFormat(page.htmlLang, visit.currency, visit.rate)
  for (const element of within.querySelectorAll<HTMLDataElement>('data[data-money]')) {
    const eur = Number(element.value)
    if (Number.isFinite(eur)) element.textContent = money(eur)
  }
}
