import { renderToStaticMarkup } from 'preact-render-to-string'
import type { ReactNode } from 'react'
import { joinBytes } from '../content/join-bytes.ts'
import { hashOfBytes } from '../short-hash.ts'
import { keeper } from './made-of.ts'

/** Markup that stands in many answers, as bytes. */
export interface Piece {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Names the bytes. */
  readonly name: string
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

const pieceOfBytes = (bytes: Uint8Array<ArrayBuffer>): Piece => ({ bytes, name: hashOfBytes(bytes) })

export const pieceOf = (text: string): Piece => pieceOfBytes(encoder.encode(text))

/** Markup in pieces alone: a text is one of its own. */
export const piecesOf = (markup: Markup): readonly Piece[] =>
  markup.filter((part) => part !== '').map((part) => (typeof part === 'string' ? pieceOf(part) : part))

/** Markup as one text. */
export const textOf = (markup: Markup): string =>
  markup.map((part) => (typeof part === 'string' ? part : decoder.decode(part.bytes))).join('')

/** Names what pieces say together. */
export const nameOf = (pieces: readonly Piece[]): string =>
  hashOfBytes(encoder.encode(pieces.map(({ name }) => name).join()))

const keepPiece = keeper<Piece>()

/** The piece of some objects and a name, rendered the first time. */
export const keptPiece = (of: readonly (object | null)[], as: string, render: () => ReactNode): Piece =>
  keepPiece(of, as, () => pieceOfBytes(joinBytes(piecesOf(renderMarkup(render())).map(({ bytes }) => bytes))))

/** The same of a text that is written without elements. */
export const keptText = (of: readonly (object | null)[], as: string, write: () => string): Piece =>
  keepPiece(of, as, () => pieceOf(write()))

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
