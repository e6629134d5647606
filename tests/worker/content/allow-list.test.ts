import { describe, expect, test } from 'vitest'
import { safeHtml } from '../../../worker/content/sanitise.ts'

const clean = (html: string): string => safeHtml.parse(html)

/** The elements that text from feeds may use, each with its attributes (rulings 7.3); written without the list. */
const allowed: Readonly<Record<string, string>> = {
  a: 'href title',
  abbr: 'title',
  b: '',
  blockquote: 'cite',
  br: '',
  caption: '',
  code: '',
  dd: '',
  del: '',
  div: '',
  dl: '',
  dt: '',
  em: '',
  figcaption: '',
  figure: '',
  h2: '',
  h3: '',
  h4: '',
  hr: '',
  i: '',
  img: 'src alt width height loading',
  li: '',
  ol: 'start',
  p: '',
  s: '',
  small: '',
  span: '',
  strong: '',
  sub: '',
  sup: '',
  table: '',
  tbody: '',
  td: 'colspan rowspan',
  tfoot: '',
  th: 'colspan rowspan scope',
  thead: '',
  time: 'datetime',
  tr: '',
  u: '',
  ul: '',
}
const listed = Object.values(allowed).flatMap((names) => names.split(' '))
const attributes = [
  ...new Set([...listed, 'style', 'class', 'id', 'target', 'rel', 'name', 'srcset', 'onclick', 'data-x']),
].filter((name) => name !== '')

describe('of what feeds write there remains', () => {
  test.each(Object.entries(allowed))('<%s> with %j and nothing more', (element, names) => {
    const kept = names.split(' ').filter((name) => name !== '')
    for (const name of attributes) {
      const own = `<${element} ${name}="/1">`
      expect(clean(own)).toBe(kept.includes(name) ? own : `<${element}>`)
    }
  })

  test.each(['h1', 'h5', 'form', 'input', 'button', 'video', 'audio', 'svg', 'math', 'link', 'meta', 'base', 'main'])(
    'no <%s>, but its words',
    (element) => {
      expect(clean(`<${element}>words</${element}>`)).toBe('words')
    },
  )

  test.each(['script', 'style', 'iframe', 'object', 'template', 'noscript'])(
    'no <%s>, nor what is in it',
    (element) => {
      expect(clean(`a<${element}>words</${element}>b`)).toBe('ab')
    },
  )
})
