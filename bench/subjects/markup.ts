import { HTMLElement, parse, TextNode } from 'node-html-parser'

/** An element as data. */
export interface Markup {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (Markup | string)[]
  /** What stands in a script or a style, as it is. */
  readonly html?: string
}

const verbatim = new Set(['script', 'style'])

function markupOf(element: HTMLElement): Markup {
  const tag = element.rawTagName.toLowerCase()
  const attributes = { ...element.attributes }
  if (verbatim.has(tag)) return { tag, attributes, children: [], html: element.innerHTML }
  const children = element.childNodes.flatMap((node): (Markup | string)[] => {
    if (node instanceof HTMLElement) return [markupOf(node)]
    return node instanceof TextNode && node.text !== '' ? [node.text] : []
  })
  return { tag, attributes, children }
}

/** A page's elements, from its HTML. */
export function pageMarkup(html: string): Markup {
  const root = parse(html, { blockTextElements: { script: true, style: true } }).querySelector('html')
  if (root === null) throw new Error('The page has no <html>.')
  return markupOf(root)
}
