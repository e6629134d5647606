import { timeLeft } from '../shared/i18n/duration.ts'

/** Counts down to the minute; calmly, so that nothing needs to be paused (WCAG 2.2.2). */
export function countDown(): void {
  const times = document.querySelectorAll<HTMLTimeElement>('time[data-countdown]')
  if (times.length === 0) return
  const { lang } = document.documentElement
  const update = () => {
    for (const time of times) {
      const left = Date.parse(time.dateTime) - Date.now()
      if (left > 0) time.textContent = timeLeft(lang, left)
      else time.closest('.jackpot-drop')?.remove()
    }
  }
  update()
  setInterval(update, 60_000)
}
