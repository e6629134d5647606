import type { Sheet } from '../../drawing/sheet.ts'
import { movingPart } from '../../shared/games/moving-art.ts'

/** Most bytes that a picture holds for its movement. */
export const largestMotion = 500

const when = ':target .'

/**
 * Has a finished picture move while its address points to {@link movingPart}: what it shows sways, and a gleam
 * passes. Seen in any other way it stands still, as it does for those who want no motion.
 */
function addMotion(sheet: Sheet, width: number, height: number): void {
  const slant = Math.round(height / 4)
  sheet.add(
    `<path class="g" fill="#fff3" d="M-${2 * slant} 0h${slant}L-${slant} ${height}h-${slant}Z"/><style>@media(prefers-reduced-motion:no-preference){${when}m{animation:m 3s ease-in-out infinite;transform-box:fill-box;transform-origin:50% 60%}${when}g{animation:g 3s infinite}}@keyframes m{25%{transform:rotate(-6deg)}75%{transform:translateY(-4%)rotate(6deg)scale(1.08)}}@keyframes g{30%,to{translate:${width + 3 * slant}px}}</style>`,
  )
}

/** A picture with its movement, whole. */
export function finishMoving(sheet: Sheet, width: number, height: number): string {
  addMotion(sheet, width, height)
  return sheet.finish(movingPart)
}
