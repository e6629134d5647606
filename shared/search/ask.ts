/** Fewest characters that are looked for, after trimming (spec 5, rulings 7.2). */
export const fewestCharacters = 2
export const longestQuery = 80

/** Games found that leave room for others: a row of a wide screen. */
export const fewFound = 6

/** The words to look for, or null while they are too few. Digits count: "777" (rulings 7.2). */
export function searchWords(text: string | null): string | null {
  const words = (text ?? '').trim().replace(/\s+/g, ' ').slice(0, longestQuery)
  return [...words].length >= fewestCharacters ? words : null
}
