/** A piece of a text in the small markup of feeds. Neighbours are never both plain text (design "Client": one text node). */
export type MarkupNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold' | 'italic'; readonly nodes: readonly MarkupNode[] }
  | {
      readonly kind: 'link'
      readonly target: string
      readonly external: boolean
      readonly nodes: readonly MarkupNode[]
    }

/** Characters that a link's target may have (spec 5). */
const targetCharacters = /^[\p{L}\d\-_:&?=/. ]+$/u

/** Where a target leads, or null for one that is never a link: another scheme, `//host`, `\\`, a foreign character (rulings 7.1). */
export function linkTarget(text: string): { readonly target: string; readonly external: boolean } | null {
  const target = text.trim()
  if (!targetCharacters.test(target)) return null
  if (/^https?:\/\/[^/:?&=. ]/i.test(target))
    return URL.canParse(target) ? { target: target.replaceAll(' ', '%20'), external: true } : null
  // Relative: no scheme before the first slash, and no host after two.
  if (target.startsWith('//') || /^[^/?]*:/.test(target)) return null
  return { target: target.replaceAll(' ', '%20'), external: false }
}

const push = (nodes: MarkupNode[], node: MarkupNode): void => {
  const last = nodes.at(-1)
  if (node.kind === 'text' && node.text === '') return
  if (node.kind === 'text' && last?.kind === 'text')
    nodes[nodes.length - 1] = { kind: 'text', text: last.text + node.text }
  else nodes.push(node)
}

/** `[words](target)`, `**bold**` and `*italic*`; a pair holds something and has no space just inside it. */
const pieces = /\[([^[\]]+)\]\(([^()]*)\)|\*\*(?!\s)((?:[^*]|\*[^*]+\*)+?)(?<!\s)\*\*|\*(?!\s)([^*]+)(?<!\s)\*/g

/**
 * Reads a text of feeds: links, bold and italic; unpaired asterisks and targets that are no links stay as they were written
 * (spec 5, rulings 7.1). The syntax of a link is not in the specification: `[words](target)` (assumed).
 */
export function parseMarkup(text: string): readonly MarkupNode[] {
  const nodes: MarkupNode[] = []
  let at = 0
  for (const match of text.matchAll(pieces)) {
    const [whole, words, target, bold, italic] = match
    push(nodes, { kind: 'text', text: text.slice(at, match.index) })
    at = match.index + whole.length
    if (words !== undefined) {
      const link = linkTarget(target ?? '')
      push(nodes, link ? { kind: 'link', ...link, nodes: parseMarkup(words) } : { kind: 'text', text: whole })
    } else if (bold !== undefined) push(nodes, { kind: 'bold', nodes: parseMarkup(bold) })
    else push(nodes, { kind: 'italic', nodes: parseMarkup(italic ?? '') })
  }
  push(nodes, { kind: 'text', text: text.slice(at) })
  return nodes
}

/** The words of a text without its markup: for titles, descriptions and labels. */
export function plainMarkup(nodes: readonly MarkupNode[]): string {
  return nodes.map((node) => (node.kind === 'text' ? node.text : plainMarkup(node.nodes))).join('')
}
