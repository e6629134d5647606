import { FilterXSS } from 'xss'
import { z } from 'zod'

const text = ['class', 'id'] as const

/** The elements and attributes that text from feeds may use (rulings 7.3). */
const filter = new FilterXSS({
  whiteList: {
    a: ['href', 'title', ...text],
    abbr: ['title'],
    b: [],
    blockquote: ['cite'],
    br: [],
    caption: [],
    code: [],
    dd: [],
    del: [],
    div: [...text],
    dl: [],
    dt: [],
    em: [],
    figcaption: [],
    figure: [],
    h2: [...text],
    h3: [...text],
    h4: [...text],
    hr: [],
    i: [],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    li: [],
    ol: ['start'],
    p: [...text],
    s: [],
    small: [],
    span: [...text],
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
})

/** HTML of a feed, reduced to the allow-list. Applied once, when the text enters the cache. */
export const safeHtml = z.string().transform((html) => filter.process(html))
