/** How many games are kept, and shown in their row; the oldest goes when another comes. */
export const mostFavourites = 48

/** The favourite games of a stored text, the latest first: slugs with a space between. */
export const favouritesOf = (stored: string | null): readonly string[] =>
  stored === null ? [] : stored.split(' ').slice(0, mostFavourites)

/** The list with this game taken in at its front, or out of it where it is there. */
export function toggled(favourites: readonly string[], slug: string): readonly string[] {
  return favourites.includes(slug)
    ? favourites.filter((other) => other !== slug)
    : [slug, ...favourites].slice(0, mostFavourites)
}

/** Two lists as one, the first before the second. */
export const joined = (first: readonly string[], second: readonly string[]): readonly string[] =>
  [...new Set([...first, ...second])].slice(0, mostFavourites)
