import { overlayOfHash } from '../../shared/site/overlay.ts'

/** The address of the link that pushed the open overlay on the history; null where it was opened on load or by the address bar. */
let pushedBy: string | null = null
let closeOpen: (() => void) | null = null

/** Closing goes back in history if the overlay pushed, else takes the hash off (rulings 6.2). */
const leave = (): void => {
  closeOpen = null
  if (!overlayOfHash(location.hash)) return
  if (pushedBy !== null) history.back()
  else history.replaceState(history.state, '', location.pathname + location.search)
  pushedBy = null
}

const follow = async (): Promise<void> => {
  // Over a blocked page nothing opens (rulings 4.4).
  const overlay = document.querySelector('.blocking') ? null : overlayOfHash(location.hash)
  if (!overlay) {
    closeOpen?.()
    return
  }
  try {
    const { openGameInfo } = await import('../games/open-game-info.tsx')
    closeOpen = await openGameInfo(overlay.slug, leave)
  } catch (error) {
    // The island could not be loaded (a tab older than a deploy, a lost network): the link's own address says the same.
    console.error('The game overlay could not be loaded.', error)
    if (pushedBy !== null) location.replace(pushedBy)
    else leave()
  }
}

/** Opens the overlay that the hash names; its code is loaded only then (design "Client"). */
export function listenToHash(): void {
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-hash]') : null
    const hash = link?.dataset.hash
    if (!hash || !overlayOfHash(`#${hash}`)) return
    event.preventDefault()
    pushedBy = link.href
    location.hash = hash
  })
  addEventListener('hashchange', () => void follow())
  void follow()
}
