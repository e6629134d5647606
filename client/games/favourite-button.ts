import { favouriteSlugs, isUnkept, toggleFavourite } from './favourites.ts'

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
    const said = isUnkept(slug) ? (button.dataset.unkept ?? '') : ''
    // The same words anew would be read out again.
    if (note && note.textContent !== said) note.textContent = said
  }
  addEventListener('marquee:favourites', show)
  button.addEventListener('click', () => toggleFavourite(slug))
  show()
  // Until now a press would have been lost.
  button.disabled = false
}
