/** A text as it is compared: without accents, capitals and repeated space. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Whether `text` holds every word of `query`, in any order; an empty query is held by everything. */
export function holdsWords(text: string, query: string): boolean {
  const folded = fold(text)
  return fold(query)
    .split(' ')
    .every((word) => folded.includes(word))
}
