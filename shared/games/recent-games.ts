/** How many games are kept; the one that was seen longest ago goes when another comes. */
const mostKept = 12

/** The games of a stored text, the one seen last first: slugs with a space between. */
export const recentOf = (stored: string | null): readonly string[] =>
  stored === null ? [] : stored.split(' ').slice(0, mostKept)

/** The list once this game has been seen. */
export const withSeen = (recent: readonly string[], slug: string): readonly string[] =>
  [slug, ...recent.filter((other) => other !== slug)].slice(0, mostKept)
