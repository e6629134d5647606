import { favouriteSlugs } from './favourites.ts'

/** Games that the row shows. */
const most = 12

/**
 * Fills home's row of favourites. Its room is there before the first paint, by `data-favourites` on the root; the cards are
 * the site's own, rendered like any other. A game that is no longer offered is left out.
 */
export function enhance(section: HTMLElement): void {
  const address = section.dataset.favouritesRow
  const cards = section.querySelector<HTMLElement>('[data-failed]')
  if (address === undefined || !cards) return
  const fill = async (slugs: readonly string[]): Promise<void> => {
    if (slugs.length === 0) {
      delete document.documentElement.dataset.favourites
      return
    }
    // Limit: 10 s; then the row says that it cannot be shown.
    const response = await fetch(`${address}?slugs=${slugs.slice(0, most).join(',')}`, {
      signal: AbortSignal.timeout(10_000),
    })
    if (!response.ok) throw new Error(`The favourites could not be fetched: status ${response.status}`)
    cards.innerHTML = await response.text()
  }
  const show = (): void => {
    // A first favourite makes its room at the next page: nothing moves under a reader.
    if (document.documentElement.dataset.favourites === undefined) return
    fill(favouriteSlugs()).catch(() => {
      cards.textContent = cards.dataset.failed ?? ''
    })
  }
  addEventListener('marquee:favourites', show)
  show()
}
