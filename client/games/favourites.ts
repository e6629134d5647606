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
/** What was taken out since the list was last kept: the device may hold it still. */
const takenOut = new Set<string>()

/** Those on the device, with consent to functionality (rulings 6.6): without it they are about to go. */
const storedSlugs = (): readonly string[] =>
  storedConsent()[favouriteGames.category] ? favouritesOf(readStored(favouriteGames)) : []

/** The slugs of the visitor's favourite games, the latest first. */
export const favouriteSlugs = (): readonly string[] => unkept ?? storedSlugs()

/** Whether a game is a favourite only as long as the page stands. */
export const isUnkept = (slug: string): boolean => unkept?.includes(slug) ?? false

/** What is to be told: the list, and whether it is kept. */
const standing = (): string => `${unkept === null ? 'kept' : 'unkept'} ${favouriteSlugs().join(' ')}`
/** What the page's parts know: they have read it themselves, or been told. */
let told = standing()

function tell(): void {
  told = standing()
  dispatchEvent(new CustomEvent('marquee:favourites', { detail: favouriteSlugs() }))
}
const tellChange = (): void => {
  if (standing() !== told) tell()
}

/** Keeps a list on the device; where that cannot be done, it holds as long as the page stands. */
function keep(favourites: readonly string[]): void {
  const text = favourites.join(' ')
  let kept = true
  if (text === '') removeStored(favouriteGames)
  else kept = writeStored(favouriteGames, text)
  unkept = kept ? null : favourites
  if (kept) takenOut.clear()
}

/** Takes a game in or out. */
export function toggleFavourite(slug: string): void {
  const before = favouriteSlugs()
  if (before.includes(slug)) takenOut.add(slug)
  else takenOut.delete(slug)
  keep(toggled(before, slug))
  tell()
}

// What could not be kept before a choice is kept from it on, before what another tab has kept; what may not be kept goes.
onConsent(() => {
  if (unkept !== null) {
    const others = storedSlugs().filter((slug) => !takenOut.has(slug))
    keep(joined(unkept, others))
  }
  tellChange()
})
addEventListener('storage', ({ key }) => {
  // null: all of it has been cleared.
  if (key === favouriteGames.name || key === null) tellChange()
})
