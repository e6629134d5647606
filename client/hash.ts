import { overlayOfHash } from '../shared/site/overlay.ts'

/** Whether the open overlay was pushed on the history by a click here, and not opened on load or by the address bar. */
let pushed = false
let closeOpen: (() => void) | null = null

/** Closing goes back in history if the overlay pushed, else takes the hash off (rulings 6.2). */
const leave = (): void => {
  closeOpen = null
  if (!overlayOfHash(location.hash)) return
  if (pushed) history.back()
  else history.replaceState(history.state, '', location.pathname + location.search)
  pushed = false
}

const follow = async (): Promise<void> => {
  // Over a blocked page nothing opens (rulings 4.4).
  const overlay = document.querySelector('.blocking') ? null : overlayOfHash(location.hash)
  if (!overlay) {
    closeOpen?.()
    return
  }
  try {
    const { openGameInfo } = await import('./islands/open-game-info.tsx')
    closeOpen = await openGameInfo(overlay.slug, leave)
  } catch (error) {
    // The island could not be loaded: the page stays as it is, and the link's own address says the same.
    console.error('The game overlay could not be loaded.', error)
    leave()
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
    pushed = true
    location.hash = hash
  })
  addEventListener('hashchange', () => void follow())
  void follow()
}
