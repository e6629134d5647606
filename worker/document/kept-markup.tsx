import { renderToStaticMarkup } from 'preact-render-to-string'
import type { ReactNode } from 'react'
import { joinBytes } from '../content/join-bytes.ts'
import { digest } from '../content/key.ts'
import { shortHash } from '../short-hash.ts'
import { keeper } from './made-of.ts'

/** Markup that stands in many answers, as bytes. */
export interface Piece {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Names the bytes; null until somebody has asked. */
  name: string | null
}

/** Rendered markup in its order: texts that are rendered for one answer, and pieces that are kept. */
export type Markup = readonly (string | Piece)[]

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Pieces of the markup that is being rendered, in its order; null where markup is rendered as one text. */
let collected: Piece[] | null = null

/** Stands for a piece in the text that is rendered. It is drawn by lot: nobody who writes content can know it. */
let mark: string | null = null

/** Renders, and keeps apart what `Kept` says. */
export function renderMarkup(node: ReactNode): Markup {
  const outer = collected
  const own: Piece[] = []
  collected = own
  try {
    // biome-ignore lint/complexity/noUselessFragments: what is rendered may be a text
    const html = renderToStaticMarkup(<>{node}</>)
    if (mark === null) return [html]
    const texts = html.split(mark)
    // A text that was rendered apart and kept still has the mark of a piece that only its first rendering collected.
    if (texts.length !== own.length + 1)
      throw new Error(
        `${texts.length - 1} places for ${own.length} kept pieces: \`Kept\` stands in markup that is kept as text.`,
      )
    return texts.flatMap((text, index) => [...own.slice(index - 1, index), text])
  } finally {
    collected = outer
  }
}

/** Markup as bytes, in the pieces that it is made of. */
export const encodeMarkup = (markup: Markup): Uint8Array<ArrayBuffer>[] =>
  markup.flatMap((part) => (part === '' ? [] : [typeof part === 'string' ? encoder.encode(part) : part.bytes]))

/** Markup as one text. */
export const textOf = (markup: Markup): string =>
  markup.map((part) => (typeof part === 'string' ? part : decoder.decode(part.bytes))).join('')

/** A second hash of another seed: what is told apart by 64 bits is told apart. */
const otherSeed = 0x9e3779b9

/** Names what markup says, by its texts and by the names of its pieces, each of which is found once. */
export async function nameOf(markup: Markup): Promise<string> {
  for (const part of markup) if (typeof part !== 'string') part.name ??= await digest(part.bytes)
  // Not by the runtime's digest: asking for it costs more than this, as the texts between pieces are short on most pages.
  const text = markup.map((part) => (typeof part === 'string' ? part : part.name)).join('\n')
  return shortHash(text) + shortHash(text, otherSeed)
}

export const pieceOf = (text: string): Piece => ({ bytes: encoder.encode(text), name: null })

const keepPiece = keeper<Piece>()

/** The piece of some objects and a name, rendered the first time. */
export const keptPiece = (of: readonly (object | null)[], as: string, render: () => ReactNode): Piece =>
  keepPiece(of, as, () => ({ bytes: joinBytes(encodeMarkup(renderMarkup(render()))), name: null }))

interface KeptProps {
  /** All objects that the markup is made of (see `keeper`). */
  readonly of: readonly (object | null)[]
  /** Which of the markups that are made of them; with all else that it depends on. */
  readonly as: string
  readonly children: () => ReactNode
}

/** Markup that follows from `of` and `as` alone: rendered once for all pages that show it, and kept as bytes. */
export function Kept({ of, as, children }: KeptProps): ReactNode {
  if (collected === null) return children()
  mark ??= crypto.randomUUID()
  collected.push(keptPiece(of, as, children))
  return mark
}
