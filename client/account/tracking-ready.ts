import { player } from '../state/player.ts'
import { storedConsent } from '../state/storage.ts'

/** Longest time that the account waits for tracking: its reports then go without the numbers of the visit. */
const longestWaitMs = 1500

/**
 * Tells once that tracking is ready, which the widget waits for (spec 4). At once where the visitor has not agreed to it, and
 * after the limit in any case: nobody is kept from logging in by it.
 */
export function whenTrackingReady(tell: () => void): void {
  if (player.getState().tracking.ready || !storedConsent().tracking) {
    tell()
    return
  }
  const end = (): void => {
    clearTimeout(late)
    stop()
    tell()
  }
  const late = setTimeout(end, longestWaitMs)
  const stop = player.subscribe(({ tracking }) => {
    if (tracking.ready) end()
  })
}
