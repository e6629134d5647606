import { onConsent } from './consent.ts'
import { settleTracking } from './ready.ts'

let begun: Promise<unknown> | null = null

/** Loads what tracks, once: it follows the consent from then on. What fails tracks nothing, and nobody waits for it. */
const begin = (): void => {
  begun ??= import('./tracking.ts').then(
    ({ track }) => track(),
    () => settleTracking(null),
  )
}

/** When the page has loaded and has nothing else to do, 2 s later at most. */
const whenIdle = (task: () => void): void => {
  const soon = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 })
    else setTimeout(task, 200)
  }
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}

/** Nothing of tracking is loaded before its consent; without it, it is ready at once (rulings 6.6). */
export function followTracking(): void {
  onConsent(({ tracking, targeting }) => {
    if (tracking || targeting) whenIdle(begin)
    else if (begun === null) settleTracking(null)
  })
}
