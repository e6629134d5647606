const durationMs = 250

/** Scrolls to the top: 250 ms, ease-out cubic (spec 9), at once under reduced motion. A visitor who scrolls meanwhile is let go. */
export function scrollToTop(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo({ top: 0, behavior: 'instant' })
    return
  }
  const from = scrollY
  const begun = performance.now()
  const stop = new AbortController()
  for (const type of ['wheel', 'touchmove', 'keydown'])
    addEventListener(type, () => stop.abort(), { signal: stop.signal, passive: true })
  const step = (now: number): void => {
    if (stop.signal.aborted) return
    const left = 1 - Math.min(1, Math.max(0, now - begun) / durationMs)
    scrollTo({ top: from * left ** 3, behavior: 'instant' })
    if (left > 0) requestAnimationFrame(step)
    else stop.abort()
  }
  requestAnimationFrame(step)
}
