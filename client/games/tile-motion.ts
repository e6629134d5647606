import { movingArt } from '../../shared/games/moving-art.ts'

/** How long a pointer or the focus rests on a tile until its picture moves. */
const restMs = 120

/** The tile that somebody points at or has the focus on, by keyboard; never one that a finger touches. */
const tileOf = (target: EventTarget | null): HTMLImageElement | null => {
  const link = target instanceof Element ? target.closest('.game-card__link') : null
  return link?.matches(':focus-visible, :hover') ? link.querySelector('img') : null
}

/** Shows the picture as it moves, once it has come; what cannot be had leaves it still. */
async function move(picture: HTMLImageElement, moving: string, gone: AbortSignal): Promise<void> {
  const loaded = new Image()
  loaded.src = moving
  await loaded.decode()
  if (gone.aborted) return
  const still = picture.src
  picture.src = moving
  gone.addEventListener('abort', () => {
    picture.src = still
  })
}

/** Pictures of tiles move while they are pointed at or have the focus, unless the visitor wants no motion. */
export function followTiles(first: Element): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const hovers = matchMedia('(hover: hover)')
  let current: HTMLImageElement | null = null
  let gone = new AbortController()

  const follow = (target: EventTarget | null): void => {
    const picture = tileOf(target)
    if (picture === current) return
    current = picture
    gone.abort()
    gone = new AbortController()
    const moving = picture && movingArt(picture.src)
    if (!picture || !moving || calm.matches || !hovers.matches) return
    const rest = setTimeout(() => move(picture, moving, gone.signal).catch(() => undefined), restMs)
    gone.signal.addEventListener('abort', () => clearTimeout(rest))
  }

  addEventListener('pointerover', ({ target }) => follow(target), { passive: true })
  addEventListener('focusin', ({ target }) => follow(target))
  addEventListener('focusout', ({ relatedTarget }) => follow(relatedTarget))
  // The pointer has left the window.
  document.documentElement.addEventListener('pointerleave', () => follow(null))
  follow(first)
}
