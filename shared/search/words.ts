/** Letters that fold to more than one, or that Unicode does not take apart. */
const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }

/** A text as it is compared: small letters without accents. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => letters[letter] ?? letter)

/** The words of a text: letters and digits; the s of "Thor’s" belongs to its word, any other apostrophe parts two. */
export function wordsIn(text: string): string[] {
  return folded(text)
    .replace(/['’]s(?![\p{L}\p{N}])/gu, 's')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** The spellings of a word with two neighbours swapped ("tohr" for "thor"); a short word has too many meanings for that. */
export function swapped(word: string): string[] {
  if (word.length < 4 || /\d/.test(word)) return []
  const spellings = new Set<string>()
  for (let at = 0; at < word.length - 1; at++) {
    const [one = '', two = ''] = [word[at], word[at + 1]]
    if (one !== two) spellings.add(word.slice(0, at) + two + one + word.slice(at + 2))
  }
  return [...spellings]
}
