/** Most words of a search that count. */
const mostWords = 6

/**
 * A visitor's text as an FTS5 expression: every word as a prefix, all of them wanted. Quoted, so that operators and
 * quotes in the text are plain characters. A text without letters or digits finds nothing.
 */
export function matchExpression(text: string): string {
  const words =
    text
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, mostWords) ?? []
  return words.length === 0 ? '""' : words.map((word) => `"${word}"*`).join(' ')
}
