/** How many games of a row are seen first. */
const opening = 6

/**
 * Rows of games, the first six of each other than the first six of the row above, as far as it has others. What is moved goes
 * to the end of its row; the order is kept otherwise, and no row loses or gains a game.
 */
export function withoutRepeats<G extends { readonly slug: string }, R extends { readonly games: readonly G[] }>(
  rows: readonly R[],
): R[] {
  let above = new Set<string>()
  return rows.map((row) => {
    const fresh = row.games.filter(({ slug }) => !above.has(slug))
    const seen = row.games.filter(({ slug }) => above.has(slug))
    const games = [...fresh, ...seen]
    above = new Set(games.slice(0, opening).map(({ slug }) => slug))
    return { ...row, games }
  })
}
