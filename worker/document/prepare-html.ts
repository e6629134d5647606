import { localiseLink } from '../../shared/routes/localise-link.ts'
import { callable } from '../../shared/ui/callable.ts'
import type { View } from '../view/view.ts'

/** A heading that a table of contents can lead to. */
export interface Heading {
  readonly id: string
  /** HTML of the heading, without links. */
  readonly html: string
}

export interface PreparedHtml {
  readonly html: string
  readonly headings: readonly Heading[]
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&')

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const plain = (html: string): string => html.replace(/<[^>]+>/g, '').trim()

/** Words of a heading as an id. The prefix keeps ids apart from every hash that opens an overlay (rulings 6.2). */
const idOf = (text: string, taken: ReadonlySet<string>): string => {
  const words = plain(text)
    .replace(/&[a-z#0-9]+;/gi, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
  const id = `section-${words === '' ? 'text' : words}`
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? id : `${id}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}

/** Links of a text as the culture spells them; where it lacks the page only the words stay (rulings 2.6, 3.8). */
const localiseLinks = (html: string, view: View): string => {
  const open: boolean[] = []
  return html.replace(/<a(?=[\s>])[^>]*>|<\/a>/gi, (tag) => {
    if (tag.startsWith('</')) return open.pop() === false ? '' : tag
    const target = attribute(tag, 'href')
    if (target === undefined || !target.startsWith('/')) {
      open.push(true)
      const external = target !== undefined && /^https?:/i.test(target)
      return external && !tag.includes(' target=') ? tag.replace(/\s*>$/, ' rel="noopener" target="_blank">') : tag
    }
    const path = localiseLink(target, view.edition, view.site.editions)
    open.push(path !== null)
    return path === null ? '' : tag.replace(/\shref="[^"]*"/, () => ` href="${escaped(path)}"`)
  })
}

const tagOrCallable = new RegExp(`<[^>]*>|${callable.source}`, 'g')

/** Numbers to call in one piece; what stands inside a tag is left as it is. */
const withWholeNumbers = (html: string): string =>
  html.replace(tagOrCallable, (piece, number: string | undefined) =>
    number === undefined ? piece : `<span class="whole">${number}</span>`,
  )

/**
 * Text of a feed, made ready for its page: links localised, second-level headings with ids, numbers to call never broken over
 * two lines, tables in a frame of their own that scrolls sideways and can be reached by keyboard. `html` was sanitised when it
 * entered the cache (rulings 7.3).
 */
export function prepareHtml(view: View, html: string): PreparedHtml {
  const headings: Heading[] = []
  const ids = new Set<string>()
  let label = ''
  const framed = html.replace(
    /<h2[^>]*>([\s\S]*?)<\/h2>|<table[^>]*>|<\/table>|<th>/gi,
    (tag, text: string | undefined) => {
      if (text !== undefined) {
        const id = idOf(text, ids)
        ids.add(id)
        headings.push({ id, html: text.replace(/<\/?a(?=[\s>])[^>]*>/gi, '') })
        label = plain(text)
        return `<h2 id="${id}">${text}</h2>`
      }
      if (tag === '<th>') return '<th scope="col">'
      if (tag.startsWith('</')) return `${tag}</div>`
      const name = label === '' ? '' : ` role="region" aria-label="${label.replaceAll('"', '&quot;')}"`
      return `<div class="table-frame" tabindex="0"${name}>${tag}`
    },
  )
  return { html: withWholeNumbers(localiseLinks(framed, view)), headings }
}
