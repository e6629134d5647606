import type { Apart } from './texts.ts'

/** The words that a page which says `text` may not say as well. */
export const apartFrom = (text: string, rows: readonly Apart[]): RegExp[] =>
  rows.flatMap(([one, other]) => [...(one.test(text) ? [other] : []), ...(other.test(text) ? [one] : [])])
