/** How many searches are kept. */
const mostKept = 6

/** The searches of a stored text, the latest first: one a line. */
export const recentSearches = (stored: string | null): readonly string[] => (stored === null ? [] : stored.split('\n'))

/** The stored text with one more search, or the same one moved to the front. Null for a text that cannot be kept. */
export function withSearch(stored: string | null, words: string): string | null {
  const search = words.trim().replace(/\s+/g, ' ').slice(0, 80)
  if (search.length < 2) return null
  const others = recentSearches(stored).filter((other) => other.toLowerCase() !== search.toLowerCase())
  return [search, ...others].slice(0, mostKept).join('\n')
}
