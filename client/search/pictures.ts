import { whenSeen } from '../layout/when-seen.ts'

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
/** undefined: the results rest. */
let rest: ReturnType<typeof setTimeout> | undefined

function showNext(): void {
  if (rest !== undefined) return
  for (const [turn, show] of waiting) {
    if (coming.size === most) return
    waiting.delete(turn)
    coming.add(turn)
    show()
    setTimeout(turn.end, longestMs)
  }
}

/**
 * Calls `show` when a result's picture may come: once its place is seen and the results rest, after those that were seen before
 * it. A browser reads and lays out a drawing (SVG) in the thread that takes the keys, and two dozen at once take longer than a
 * letter may.
 */
export function takeTurn(place: Element, show: () => void): Turn {
  const forget = whenSeen(place, () => {
    waiting.set(turn, show)
    showNext()
  })
  const turn: Turn = {
    end: () => {
      forget()
      waiting.delete(turn)
      // In the task after the frame that paints it.
      if (coming.delete(turn)) requestAnimationFrame(() => setTimeout(showNext))
    },
  }
  clearTimeout(rest)
  rest = setTimeout(() => {
    rest = undefined
    showNext()
  }, restMs)
  return turn
}
