import type { Overlay } from '../../shared/overlays/table.ts'

/** What lies over the page after a change of the hash, lowest first, and what came and went with it. */
export interface OverlayChange {
  readonly stack: readonly Overlay[]
  readonly opened: readonly Overlay[]
  readonly closed: readonly Overlay[]
}

declare global {
  interface WindowEventMap {
    /** Fired on the window at every change (spec 2: "hash changes are published as events"). */
    'marquee:overlays': CustomEvent<OverlayChange>
  }
}

export const publish = (change: OverlayChange): boolean =>
  dispatchEvent(new CustomEvent('marquee:overlays', { detail: change }))

export const onOverlays = (listen: (change: OverlayChange) => void): void =>
  addEventListener('marquee:overlays', ({ detail }) => listen(detail))
