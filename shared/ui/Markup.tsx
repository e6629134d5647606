import type { MarkupNode } from './markup.ts'

/** A text in the small markup of feeds, already read and with its links as the culture spells them. */
export function Markup({ nodes }: { readonly nodes: readonly MarkupNode[] }) {
  return (
    <>
      {nodes.map((node, index) => {
        // Pieces have no identity of their own, and a text never changes its order.
        const key = `${index} ${node.kind}`
        switch (node.kind) {
          case 'text':
            return node.text
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
