import type { ReactNode } from 'react'
import { callable } from './callable.ts'
import type { MarkupNode } from './markup.ts'

/** The text, its numbers to call never broken over two lines. */
export function withWholeNumbers(text: string): ReactNode {
  const pieces = text.split(callable)
  if (pieces.length === 1) return text
  return pieces.map((piece, index) => {
    // What the pattern captures stands at every second place.
    if (index % 2 === 0) return piece
    const key = `${index} number`
    return (
      <span key={key} className="whole">
        {piece}
      </span>
    )
  })
}

/** A text in the small markup of feeds, already read and with its links as the culture spells them. */
export function Markup({ nodes }: { readonly nodes: readonly MarkupNode[] }) {
  return (
    <>
      {nodes.map((node, index) => {
        // Pieces have no identity of their own, and a text never changes its order.
        const key = `${index} ${node.kind}`
        switch (node.kind) {
          case 'text':
            return withWholeNumbers(node.text)
          case 'bold':
            return (
              <strong key={key}>
                <Markup nodes={node.nodes} />
              </strong>
            )
          case 'italic':
            return (
              <em key={key}>
                <Markup nodes={node.nodes} />
              </em>
            )
          case 'link':
            return (
              <a
                key={key}
                href={node.target}
                rel={node.external ? 'noopener' : undefined}
                target={node.external ? '_blank' : undefined}
              >
                <Markup nodes={node.nodes} />
              </a>
            )
        }
        return null
      })}
    </>
  )
}
