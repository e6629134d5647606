import { favouritesOf, joined, toggled } from '../../shared/games/favourites.ts'
import { favouriteGames } from '../../shared/storage/rare-table.ts'
import { readStored, removeStored, storedConsent, writeStored } from '../state/storage.ts'
import { onConsent } from '../tracking/consent.ts'

declare global {
  interface WindowEventMap {
    /** Fired on the window when the visitor's favourite games have changed, in this tab or in another, and what is kept of them. */
    'marquee:favourites': CustomEvent<readonly string[]>
  }
}

/** What holds where nothing may be kept: as long as the page stands. */
let unkept: readonly string[] | null = null

/** Those on the device, with consent to functionality (rulings 6.6): without it they are about to go. */
const storedSlugs = (): readonly string[] =>
  storedConsent()[favouriteGames.category] ? favouritesOf(readStored(favouriteGames)) : []

/** The slugs of the visitor's favourite games, the latest first. */
export const favouriteSlugs = (): readonly string[] => unkept ?? storedSlugs()

/** Whether a game is a favourite only as long as the page stands. */
export const isUnkept = (slug: string): boolean => unkept?.includes(slug) ?? false

const tell = (): boolean => dispatchEvent(new CustomEvent('marquee:favourites', { detail: favouriteSlugs() }))

/** Keeps a list on the device; whether that could be done. */
function keep(favourites: readonly string[]): boolean {
  const text = favourites.join(' ')
  let kept = true
  if (text === '') removeStored(favouriteGames)
  else kept = writeStored(favouriteGames, text)
  unkept = kept ? null : favourites
  tell()
  return kept
}

/** Takes a game in or out; whether that could be kept on the device. */
export const toggleFavourite = (slug: string): boolean => keep(toggled(favouriteSlugs(), slug))

// What could not be kept before a choice is kept from it on, before what another tab has kept; what may not be kept goes.
onConsent(() => {
  if (unkept === null) tell()
  else keep(joined(unkept, storedSlugs()))
})
addEventListener('storage', ({ key }) => {
  // null: all of it has been cleared.
  if (key === favouriteGames.name || key === null) tell()
})
