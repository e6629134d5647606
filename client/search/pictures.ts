/** Pictures wait until no new results have come for so long: who types on needs the words. */
const restMs = 120
/** Pictures on their way at a time. What has come is painted before the next: a key pressed meanwhile waits for few of them. */
const most = 2
/** Longest wait for one of them; then the next may come beside it. */
const longestMs = 1000

/** A picture's place in the row of those that are to come. */
export interface Turn {
  /** It has come, or cannot be had, or nobody wants it any more. */
  readonly end: () => void
}

const waiting = new Map<Turn, () => void>()
const coming = new Set<Turn>()
let restsAt = 0

function showNext(): void {
  if (performance.now() < restsAt) return
  for (const [turn, show] of waiting) {
    if (coming.size === most) return
    waiting.delete(turn)
    coming.add(turn)
    show()
    setTimeout(turn.end, longestMs)
  }
}

/**
 * Calls `show` when a result's picture may come: after those that have asked before it, once the results rest. A browser reads
 * and lays out a drawing (SVG) in the thread that takes the keys, and two dozen at once take longer than a letter may.
 */
export function takeTurn(show: () => void): Turn {
  const turn: Turn = {
    end: () => {
      waiting.delete(turn)
      // In the task after the frame that paints it.
      if (coming.delete(turn)) requestAnimationFrame(() => setTimeout(showNext))
    },
  }
  waiting.set(turn, show)
  restsAt = performance.now() + restMs
  setTimeout(showNext, restMs + 1)
  return turn
}
