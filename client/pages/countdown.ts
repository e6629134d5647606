import { timeLeft } from '../../shared/i18n/duration.ts'

/** Counts down to the minute while it stands in the page; calmly, so that nothing needs to be paused (WCAG 2.2.2). */
export function enhance(time: HTMLElement): void {
  const end = Date.parse(time.getAttribute('datetime') ?? '')
  const { lang } = document.documentElement
  const update = () => {
    const left = end - Date.now()
    if (left > 0) time.textContent = timeLeft(lang, left)
    else time.closest('.jackpot-drop')?.remove()
  }
  update()
  const ticking = setInterval(() => (time.isConnected ? update() : clearInterval(ticking)), 60_000)
}
