import { favouritesOf, toggled } from '../../shared/games/favourites.ts'
import { favouriteGames } from '../../shared/storage/rare-table.ts'
import { readStored, removeStored, writeStored } from '../state/storage.ts'

declare global {
  interface WindowEventMap {
    /** Fired on the window when the visitor's favourite games have changed, in this tab. */
    'marquee:favourites': CustomEvent<readonly string[]>
  }
}

/** What holds where nothing may be kept: as long as the page stands. */
let unkept: readonly string[] | null = null

/** The slugs of the visitor's favourite games, the latest first. */
export const favouriteSlugs = (): readonly string[] => unkept ?? favouritesOf(readStored(favouriteGames))

/** Takes a game in or out; whether that could be kept on the device, which asks for consent to functionality (rulings 6.6). */
export function toggleFavourite(slug: string): boolean {
  const favourites = toggled(favouriteSlugs(), slug)
  const text = favourites.join(' ')
  let kept = true
  if (text === '') removeStored(favouriteGames)
  else kept = writeStored(favouriteGames, text)
  unkept = kept ? null : favourites
  dispatchEvent(new CustomEvent('marquee:favourites', { detail: favourites }))
  return kept
}
