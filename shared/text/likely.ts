/** Edits that turn one word into another: letters put in, left out, replaced, or swapped with their neighbour. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let i = 1; i <= a.length; i += 1) {
    const [above = [], twoAbove = []] = [rows[i - 1], rows[i - 2]]
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (twoAbove[j - 2] ?? 0) + 1)
      row.push(least)
    }
    rows.push(row)
  }
  return rows[a.length]?.[b.length] ?? 0
}

/** The known word that was probably meant: at most a third of its letters differ, or it begins with what was typed. */
export function likely(word: string, known: readonly string[]): string | undefined {
  const typed = word.toLowerCase()
  const [best] = known
    .map((name) => ({ name, edits: distance(typed, name.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)
  if (best !== undefined && best.edits <= Math.max(1, Math.floor(best.name.length / 3))) return best.name
  return typed.length < 2 ? undefined : known.find((name) => name.toLowerCase().startsWith(typed))
}

/** One sentence for a word that is none of the known ones: `There is no round "crawll": did you mean "crawl"?`. */
export function unknownWord(what: string, word: string, known: readonly string[]): string {
  const meant = likely(word, known)
  return `There is no ${what} "${word}": ${meant === undefined ? `choose from ${known.join(', ')}.` : `did you mean "${meant}"?`}`
}
