/**
 * A description that a person wrote: the summary, then the paragraphs as plain text. {rtp}, {times}, {studio} and the other
 * words between braces are filled in as in all texts, so that a figure is the market's own.
 */
export type WrittenText = readonly [summary: string, first: string, second: string, ...more: string[]]

/** The texts of a language by the game's slug. */
export type WrittenTexts = Readonly<Record<string, WrittenText>>
