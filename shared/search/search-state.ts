/** Search begins at this many characters, spaces around them apart; digits count (spec 9, rulings 7.2). */
export const searchMinimum = 2

/** How far the list of games is that is searched. */
export type SearchList = 'loading' | 'ready' | 'failed'

/** What a search shows (spec 4 "Search"). */
export type SearchState =
  /** Nothing typed: popular games, and what was looked for lately. */
  | { readonly kind: 'blank' }
  /** 'Type 2 letters and we will start searching'. */
  | { readonly kind: 'tooShort' }
  | { readonly kind: 'loading' }
  /** The list cannot be had: the search page serves. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly count: number }
  /** The zero-result message, with popular games. */
  | { readonly kind: 'nothing' }

/** The state of a search by what is typed, the list, and how many games `count` finds in it. */
export function searchState(typed: string, list: SearchList, count: (words: string) => number): SearchState {
  const words = typed.trim()
  if (words === '') return { kind: 'blank' }
  if ([...words].length < searchMinimum) return { kind: 'tooShort' }
  if (list !== 'ready') return { kind: list }
  const found = count(words)
  return found === 0 ? { kind: 'nothing' } : { kind: 'found', count: found }
}
