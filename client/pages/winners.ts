import { swapCurrency } from '../state/money.ts'
import { visitorMoney } from '../state/page-basics.ts'
import { ownPart } from '../state/trusted-markup.ts'

const renewEveryMs = 60_000

/** Renews the list every minute without a reload; it can be stopped, and rests while the page is not seen. */
export function enhance(list: HTMLElement): void {
  const address = list.dataset.winners
  const bar = document.querySelector<HTMLElement>('.winners__renewal')
  const button = bar?.querySelector('button')
  if (!address || !bar || !button) return
  bar.hidden = false
  let paused = false
  button.addEventListener('click', () => {
    paused = !paused
    button.textContent = (paused ? button.dataset.resume : button.dataset.pause) ?? ''
  })
  const renew = async (): Promise<void> => {
    // Whoever is reading a row with the keyboard is not interrupted.
    if (paused || document.hidden || list.contains(document.activeElement)) return
    // Limit: 10 s; on failure the list stays as it is until the next time.
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) })
    if (!response.ok) return
    // The rows are the site's own, rendered by the same component as the page.
    list.innerHTML = ownPart(await response.text())
    const money = visitorMoney()
    if (money) swapCurrency(money, list)
  }
  setInterval(() => void renew().catch(() => undefined), renewEveryMs)
}
