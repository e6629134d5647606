import { favouriteSlugs, toggleFavourite } from './favourites.ts'

/** The heart of a game's page: its words and state follow the list of favourites. */
export function enhance(button: HTMLElement): void {
  const slug = button.dataset.favourite
  if (!(button instanceof HTMLButtonElement)) return
  const words = button.querySelector('span')
  const note = button.nextElementSibling
  if (slug === undefined || words === null) return
  const show = (): void => {
    const isFavourite = favouriteSlugs().includes(slug)
    button.toggleAttribute('data-on', isFavourite)
    words.textContent = (isFavourite ? button.dataset.remove : button.dataset.add) ?? ''
  }
  addEventListener('marquee:favourites', show)
  button.addEventListener('click', () => {
    const kept = toggleFavourite(slug)
    if (note) note.textContent = kept ? '' : (button.dataset.unkept ?? '')
  })
  show()
  // Until now a press would have been lost.
  button.disabled = false
}
