/** How much of a share was taken since it was last full. */
export interface Share {
  /** Epoch ms. */
  readonly since: number
  readonly taken: number
}

/** Takes as much of what is asked for as the share still has; it is full again after each period. */
export function takeShare(
  share: Share,
  asked: number,
  now: number,
  most: { readonly entries: number; readonly every: number },
): { readonly share: Share; readonly granted: number } {
  const current = now - share.since >= most.every ? { since: now, taken: 0 } : share
  const granted = Math.max(0, Math.min(asked, most.entries - current.taken))
  return { share: { ...current, taken: current.taken + granted }, granted }
}
