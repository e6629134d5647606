import type { TrackingInfo } from '../../shared/tracking/tracking-info.ts'

/** Whether tracking has begun, or will not; and the numbers of browser and visit (spec 3 "Player state"). */
export interface TrackingState {
  readonly info: TrackingInfo | null
  readonly ready: boolean
}

let state: TrackingState = { info: null, ready: false }
const listeners = new Set<(state: TrackingState) => void>()

/** Tells now and at every change. */
export function onTracking(listener: (state: TrackingState) => void): void {
  listeners.add(listener)
  listener(state)
}

/** Tracking is as far as it will come: it runs, is not granted, or has failed. Nobody is to wait for it any longer. */
export function settleTracking(info: TrackingInfo | null): void {
  state = { info, ready: true }
  for (const listener of listeners) listener(state)
}
