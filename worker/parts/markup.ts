import { localiseLink } from '../../shared/routes/localise-link.ts'
import { type MarkupNode, parseMarkup } from '../../shared/ui/markup.ts'
import type { View } from '../view/view.ts'

const localised = (view: View, nodes: readonly MarkupNode[]): readonly MarkupNode[] =>
  nodes.flatMap((node): readonly MarkupNode[] => {
    if (node.kind === 'text') return [node]
    const inner = localised(view, node.nodes)
    if (node.kind !== 'link' || node.external) return [{ ...node, nodes: inner }]
    const path = node.target.startsWith('/') ? node.target : `/${node.target}`
    const target = localiseLink(path, view.edition, view.site.editions)
    return target === null ? inner : [{ ...node, target, nodes: inner }]
  })

/** A text of a feed as nodes, its internal links as the culture spells them; where it lacks the page the words stay. */
export function markupOf(view: View, text: string): readonly MarkupNode[] {
  return localised(view, parseMarkup(text))
}
