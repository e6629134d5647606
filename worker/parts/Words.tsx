import { Markup } from '../../shared/ui/Markup.tsx'
import { type MarkupNode, plainMarkup } from '../../shared/ui/markup.ts'
import type { View } from '../view/view.ts'
import { markupOf } from './markup.ts'

/** Without its links: for words that stand in a link themselves. */
export const withoutLinks = (nodes: readonly MarkupNode[]): readonly MarkupNode[] =>
  nodes.flatMap((node): readonly MarkupNode[] => {
    if (node.kind === 'text') return [node]
    const inner = withoutLinks(node.nodes)
    return node.kind === 'link' ? inner : [{ ...node, nodes: inner }]
  })

/** The words of a feed's text without its small markup: for titles, lists and labels. */
export const plainWords = (view: View, text: string): string => plainMarkup(markupOf(view, text))

/** A feed's text with its small markup (spec 5). */
export function Words({ view, text }: { readonly view: View; readonly text: string }) {
  return <Markup nodes={markupOf(view, text)} />
}
