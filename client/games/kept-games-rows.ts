import { ownPart } from '../state/trusted-markup.ts'
import { favouriteSlugs } from './favourites.ts'
import { recentSlugs } from './recent-games.ts'

/** What a row shows, by the mark on the root that makes its room before the first paint (client/prepaint.ts). */
const lists: Readonly<Record<string, () => readonly string[]>> = { favourites: favouriteSlugs, recent: recentSlugs }

const root = document.documentElement
/** Has a row show its games, by its section. */
const rows = new Map<HTMLElement, () => void>()

/** What has a row show its games: the newest call's answer stands. Null where the section is none. */
function rowOf(section: HTMLElement, mark: string, slugs: () => readonly string[]): (() => void) | null {
  const address = section.dataset.cards
  const cards = section.querySelector<HTMLElement>('[data-failed]')
  if (address === undefined || !cards) return null
  let asked = new AbortController()
  const fill = async (signal: AbortSignal): Promise<void> => {
    const wanted = slugs()
    if (wanted.length === 0) {
      delete root.dataset[mark]
      return
    }
    // Limit: 10 s; then the row says that it cannot be shown.
    const response = await fetch(`${address}?slugs=${wanted.join(',')}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
    })
    if (!response.ok) throw new Error(`The games could not be fetched: status ${response.status}`)
    cards.innerHTML = ownPart(await response.text())
  }
  return () => {
    // A first game makes its room at the next page: nothing moves under a reader.
    if (root.dataset[mark] === undefined) return
    asked.abort()
    const mine = new AbortController()
    asked = mine
    fill(mine.signal).catch(() => {
      if (!mine.signal.aborted) cards.textContent = cards.dataset.failed ?? ''
    })
  }
}

/**
 * Fills home's rows of games that the device holds: favourites, and what was looked at. The cards are the site's own, rendered
 * like any other. A game that is no longer offered is left out. Again on a page that is come back to, whose games may be others
 * by now: there nobody reads it yet, so that a first game has its room.
 */
export function enhance(): void {
  for (const section of document.querySelectorAll<HTMLElement>('[data-kept-games]')) {
    const { keptGames: mark = '' } = section.dataset
    const slugs = lists[mark]
    if (!slugs) continue
    if (slugs().length > 0) root.dataset[mark] = ''
    const known = rows.get(section)
    const show = known ?? rowOf(section, mark, slugs)
    if (!show) continue
    if (!known) {
      rows.set(section, show)
      if (mark === 'favourites') addEventListener('marquee:favourites', show)
    }
    show()
  }
}
