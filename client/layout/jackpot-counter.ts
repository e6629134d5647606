import { moneyFormat } from '../../shared/i18n/format.ts'
import { pageBasics, visitorMoney } from '../state/page-basics.ts'
import { whenSeen } from './when-seen.ts'

/** How long an amount rises once it is seen, in ms: at most 5 s. */
const riseMs = 4000
const minute = 60_000

/** What a jackpot stands at: it grows by `hourly` and is told to the minute. */
export const amountAt = (from: { readonly eur: number; readonly hourly: number; readonly at: number }, now: number) =>
  from.eur + (from.hourly * Math.max(0, Math.floor((now - from.at) / minute))) / 60

/**
 * Lets the amount of the largest jackpot rise once, from what it was an hour before, when it comes into sight; from then on it
 * steps once a minute. Under reduced motion it is never seen moving.
 */
export function followJackpot(data: HTMLDataElement): void {
  const page = pageBasics()
  const visit = visitorMoney()
  const from = { eur: Number(data.value), hourly: Number(data.dataset.hourly), at: Number(data.dataset.at) }
  if (!page || !visit || !Object.values(from).every(Number.isFinite)) return
  const money = moneyFormat(page.htmlLang, visit.currency, visit.rate)
  const show = (eur: number): void => {
    data.textContent = money(Math.round(eur))
  }
  const rise = (): void => {
    const start = performance.now()
    const to = amountAt(from, Date.now())
    const step = (now: number): void => {
      const share = Math.min(1, (now - start) / riseMs)
      show(to - from.hourly * (1 - share) ** 3)
      if (share < 1) requestAnimationFrame(step)
      else setInterval(() => show(amountAt(from, Date.now())), minute)
    }
    requestAnimationFrame(step)
  }
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  whenSeen(data, rise)
}
