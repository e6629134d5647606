import { FilterXSS, type IFilterXSSOptions } from 'xss'
import * as z from 'zod/mini'
import { shortHash } from '../short-hash.ts'

/**
 * The elements and attributes that text from feeds may use (rulings 7.3). No ids: the page's own stand for its data and its
 * overlays; headings get theirs where the text is prepared. No classes: they would dress up as the page's own controls.
 */
const rules = {
  whiteList: {
    a: ['href', 'title'],
    abbr: ['title'],
    b: [],
    blockquote: ['cite'],
    br: [],
    caption: [],
    code: [],
    dd: [],
    del: [],
    div: [],
    dl: [],
    dt: [],
    em: [],
    figcaption: [],
    figure: [],
    h2: [],
    h3: [],
    h4: [],
    hr: [],
    i: [],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    li: [],
    ol: ['start'],
    p: [],
    s: [],
    small: [],
    span: [],
    strong: [],
    sub: [],
    sup: [],
    table: [],
    tbody: [],
    td: ['colspan', 'rowspan'],
    tfoot: [],
    th: ['colspan', 'rowspan', 'scope'],
    thead: [],
    time: ['datetime'],
    tr: [],
    u: [],
    ul: [],
  },
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'style', 'iframe', 'object', 'template', 'noscript'],
} satisfies IFilterXSSOptions

/** A schema of HTML that a filter of these rules reduces; it names them, so that what was kept under others is not read. */
export function htmlUnder(rules: IFilterXSSOptions) {
  // Made with the first text: a Worker that starts has none.
  let filter: FilterXSS | undefined
  const marked = z.string().check(z.meta({ sanitiser: shortHash(JSON.stringify(rules)) }))
  return z.pipe(
    marked,
    z.transform((html) => {
      filter ??= new FilterXSS(rules)
      return filter.process(html)
    }),
  )
}

/** HTML of a feed, reduced to the allow-list. Applied once, when the text enters the cache. */
export const safeHtml = htmlUnder(rules)
