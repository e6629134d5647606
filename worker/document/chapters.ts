import type { PreparedHtml } from './prepare-html.ts'

/** One second-level heading of a text with what stands below it. */
export interface Chapter {
  readonly id: string
  /** HTML of the heading. */
  readonly heading: string
  readonly html: string
}

export interface Chapters {
  /** What stands before the first heading. */
  readonly intro: string
  readonly chapters: readonly Chapter[]
}

const heading = /<h2 id="([^"]+)">([\s\S]*?)<\/h2>/g
const nested = /<(\/?)(?:blockquote|div|dl|li|ol|section|table|ul)\b[^>]*>/g

/** Whether every element that can hold a heading is closed where the text ends. */
const isClosed = (html: string): boolean => {
  let depth = 0
  for (const [, close] of html.matchAll(nested)) depth += close === '/' ? -1 : 1
  return depth === 0
}

/** A text as its chapters. A heading within a list or a quotation begins none: cutting there would leave both pieces open. */
export function chaptersOf({ html }: Pick<PreparedHtml, 'html'>): Chapters {
  const starts = [...html.matchAll(heading)].filter(({ index }) => isClosed(html.slice(0, index)))
  const chapters = starts.map(({ 0: whole, 1: id = '', 2: words = '', index }, at) => ({
    id,
    heading: words,
    html: html.slice(index + whole.length, starts[at + 1]?.index ?? html.length).trim(),
  }))
  return { intro: html.slice(0, starts[0]?.index ?? html.length).trim(), chapters }
}
